; F sharp minor, 140 bpm, 4/4 at half time. Pressure: a cold bell pattern squeezed tighter until it sparkles.
t 0 140
i "master" 0 6.4 0.2

i "bell" 0      0.9    9.01  1.1
i "bell" 0.75   0.9    9.09  1.1
i "bell" 1.5    0.6    9.08  1.1
i "bell" 2      0.6    9.01  1.1
i "bell" 2.5    0.6    9.09  1.1
i "bell" 3      0.3    9.06  1.1
i "bell" 3.25   0.3    10.01 1.1
i "bell" 3.5    0.3    9.11  1.1
i "bell" 3.75   0.3    9.09  1.1
i "bell" 4      0.15   10.01 1.1
i "bell" 4.125  0.15   10.06 1.1
i "bell" 4.25   0.15   11.01 1.1
i "bell" 4.375  0.15   10.09 1.1
i "bell" 4.5    0.15   10.06 1.1
i "bell" 4.625  0.15   11.01 1.1
i "bell" 4.75   0.15   11.06 1.1
i "bell" 4.875  0.15   11.01 1.1
i "bell" 5      1.8    10.09 1.1

i "stab" 0      2      7.06  0.35
i "stab" 0      2      8.01  0.35
i "stab" 2      2      7.02  0.35
i "stab" 2      2      7.09  0.35
i "stab" 4      2.4    7.01  0.35
i "stab" 4      2.4    7.08  0.35
i "stab" 4      2.4    8.05  0.35

i "deep" 0      1.425  5.06  1.1   0
i "deep" 1.5    0.475  5.06  1.1   0
i "deep" 2      1.425  5.02  1.1   6.02
i "deep" 3.5    0.475  6.02  1.1   0
i "deep" 4      2.28   5.01  1.1   0

i "kick" 0      0.5    1
i "kick" 1.5    0.5    1
i "kick" 3.5    0.5    1
i "kick" 5      0.5    1

i "clap" 2      2      1.1
i "clap" 4      2      1.1

i "hat" 0      0.125  0.9
i "hat" 0.5    0.125  0.9
i "hat" 1      0.125  0.9
i "hat" 1.5    0.125  0.9
i "hat" 2      0.125  0.9
i "hat" 2.25   0.125  0.9
i "hat" 2.5    0.125  0.9
i "hat" 2.75   0.125  0.9
i "hat" 3      0.125  0.9
i "hat" 3.125  0.125  0.9
i "hat" 3.25   0.125  0.9
i "hat" 3.375  0.125  0.9
i "hat" 3.5    0.125  0.9
i "hat" 4      0.125  0.9
i "hat" 4.25   0.125  0.9
i "hat" 4.5    0.125  0.9
i "hat" 4.75   0.125  0.9
i "hat" 5      0.125  0.9
i "hat" 5.125  0.125  0.9
i "hat" 5.25   0.125  0.9
i "hat" 5.375  0.125  0.9
