; C major to C minor, 96 bpm, 4/4. A figure by day; then the same figure upside down, by night.
t 0 96
i "master" 0 4.6 0.31 0.25 0.3

i "fm" 0      0.45   9.07  1     0     2     2
i "fm" 0.5    0.225  9.04  1     0     2     2
i "fm" 0.75   0.225  9.07  1     0     2     2
i "fm" 1      0.675  10.00 1     0     2     2

i "phaser" 0      1.9    8.00  0.4   0     2
i "phaser" 0      1.9    8.04  0.4   0     2

i "pulse" 2      0.475  7.00  0.9   0     .5
i "pulse" 2.5    0.2375 7.03  0.9   0     .5
i "pulse" 2.75   0.2375 7.00  0.9   0     .5
i "pulse" 3      1.14   6.07  0.9   0     .5

i "saws" 2      2.2    7.00  0.8   0     1800  250
i "saws" 2      2.2    7.07  0.8   0     1800  250
i "saws" 2      2.2    8.03  0.8   0     1800  250

i "sub" 2      1      6.00  0.8
i "sub" 3      1.2    5.07  0.8

i "hat" 0      0.5    0.5
i "hat" 0.5    0.5    0.5
i "hat" 1      0.5    0.5
i "hat" 1.5    0.5    0.5

i "blip" 2      1      0.6   7.00
i "blip" 3      1      0.6   7.00

i "sweep" 1.4    0.6    11.00 0.35  8.00

i "sine" 3.6    0.8    8.07  0.4   0     .8
