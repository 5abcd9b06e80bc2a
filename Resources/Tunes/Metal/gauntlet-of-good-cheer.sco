; D major, 164 bpm, 4/4. The king is in a good mood: a gallop, and a fanfare in thirds.
t 0 164
i "master" 0 7

i "lead" 0      0.69   9.02  0.29  0     4
i "lead" 0.75   0.23   9.02  0.29  0     4
i "lead" 1      0.46   9.02  0.29  0     4

i "lead" 1.5    0.46   9.06  0.3   0     3
i "lead" 2      0.46   9.04  0.3   0     3
i "lead" 2.5    0.46   9.06  0.3   0     3

i "lead" 3      0.92   9.09  0.27  0     5

i "lead" 4      0.475  9.06  0.3   0     3
i "lead" 4.5    0.2375 9.07  0.3   0     3
i "lead" 4.75   0.2375 9.06  0.3   0     3

i "lead" 5      1.9    9.02  0.31  0     4

i "chug" 0      0.4    6.02  0.51
i "chug" 0.5    0.2    6.02  0.51
i "chug" 0.75   0.2    6.02  0.51
i "chug" 1      0.4    6.07  0.51
i "chug" 1.5    0.2    6.07  0.51
i "chug" 1.75   0.2    6.07  0.51
i "chug" 2      0.4    6.02  0.51
i "chug" 2.5    0.2    6.02  0.51
i "chug" 2.75   0.2    6.02  0.51
i "chug" 3      0.4    6.09  0.51
i "chug" 3.5    0.2    6.09  0.51
i "chug" 3.75   0.2    6.09  0.51
i "chug" 4      0.4    6.11  0.51
i "chug" 4.5    0.2    6.09  0.51
i "chug" 4.75   0.2    6.09  0.51

i "fifth" 5      1.9    6.02  0.67

i "kick" 0      0.25   0.59
i "kick" 0.5    0.25   0.59
i "kick" 0.75   0.25   0.59
i "kick" 1      0.25   0.59
i "kick" 1.5    0.25   0.59
i "kick" 1.75   0.25   0.59
i "kick" 2      0.25   0.59
i "kick" 2.5    0.25   0.59
i "kick" 2.75   0.25   0.59
i "kick" 3      0.25   0.59
i "kick" 3.5    0.25   0.59
i "kick" 3.75   0.25   0.59
i "kick" 4      0.25   0.59
i "kick" 4.5    0.25   0.59
i "kick" 4.75   0.25   0.59
i "kick" 5      0.25   0.59

i "snare" 1      1      0.77
i "snare" 3      1      0.77
i "snare" 5      1      0.77

i "bass" 0      1      6.02  0.76
i "bass" 1      1      5.07  0.76
i "bass" 2      1      6.02  0.76
i "bass" 3      1      5.09  0.76
i "bass" 4      1      5.11  0.76
i "bass" 5      1.9    6.02  0.76

i "china" 5      1.5    0.3
