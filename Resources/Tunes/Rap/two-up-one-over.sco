; C sharp phrygian, 108 bpm, 4/4. The knight's move: two steps up, one aside, and a hand on the clock.
t 0 108
i "master" 0 5 0.35

i "guitar" 0      0.25   8.01  0.92
i "guitar" 0.25   0.25   8.02  0.92
i "guitar" 0.5    0.5    8.04  0.92
i "guitar" 1      0.25   9.01  0.92
i "guitar" 1.5    0.5    8.08  0.92
i "guitar" 2      0.25   8.02  0.92
i "guitar" 2.25   0.25   8.04  0.92
i "guitar" 2.5    0.5    8.06  0.92
i "guitar" 3      0.25   9.02  0.92
i "guitar" 3.5    0.5    8.09  0.92
i "guitar" 4      1      9.01  0.92

i "rim" 1.5    0.25   1.88
i "rim" 3.5    0.25   1.88

i "stab" 1      0.35   8.01  0.38
i "stab" 1      0.35   8.08  0.38
i "stab" 3      0.35   8.02  0.38
i "stab" 3      0.35   8.09  0.38
i "stab" 4      0.7    8.01  0.38
i "stab" 4      0.7    8.04  0.38
i "stab" 4      0.7    8.08  0.38

i "deep" 0      1.35   6.01  0.64
i "deep" 1.5    0.45   5.11  0.64
i "deep" 2      1.35   6.02  0.64
i "deep" 3.5    0.45   6.02  0.64
i "deep" 4      0.9    6.01  0.64

i "kick" 0      0.25   0.9
i "kick" 1.5    0.25   0.9
i "kick" 2      0.25   0.9
i "kick" 3.5    0.25   0.9
i "kick" 4      0.25   0.9

i "snare" 1      0.25   1.26
i "snare" 3      0.25   1.26

i "hat" 0      0.25   0.43
i "hat" 0.5    0.25   0.43
i "hat" 1      0.25   0.43
i "hat" 1.5    0.25   0.43
i "hat" 2      0.25   0.43
i "hat" 2.5    0.25   0.43
i "hat" 3      0.25   0.43
i "hat" 3.5    0.25   0.43
