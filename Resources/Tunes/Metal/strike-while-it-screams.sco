; E minor, 148 bpm, 4/4. Hammer on the beat, hammer off the beat, and the iron screams.
t 0 148
i "master" 0 6.4

i "anvil" 0      1      9.04  0.73
i "anvil" 1      0.5    9.04  0.73
i "anvil" 1.5    0.5    9.04  0.73
i "anvil" 2      0.75   9.04  0.73
i "anvil" 2.75   0.75   9.04  0.73
i "anvil" 3.5    0.5    9.04  0.73
i "anvil" 4      1.5    9.04  0.73

i "chug" 0      0.45   6.04  0.59
i "chug" 0.5    0.45   6.04  0.59
i "chug" 1      0.45   6.07  0.59
i "chug" 1.5    0.45   6.04  0.59
i "chug" 2      0.225  6.04  0.59
i "chug" 2.25   0.225  6.04  0.59
i "chug" 2.5    0.225  6.04  0.59
i "chug" 2.75   0.45   6.06  0.59
i "chug" 3.25   0.225  6.04  0.59
i "chug" 3.5    0.45   6.04  0.59

i "fifth" 4      1      6.00  0.61
i "fifth" 5      1.4    6.04  0.61

i "lead" 2      1      8.11  0.33  9.11
i "lead" 4      1.8    9.04  0.33  10.04

i "kick" 0      0.25   0.68
i "kick" 0.5    0.25   0.68
i "kick" 0.75   0.25   0.68
i "kick" 1      0.25   0.68
i "kick" 1.5    0.25   0.68
i "kick" 1.75   0.25   0.68
i "kick" 2      0.25   0.68
i "kick" 2.5    0.25   0.68
i "kick" 2.75   0.25   0.68
i "kick" 3      0.25   0.68
i "kick" 3.5    0.25   0.68
i "kick" 3.75   0.25   0.68
i "kick" 4      0.25   0.68
i "kick" 4.5    0.25   0.68
i "kick" 5      0.25   0.68

i "snare" 1      1      0.78
i "snare" 3      1      0.78
i "snare" 5      1      0.78

i "tom" 3.5    0.25   1.01  6.04
i "tom" 3.75   0.25   1.01  6.04

i "china" 4      1.4    0.3

i "bass" 0      4      6.04  0.71
i "bass" 4      1      6.00  0.71
i "bass" 5      1.4    6.04  0.71
