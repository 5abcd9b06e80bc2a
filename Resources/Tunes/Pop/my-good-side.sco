; B minor, 104 bpm, 4/4. Pose, click. Pose, click. Turn of the head, click, click.
t 0 104
i "master" 0 4.8

i "pluck" 0      0.375  8.11  0.66
i "pluck" 0      0.375  9.02  0.66
i "pluck" 0      0.375  9.06  0.66
i "pluck" 1      0.375  8.09  0.66
i "pluck" 1      0.375  9.01  0.66
i "pluck" 1      0.375  9.04  0.66
i "pluck" 2.5    0.125  9.02  0.66
i "pluck" 2.5    0.125  9.06  0.66
i "pluck" 2.5    0.125  9.09  0.66
i "pluck" 3      0.125  9.04  0.66
i "pluck" 3      0.125  9.07  0.66
i "pluck" 3      0.125  9.11  0.66
i "pluck" 3.5    0.25   9.06  0.86
i "pluck" 3.5    0.25   9.11  0.86
i "pluck" 3.5    0.25   10.02 0.86

i "bass" 0      0.63   6.11  1.13  5.11
i "bass" 1      0.63   6.09  1.13  5.09
i "bass" 2      0.45   5.11  1.13  0
i "bass" 2.5    0.45   6.02  1.13  0
i "bass" 3      0.45   6.04  1.13  0
i "bass" 3.5    0.45   6.06  1.13  0
i "bass" 4      0.72   5.11  1.13  0

i "snap" 0.5    0.25   0.93
i "snap" 0.75   0.25   0.93
i "snap" 1.5    0.25   0.93
i "snap" 1.75   0.25   0.93
i "snap" 3      0.25   0.93
i "snap" 3.25   0.25   0.93
i "snap" 3.5    0.25   0.93
i "snap" 3.75   0.25   0.93

i "kick" 0      0.5    0.97
i "kick" 1      0.5    0.97
i "kick" 2      0.5    0.97
i "kick" 4      0.5    0.97
