; G minor, 120 bpm, 4/4. Four matches fail, dry and all alike; the fifth burns the phrase down.
t 0 120
i "master" 0 5

i "stick" 0      0.5    0.82
i "stick" 0.5    0.5    0.82
i "stick" 1      0.5    0.82
i "stick" 1.5    0.5    0.82

i "guitar" 0      0.075  6.07  0.57  0     7     0
i "guitar" 0.5    0.075  6.07  0.57  0     7     0
i "guitar" 1      0.075  6.07  0.57  0     7     0
i "guitar" 1.5    0.075  6.07  0.57  0     7     0

i "hat" 0.25   0.5    0.28
i "hat" 0.75   0.5    0.28
i "hat" 1.25   0.5    0.28
i "hat" 1.75   0.5    0.28

i "guitar" 2      0.75   6.07  0.62  0     7     12
i "guitar" 2.75   0.5    6.10  0.62  0     7     12
i "guitar" 3.25   0.5    7.00  0.62  0     7     12
i "guitar" 3.75   1.2    6.07  0.62  0     7     12

i "lead" 2      0.5    9.02  0.37  9.07
i "lead" 2.5    0.25   9.10  0.37  0
i "lead" 2.75   0.25   9.07  0.37  0
i "lead" 3      0.25   9.05  0.37  0
i "lead" 3.25   0.25   9.02  0.37  0
i "lead" 3.5    0.25   9.00  0.37  9.02
i "lead" 3.75   0.9    8.07  0.37  0

i "bass" 2      0.75   5.07  0.72
i "bass" 2.75   0.5    5.10  0.72
i "bass" 3.25   0.5    6.00  0.72
i "bass" 3.75   1.2    5.07  0.72

i "crash" 2      2      0.47

i "kick" 2      0.25   0.82
i "kick" 2.75   0.25   0.82
i "kick" 3.25   0.25   0.82
i "kick" 3.75   0.25   0.82

i "snare" 3      0.25   0.67
i "snare" 3.75   0.25   0.67
