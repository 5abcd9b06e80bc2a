; D blues, 92 bpm, 4/4 swung. A lazy whistle slides past the third; fingers snap.
t 0 92
i "master" 0 4.2

i "whistle" 0.67   0.33   8.09  0.66  0
i "whistle" 1      0.67   9.00  0.66  9.02
i "whistle" 1.67   1      9.05  0.66  9.06
i "whistle" 2.67   0.33   9.02  0.66  0
i "whistle" 3      0.33   9.00  0.66  0
i "whistle" 3.33   0.33   8.09  0.66  0
i "whistle" 3.66   1      9.02  0.66  0

i "bass" 0      0.536  6.02  0.86
i "bass" 0.67   0.264  6.02  0.86
i "bass" 1      0.536  6.05  0.86
i "bass" 1.67   0.264  6.07  0.86
i "bass" 2      0.536  6.09  0.86
i "bass" 2.67   0.264  7.00  0.86
i "bass" 3      0.96   6.02  0.86

i "snap" 1      1      1.53
i "snap" 3      1      1.53

i "shaker" 0      0.3333 0.15
i "shaker" 0.6666 0.3333 0.15
i "shaker" 0.9999 0.3333 0.15
i "shaker" 1.6665 0.3333 0.15
i "shaker" 1.9998 0.3333 0.15
i "shaker" 2.6664 0.3333 0.15
i "shaker" 2.9997 0.3333 0.15
i "shaker" 3.6663 0.3333 0.15
