; A flat major, 108 bpm, 4/4. A breakfast bell with a smile; then the mace, thrice.
t 0 108
i "master" 0 4.8

i "bell" 0      0.5    9.03  1
i "bell" 0.5    0.5    9.00  1
i "bell" 1      0.75   9.08  1

i "clean" 0      0.35   7.08  0.7
i "clean" 0.25   0.35   8.03  0.7
i "clean" 0.5    0.35   9.00  0.7
i "clean" 0.75   0.35   8.03  0.7
i "clean" 1      0.35   7.08  0.7
i "clean" 1.25   0.35   8.03  0.7
i "clean" 1.5    0.35   8.05  0.7
i "clean" 1.75   0.35   8.03  0.7

i "fifth" 2      0.45   5.08  1.2   0     0
i "fifth" 2.75   0.3    5.08  1.2   0     0

i "fifth" 3.25   1.5    5.08  1.2   0     4

i "anvil" 2      0.75   8.08  0.5
i "anvil" 2.75   0.5    8.08  0.5
i "anvil" 3.25   1      8.08  0.5

i "china" 2      0.6    0.8
i "china" 2.75   0.6    0.8

i "kick" 2      0.25   1.1
i "kick" 2.75   0.25   1.1
i "kick" 3.25   0.25   1.1
i "kick" 3.75   0.25   1.1

i "snare" 2      0.25   1.1
i "snare" 2.75   0.25   1.1
i "snare" 3.25   0.25   1.1

i "lead" 3.25   1.5    9.00  0.7   9.03

i "bass" 2      0.45   5.08  1
i "bass" 2.75   0.3    5.08  1
i "bass" 3.25   0.9    5.08  1

i "china" 3.25   1.2    0.8
