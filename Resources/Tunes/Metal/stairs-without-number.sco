; D locrian, 192 bpm, 4/4. Up four steps, down one, for ever: the tower has no top.
t 0 192
i "master" 0 8

i "lead" 0      0.45   8.02  0.9
i "lead" 0.5    0.45   8.03  0.9
i "lead" 1      0.45   8.05  0.9
i "lead" 1.5    0.45   8.07  0.9
i "lead" 2      0.45   8.05  0.9
i "lead" 2.5    0.45   8.07  0.9
i "lead" 3      0.45   8.08  0.9
i "lead" 3.5    0.45   8.10  0.9
i "lead" 4      0.45   8.08  0.9
i "lead" 4.5    0.45   8.10  0.9
i "lead" 5      0.45   9.00  0.9
i "lead" 5.5    0.45   9.02  0.9
i "lead" 6      0.45   9.00  0.9
i "lead" 6.5    0.45   9.02  0.9
i "lead" 7      0.9    9.03  1.17

i "chug" 0      0.4    6.02  0.9
i "chug" 0.5    0.4    6.02  0.9
i "chug" 1      0.4    6.02  0.9
i "chug" 1.5    0.4    6.03  0.9
i "chug" 2      0.4    6.02  0.9
i "chug" 2.5    0.4    6.02  0.9
i "chug" 3      0.4    6.02  0.9
i "chug" 3.5    0.4    6.05  0.9
i "chug" 4      0.4    6.02  0.9
i "chug" 4.5    0.4    6.02  0.9
i "chug" 5      0.4    6.02  0.9
i "chug" 5.5    0.4    6.08  0.9
i "chug" 6      0.4    6.02  0.9
i "chug" 6.5    0.4    6.02  0.9
i "chug" 7      0.8    6.03  0.9

i "clean" 7      2      9.03  0.6
i "clean" 7      2      9.09  0.6

i "kick" 0      0.25   1
i "kick" 0.25   0.25   1
i "kick" 0.5    0.25   1
i "kick" 0.75   0.25   1
i "kick" 1      0.25   1
i "kick" 1.25   0.25   1
i "kick" 1.5    0.25   1
i "kick" 1.75   0.25   1
i "kick" 2      0.25   1
i "kick" 2.25   0.25   1
i "kick" 2.5    0.25   1
i "kick" 2.75   0.25   1
i "kick" 3      0.25   1
i "kick" 3.25   0.25   1
i "kick" 3.5    0.25   1
i "kick" 3.75   0.25   1
i "kick" 4      0.25   1
i "kick" 4.25   0.25   1
i "kick" 4.5    0.25   1
i "kick" 4.75   0.25   1
i "kick" 5      0.25   1
i "kick" 5.25   0.25   1
i "kick" 5.5    0.25   1
i "kick" 5.75   0.25   1
i "kick" 6      0.25   1
i "kick" 6.25   0.25   1
i "kick" 6.5    0.25   1
i "kick" 6.75   0.25   1
i "kick" 7      0.25   1

i "snare" 0.5    0.5    0.8
i "snare" 1.5    0.5    0.8
i "snare" 2.5    0.5    0.8
i "snare" 3.5    0.5    0.8
i "snare" 4.5    0.5    0.8
i "snare" 5.5    0.5    0.8
i "snare" 6.5    0.5    0.8

i "hat" 0      1      0.5
i "hat" 1      1      0.5
i "hat" 2      1      0.5
i "hat" 3      1      0.5
i "hat" 4      1      0.5
i "hat" 5      1      0.5
i "hat" 6      1      0.5

i "bass" 0      4      6.02  0.7
i "bass" 4      3      6.02  0.7
i "bass" 7      1      6.03  0.7
