; D lydian, 122 bpm, 4/4. A figure of eight: out by the raised fourth, back by the seventh, and out again.
t 0 122
i "master" 0 5.6 0.245 0.35 0.35

i "phaser" 0      0.225  9.02  1     0     .98
i "phaser" 0.25   0.225  9.04  1     0     .98
i "phaser" 0.5    0.225  9.08  1     0     .98
i "phaser" 0.75   0.225  9.04  1     0     .98
i "phaser" 1      0.225  9.02  1     0     .98
i "phaser" 1.25   0.225  9.01  1     0     .98
i "phaser" 1.5    0.225  8.09  1     0     .98
i "phaser" 1.75   0.225  9.01  1     0     .98
i "phaser" 2      0.225  9.02  1     0     .98
i "phaser" 2.25   0.225  9.04  1     0     .98
i "phaser" 2.5    0.225  9.08  1     0     .98
i "phaser" 2.75   0.225  9.04  1     0     .98
i "phaser" 3      0.225  9.02  1     0     .98
i "phaser" 3.25   0.225  9.01  1     0     .98
i "phaser" 3.5    0.225  8.09  1     0     .98
i "phaser" 3.75   0.225  9.01  1     0     .98
i "phaser" 4      1.08   9.02  1     0     .98

i "saws" 0      2      8.02  0.35  0     900   3000
i "saws" 0      2      8.06  0.35  0     900   3000
i "saws" 0      2      8.09  0.35  0     900   3000
i "saws" 2      2      8.04  0.35  0     900   3000
i "saws" 2      2      8.08  0.35  0     900   3000
i "saws" 2      2      8.11  0.35  0     900   3000
i "saws" 4      1.4    8.02  0.35  0     900   3000
i "saws" 4      1.4    8.09  0.35  0     900   3000

i "kick" 0      1      1.1
i "kick" 1      1      1.1
i "kick" 2      1      1.1
i "kick" 3      1      1.1
i "kick" 4      1      1.1

i "hat" 0.5    1      0.9   .1
i "hat" 1.5    1      0.9   .1
i "hat" 2.5    1      0.9   .1
i "hat" 3.5    1      0.9   .1

i "sub" 0.5    0.5    6.02  0.8
i "sub" 1.5    0.5    6.02  0.8
i "sub" 2.5    0.5    6.04  0.8
i "sub" 3.5    0.375  6.04  0.8
i "sub" 4.25   0.3    6.02  0.8

i "clap" 1      1      0.6
i "clap" 3      1      0.6
