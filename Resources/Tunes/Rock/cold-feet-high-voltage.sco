; A major, 112 bpm, 4/4. A crow hops from wire to wire: chords with cold gaps between, one shock, one caw.
t 0 112
i "master" 0 5

i "guitar" 0      0.45   6.09  0.59  0     7     12
i "guitar" 1.25   0.225  7.00  0.59  0     7     12
i "guitar" 1.5    0.45   7.02  0.59  0     7     12
i "guitar" 2.5    0.225  6.09  0.59  0     7     12
i "guitar" 3      0.45   6.07  0.59  0     7     12

i "guitar" 3.75   1.2    6.09  0.8   0     7     12

i "lead" 3.5    0.25   10.04 0.31  9.09
i "lead" 3.85   0.35   10.04 0.31  9.08

i "bass" 0      0.45   5.09  0.68
i "bass" 1.25   0.225  6.00  0.68
i "bass" 1.5    0.45   6.02  0.68
i "bass" 2.5    0.225  5.09  0.68
i "bass" 3      0.45   5.07  0.68
i "bass" 3.75   1.08   5.09  0.68

i "kick" 0      0.25   0.75
i "kick" 1.25   0.25   0.75
i "kick" 1.5    0.25   0.75
i "kick" 2.5    0.25   0.75
i "kick" 3      0.25   0.75
i "kick" 3.75   0.25   0.75

i "snare" 1      0.25   0.84
i "snare" 3      0.25   0.84

i "hat" 0      0.5    0.32
i "hat" 0.5    0.5    0.32
i "hat" 1      0.5    0.32
i "hat" 1.5    0.5    0.32
i "hat" 2      0.5    0.32
i "hat" 2.5    0.5    0.32
i "hat" 3      0.5    0.32
i "hat" 3.5    0.5    0.32

i "crash" 3.75   1.5    0.32
