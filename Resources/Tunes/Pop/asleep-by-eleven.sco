; G flat major, 84 bpm, 6/8. A music box rocks between two notes, slower and softer, and nods off.
t 0 84
i "master" 0 3.9

i "bell" 0      1      10.01 0.55
i "bell" 0.5    0.34   9.10  0.55
i "bell" 0.68   1      10.01 0.55
i "bell" 1.18   0.34   9.10  0.35
i "bell" 1.37   1      10.03 0.35
i "bell" 1.87   0.4    10.01 0.35
i "bell" 2.12   1.6    9.06  0.35
i "bell" 3.12   1.2    9.01  0.23

i "strings" 0      1.9    7.06  0.32
i "strings" 0      1.9    8.01  0.32
i "strings" 1.9    0.9    7.11  0.32
i "strings" 1.9    0.9    8.03  0.32
i "strings" 2.8    1      7.06  0.32
i "strings" 2.8    1      8.01  0.32
i "strings" 2.8    1      8.10  0.32
