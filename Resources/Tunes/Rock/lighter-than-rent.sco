; C major, 126 bpm, 3/4. A feather falls: fingers on six strings, side to side, a little lower each time.
t 0 126
i "master" 0 5.8

i "acoustic" 0      1      9.07  0.9
i "acoustic" 0.5    1      9.04  0.9
i "acoustic" 1      1      9.07  0.9
i "acoustic" 1.5    1      9.02  0.9
i "acoustic" 2      1      9.05  0.9
i "acoustic" 2.5    1      9.00  0.9
i "acoustic" 3      1      9.04  0.9
i "acoustic" 3.5    1      8.11  0.9
i "acoustic" 4      1      9.02  0.9
i "acoustic" 4.5    1      8.09  0.9
i "acoustic" 5      2      8.00  0.9
i "acoustic" 5      2      8.07  0.9
i "acoustic" 5      2      9.00  0.9

i "acoustic" 0      3      7.00  0.42
i "acoustic" 1.5    3      6.11  0.42
i "acoustic" 3      3      6.09  0.42
i "acoustic" 4.5    1      6.07  0.42
i "acoustic" 5      2      7.00  0.42
