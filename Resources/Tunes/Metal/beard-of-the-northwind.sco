; A dorian, 100 bpm, 4/4. Oars: heave, and heave, and the wind blows the answer back.
t 0 100
i "master" 0 4.5

i "choir" 0      0.675  7.09  1.09
i "choir" 0.75   0.225  7.04  1.09
i "choir" 1      0.45   7.07  1.09
i "choir" 1.5    0.45   7.06  1.09
i "choir" 2      0.675  7.09  1.09
i "choir" 2.75   0.225  8.00  1.09
i "choir" 3      0.225  8.02  1.09
i "choir" 3.25   0.225  7.11  1.09
i "choir" 3.5    1.08   7.09  1.09

i "fifth" 0      0.8    5.09  0.62
i "fifth" 1      0.8    6.02  0.62
i "fifth" 2      0.8    5.09  0.62
i "fifth" 3      1.04   5.09  0.62

i "tom" 0      0.5    1.1   6.09
i "tom" 1      0.5    1.1   6.09
i "tom" 2      0.5    1.1   6.09
i "tom" 3      0.5    1.1   6.09

i "tom" 0.75   0.25   1.35  6.02
i "tom" 1.75   0.25   1.35  6.02
i "tom" 2.75   0.25   1.35  6.02

i "wind" 0      1.2    10.04 0.19  10.09
i "wind" 1.2    1.2    10.09 0.19  10.02
i "wind" 2.4    1.5    10.02 0.19  10.11

i "bass" 0      1      5.09  0.76
i "bass" 1      1      6.02  0.76
i "bass" 2      1      5.09  0.76
i "bass" 3      1.3    5.09  0.76

i "kick" 0      1      1.17
i "kick" 1      1      1.17
i "kick" 2      1      1.17
i "kick" 3      1      1.17

i "anvil" 3      1      9.09  0.18
