; A major, 112 bpm, 4/4. A crow hops from wire to wire: two chords and a cold gap, one shock, one caw.
t 0 112
i "master" 0 5

i "guitar" 0      0.225  6.09  0.61  0     7     12
i "guitar" 0.25   0.45   7.00  0.61  0     7     12
i "guitar" 1.5    0.225  7.02  0.61  0     7     12
i "guitar" 1.75   0.45   6.09  0.61  0     7     12
i "guitar" 3      0.225  6.07  0.61  0     7     12
i "guitar" 3.25   0.225  6.09  0.61  0     7     12

i "guitar" 3.75   1.2    6.09  0.82  0     7     12

i "lead" 3.5    0.25   10.04 0.32  9.09
i "lead" 3.85   0.35   10.04 0.32  9.08

i "twang" 0.75   0.05   9.04  0.75
i "twang" 0.875  0.05   9.04  0.75
i "twang" 1      0.05   9.04  0.75
i "twang" 2.25   0.05   9.04  0.75
i "twang" 2.375  0.05   9.04  0.75
i "twang" 2.5    0.05   9.04  0.75

i "bass" 0      0.225  5.09  0.66
i "bass" 0.25   0.45   6.00  0.66
i "bass" 1.5    0.225  6.02  0.66
i "bass" 1.75   0.45   5.09  0.66
i "bass" 3      0.225  5.07  0.66
i "bass" 3.75   1.08   5.09  0.66

i "kick" 0      0.25   0.75
i "kick" 0.25   0.25   0.75
i "kick" 1.5    0.25   0.75
i "kick" 1.75   0.25   0.75
i "kick" 3      0.25   0.75
i "kick" 3.75   0.25   0.75

i "snare" 3.75   0.25   0.85

i "cowbell" 0.75   0.25   0.31
i "cowbell" 2.25   0.25   0.31
i "cowbell" 2.75   0.25   0.31

i "crash" 3.75   1.5    0.32
