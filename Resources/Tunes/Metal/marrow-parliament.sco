; D minor, 120 bpm, 4/4. The skulls vote: aye, aye, and from the back benches a long no.
t 0 120
i "master" 0 5.4

i "choir" 0      0.4    7.02  0.75
i "choir" 0      0.4    7.09  0.75
i "choir" 0      0.4    8.02  0.75
i "choir" 1      0.4    7.02  0.75
i "choir" 1      0.4    7.10  0.75
i "choir" 1      0.4    8.02  0.75
i "choir" 2      1.6    7.01  0.75
i "choir" 2      1.6    7.07  0.75
i "choir" 2      1.6    7.10  0.75
i "choir" 2      1.6    8.04  0.75

i "chug" 0.5    0.225  6.02  0.81
i "chug" 0.75   0.225  6.02  0.81
i "chug" 1.5    0.225  6.03  0.81
i "chug" 1.75   0.225  6.03  0.81

i "fifth" 2      2.4    6.01  0.77  0     6

i "tom" 0.5    0.125  0.38  7.02
i "tom" 0.625  0.125  0.38  7.02
i "tom" 0.875  0.125  0.38  7.02
i "tom" 1.5    0.125  0.38  7.02
i "tom" 1.625  0.125  0.38  7.02
i "tom" 1.875  0.125  0.38  7.02

i "kick" 0      0.25   0.68
i "kick" 0.5    0.25   0.68
i "kick" 0.75   0.25   0.68
i "kick" 1      0.25   0.68
i "kick" 1.5    0.25   0.68
i "kick" 1.75   0.25   0.68
i "kick" 2      0.25   0.68

i "snare" 2      0.25   0.78

i "bass" 2      2.4    6.01  0.9

i "kick" 3      0.25   0.55
i "kick" 3.5    0.25   0.55
i "kick" 3.75   0.25   0.55

i "china" 2      1.5    0.25

i "bell" 4      1      9.02  0.42
