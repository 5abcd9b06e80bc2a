; G major, 132 bpm, 4/4. A key that does not fit, half a step too high; the spare one; the door opens.
t 0 132
i "master" 0 5.8

i "guitar" 0      0.35   6.08  0.59  0     4     7
i "guitar" 0.5    0.35   6.08  0.59  0     4     7

i "stick" 1      0.25   0.89
i "stick" 1.25   0.25   0.89

i "guitar" 2      0.45   6.07  0.55  0     7     12
i "guitar" 2.5    0.225  6.07  0.55  0     7     12
i "guitar" 2.75   0.225  7.00  0.55  0     7     12
i "guitar" 3      0.45   7.02  0.55  0     7     12
i "guitar" 3.5    1.35   6.07  0.55  0     7     12

i "lead" 2      0.225  8.11  0.35  0
i "lead" 2.25   0.225  9.02  0.35  0
i "lead" 2.5    0.45   9.07  0.35  0
i "lead" 3      0.225  9.04  0.35  0
i "lead" 3.25   0.225  9.02  0.35  0
i "lead" 3.5    0.225  8.11  0.35  9.02
i "lead" 3.75   1.26   9.07  0.35  0

i "bass" 0      0.4    5.08  0.65
i "bass" 0.5    0.4    5.08  0.65
i "bass" 2      0.4    5.07  0.65
i "bass" 2.5    0.2    5.07  0.65
i "bass" 2.75   0.2    6.00  0.65
i "bass" 3      0.4    6.02  0.65
i "bass" 3.5    1.2    5.07  0.65

i "kick" 0      0.25   0.75
i "kick" 0.5    0.25   0.75
i "kick" 2      0.25   0.75
i "kick" 2.75   0.25   0.75
i "kick" 3.25   0.25   0.75
i "kick" 3.75   0.25   0.75

i "snare" 2.5    0.5    0.76
i "snare" 3.5    0.5    0.76

i "hat" 2      0.25   0.32
i "hat" 2.5    0.25   0.32
i "hat" 3      0.25   0.32
i "hat" 3.5    0.25   0.32
i "hat" 4      0.25   0.32

i "tambourine" 3.5    0.5    0.35
i "tambourine" 4      0.5    0.35
