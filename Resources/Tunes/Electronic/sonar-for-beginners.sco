; C minor, 80 bpm, 4/4. A ping, its echoes, and from below somebody's answer.
t 0 80
i "master" 0 3.9 0.375 0.5 0.8

i "sine" 0      1.5    10.03 1.58  0     .25
i "sine" 2      0.5    10.03 1.58  0     .25
i "sine" 2.5    1.4    9.07  1.58  0     .25

i "phaser" 0      2      7.00  0.42  0     2
i "phaser" 0      2      7.07  0.42  0     2
i "phaser" 2      1.9    6.08  0.42  0     2
i "phaser" 2      1.9    7.03  0.42  0     2

i "sub" 0      2      6.00  0.72
i "sub" 2      1.9    5.08  0.72

i "fm" 2.6    0.5    8.00  0.37  0     7.1   1
i "fm" 3.1    0.7    8.03  0.37  0     7.1   1

i "blip" 0      1      0.93  7.00
i "blip" 2      1      0.93  7.00
