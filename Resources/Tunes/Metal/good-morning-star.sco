; A flat major, 108 bpm, 4/4. A breakfast bell with a smile; then the mace, thrice.
t 0 108
i "master" 0 4.8

i "bell" 0      0.5    9.03  0.48
i "bell" 0.5    0.5    9.00  0.48
i "bell" 1      0.75   9.08  0.48

i "clean" 0      0.35   7.08  0.35
i "clean" 0.25   0.35   8.03  0.35
i "clean" 0.5    0.35   9.00  0.35
i "clean" 0.75   0.35   8.03  0.35
i "clean" 1      0.35   7.08  0.35
i "clean" 1.25   0.35   8.03  0.35
i "clean" 1.5    0.35   8.05  0.35
i "clean" 1.75   0.35   8.03  0.35

i "fifth" 2      0.45   5.08  1.24  0     0
i "fifth" 2.75   0.3    5.08  1.24  0     0

i "fifth" 3.25   1.5    5.08  1.09  0     4

i "anvil" 2      0.75   8.08  0.19
i "anvil" 2.75   0.5    8.08  0.19
i "anvil" 3.25   1      8.08  0.19

i "china" 2      0.6    0.4
i "china" 2.75   0.6    0.4

i "kick" 2      0.25   0.91
i "kick" 2.75   0.25   0.91
i "kick" 3.25   0.25   0.91
i "kick" 3.75   0.25   0.91

i "snare" 2      0.25   0.62
i "snare" 2.75   0.25   0.62
i "snare" 3.25   0.25   0.62

i "lead" 3.25   1.5    9.00  0.3   9.03

i "bass" 2      0.45   5.08  1.21
i "bass" 2.75   0.3    5.08  1.21
i "bass" 3.25   0.9    5.08  1.21

i "china" 3.25   1.2    0.4
