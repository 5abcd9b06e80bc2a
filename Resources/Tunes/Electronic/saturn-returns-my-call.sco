; A major, 88 bpm, 7/8. Two tones dialled; far away the answer bends round its rings.
t 0 88
i "master" 0 4.2 0.38 0.3 0.35

i "sine" 0      0.2    9.04  0.21  0
i "sine" 0      0.2    10.01 0.21  0
i "sine" 0.25   0.2    9.06  0.21  0
i "sine" 0.25   0.2    10.02 0.21  0
i "sine" 0.5    0.2    9.04  0.21  0
i "sine" 0.5    0.2    10.01 0.21  0

i "blip" 0      0.25   0.29  9.09
i "blip" 0.25   0.25   0.29  9.09
i "blip" 0.5    0.25   0.29  9.09

i "sine" 1      0.75   8.04  0.47  9.04
i "sine" 1.75   0.75   9.02  0.47  8.11
i "sine" 2.5    1.5    9.01  0.47  8.09

i "phaser" 1      1.5    7.09  0.35  0     2.7
i "phaser" 1      1.5    8.04  0.35  0     2.7
i "phaser" 2.5    0.6    7.02  0.35  0     2.7
i "phaser" 2.5    0.6    7.09  0.35  0     2.7
i "phaser" 3.1    1      7.09  0.35  0     2.7
i "phaser" 3.1    1      8.01  0.35  0     2.7

i "sub" 1      1.5    6.09  0.39
i "sub" 2.5    0.6    6.02  0.39
i "sub" 3.1    1      5.09  0.39
