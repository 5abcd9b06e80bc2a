; B flat minor, 116 bpm, 4/4. From one note two lines part, one up, one down; each parting an axe blow.
t 0 116
i "master" 0 5

i "lead" 0      0.5    8.10  0.29
i "lead" 0.5    0.5    9.00  0.29
i "lead" 1      0.5    9.01  0.29
i "lead" 1.5    0.5    9.03  0.29
i "lead" 2      0.5    9.05  0.29
i "lead" 2.5    0.5    9.06  0.29
i "lead" 3      1.6    9.10  0.29

i "lead" 0      0.5    8.10  0.37
i "lead" 0.5    0.5    8.08  0.37
i "lead" 1      0.5    8.06  0.37
i "lead" 1.5    0.5    8.05  0.37
i "lead" 2      0.5    8.03  0.37
i "lead" 2.5    0.5    8.01  0.37
i "lead" 3      1.6    7.10  0.37

i "fifth" 0      0.6    5.10  0.78
i "fifth" 1      0.6    5.06  0.78
i "fifth" 2      0.6    5.05  0.78
i "fifth" 3      0.96   5.10  0.78

i "anvil" 0      1      10.02 0.24
i "anvil" 1      1      10.02 0.24
i "anvil" 2      1      10.02 0.24
i "anvil" 3      1      10.02 0.24

i "kick" 0      0.25   0.68
i "kick" 1      0.25   0.68
i "kick" 2      0.25   0.68
i "kick" 2.5    0.25   0.68
i "kick" 3      0.25   0.68
i "kick" 3.5    0.25   0.68
i "kick" 3.75   0.25   0.68
i "kick" 4      0.25   0.68

i "snare" 0      1      0.77
i "snare" 1      1      0.77
i "snare" 2      1      0.77
i "snare" 3      1      0.77

i "china" 0      0.8    0.35
i "china" 1      0.8    0.35
i "china" 2      0.8    0.35
i "china" 3      0.8    0.35

i "bass" 0      0.7    5.10  0.91
i "bass" 1      0.7    5.06  0.91
i "bass" 2      0.7    5.05  0.91
i "bass" 3      1.12   5.10  0.91
