; E diminished, 208 bpm, 4/4. Eight legs: eight needles of a tapped chord, then eight of the next.
t 0 208
i "master" 0 8.6

i "clean" 0      0.175  9.04  1.1
i "clean" 0.25   0.175  9.07  1.1
i "clean" 0.5    0.175  9.10  1.1
i "clean" 0.75   0.175  10.01 1.1
i "clean" 1      0.175  10.04 1.1
i "clean" 1.25   0.175  10.01 1.1
i "clean" 1.5    0.175  9.10  1.1
i "clean" 1.75   0.175  9.07  1.1

i "lead" 2      0.125  9.05  0.8
i "lead" 2.25   0.125  9.08  0.8
i "lead" 2.5    0.125  9.11  0.8
i "lead" 2.75   0.125  10.02 0.8
i "lead" 3      0.125  10.05 0.8
i "lead" 3.25   0.125  10.02 0.8
i "lead" 3.5    0.125  9.11  0.8
i "lead" 3.75   0.125  9.08  0.8

i "clean" 4      0.175  9.04  1.1
i "clean" 4.25   0.175  9.07  1.1
i "clean" 4.5    0.175  9.10  1.1
i "clean" 4.75   0.175  10.01 1.1
i "clean" 5      0.175  10.04 1.1
i "clean" 5.25   0.175  10.07 1.1
i "clean" 5.5    0.175  10.10 1.1
i "clean" 5.75   0.175  11.01 1.1

i "fifth" 6      0.25   6.04  1.1   0     6
i "fifth" 7      0.125  6.04  1.1   0     6
i "fifth" 7.25   0.125  6.04  1.1   0     6
i "fifth" 7.5    0.55   6.05  1.1   0     6

i "chug" 0      0.25   6.04  0.8
i "chug" 2      0.25   6.05  0.8
i "chug" 4      0.25   6.04  0.8

i "kick" 0      0.25   1
i "kick" 2      0.25   1
i "kick" 4      0.25   1
i "kick" 6      0.25   1
i "kick" 7      0.25   1
i "kick" 7.25   0.25   1
i "kick" 7.5    0.25   1

i "hat" 0      0.25   0.7
i "hat" 0.5    0.25   0.7
i "hat" 1      0.25   0.7
i "hat" 1.5    0.25   0.7
i "hat" 2      0.25   0.7
i "hat" 2.5    0.25   0.7
i "hat" 3      0.25   0.7
i "hat" 3.5    0.25   0.7
i "hat" 4      0.25   0.7
i "hat" 4.5    0.25   0.7
i "hat" 5      0.25   0.7
i "hat" 5.5    0.25   0.7

i "snare" 7.5    0.5    0.9

i "tom" 4      0.25   0.6   8.04
i "tom" 4.5    0.25   0.6   8.04
i "tom" 5      0.25   0.6   8.04
i "tom" 5.5    0.25   0.6   8.04
