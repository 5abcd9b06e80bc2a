; C major, 126 bpm, 3/4. A feather falls from side to side, rests on the air, falls on.
t 0 126
i "master" 0 5.8

i "acoustic" 0      0.25   9.07  0.71
i "acoustic" 0.125  1.75   9.04  0.71
i "acoustic" 1.25   0.25   9.05  0.71
i "acoustic" 1.375  1.25   9.02  0.71
i "acoustic" 2      0.25   9.04  0.71
i "acoustic" 2.125  0.25   9.00  0.71
i "acoustic" 2.25   1.5    9.02  0.71
i "acoustic" 3      0.5    8.11  0.71
i "acoustic" 3.75   0.25   9.00  0.71
i "acoustic" 3.875  0.25   8.07  0.71
i "acoustic" 4      0.25   8.09  0.71
i "acoustic" 4.125  0.25   8.04  0.71
i "acoustic" 4.25   2      8.00  0.71
i "acoustic" 4.25   2      8.07  0.71

i "acoustic" 0      4      7.00  0.5
i "acoustic" 2      2      6.11  0.5
i "acoustic" 3      1.75   7.07  0.5
i "acoustic" 3.875  1      6.07  0.5
i "acoustic" 4.375  2      7.00  0.5
