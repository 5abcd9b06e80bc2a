; C major, 112 bpm, 4/4. Two halves: one voice climbs, the other falls between its steps, and they meet on one note.
t 0 112
i "master" 0 5

i "marimba" 0      1.5    8.00  0.83
i "marimba" 1      1.5    8.04  0.83
i "marimba" 2      1.5    8.07  0.83
i "marimba" 3      3      9.00  0.83

i "bell" 0.5    1.4    10.00 0.3
i "bell" 1.5    1.4    9.07  0.3
i "bell" 2.5    1.4    9.04  0.3
i "bell" 4      2.8    9.00  0.39
i "bell" 4      2.8    9.04  0.39
i "bell" 4      2.8    10.00 0.39

i "bass" 0      1.5    7.00  0.57
i "bass" 1.5    0.5    6.07  0.57
i "bass" 2      1      6.09  0.57
i "bass" 3      2      7.00  0.57

i "snap" 1      1      1.03
