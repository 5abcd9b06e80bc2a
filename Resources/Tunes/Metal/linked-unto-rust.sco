; G minor, 128 bpm, 4/4. Links of three in bars of four: the chain drags itself along.
t 0 128
i "master" 0 5.8

i "chug" 0      0.225  6.07  0.68
i "chug" 0.25   0.225  6.07  0.68
i "chug" 0.5    0.225  6.10  0.89
i "chug" 0.75   0.225  6.07  0.68
i "chug" 1      0.225  6.07  0.68
i "chug" 1.25   0.225  6.09  0.89
i "chug" 1.5    0.225  6.07  0.68
i "chug" 1.75   0.225  6.07  0.68
i "chug" 2      0.225  7.00  0.89
i "chug" 2.25   0.225  6.07  0.68
i "chug" 2.5    0.225  6.07  0.68
i "chug" 2.75   0.225  6.11  0.89
i "chug" 3      0.225  6.07  0.68
i "chug" 3.25   0.225  6.07  0.68
i "chug" 3.5    0.225  7.03  0.89

i "fifth" 4      1.6    5.07  0.95

i "chain" 0      1.2    2.21  16

i "chain" 2      1.2    2.24  16

i "chain" 4      1.5    1.83  22

i "kick" 0      0.25   0.68
i "kick" 0.5    0.25   0.68
i "kick" 0.75   0.25   0.68
i "kick" 1.25   0.25   0.68
i "kick" 1.5    0.25   0.68
i "kick" 2      0.25   0.68
i "kick" 2.25   0.25   0.68
i "kick" 2.75   0.25   0.68
i "kick" 3      0.25   0.68
i "kick" 3.5    0.25   0.68
i "kick" 4      0.25   0.68
i "kick" 4.25   0.25   0.68
i "kick" 4.75   0.25   0.68

i "snare" 1      1      0.78
i "snare" 3      1      0.78

i "bass" 0      4      5.07  1.11
i "bass" 4      1.6    5.07  1.11

i "lead" 4      0.75   9.02  0.26  9.01
i "lead" 4.75   0.8    8.10  0.26  8.07
