; B phrygian, 66 bpm, 4/4. The bell means to strike noon; the light bends down before it can.
t 0 66
i "master" 0 3.2

i "bell" 0      0.75   8.11  0.76
i "bell" 0.75   0.5    8.11  0.76

i "fifth" 1      1      6.11  0.62  5.11
i "fifth" 2      0.5    6.00  0.62  0
i "fifth" 2.5    0.8    5.11  0.62  0

i "choir" 0      0.95   8.03  0.52  0
i "choir" 0      0.95   8.06  0.52  0
i "choir" 0      0.95   8.11  0.52  0

i "choir" 1      1      8.06  0.61  8.02
i "choir" 2      0.5    7.04  0.61  0
i "choir" 2      0.5    7.07  0.61  0
i "choir" 2      0.5    8.00  0.61  0
i "choir" 2.5    0.8    7.02  0.61  0
i "choir" 2.5    0.8    7.06  0.61  0
i "choir" 2.5    0.8    7.11  0.61  0

i "kick" 1      0.25   0.83
i "kick" 2      0.25   0.83
i "kick" 2.5    0.25   0.83
i "kick" 2.75   0.25   0.83

i "snare" 1.5    0.25   0.78

i "china" 1      1      0.3

i "bass" 1      1      5.11  0.83
i "bass" 2      0.5    6.00  0.83
i "bass" 2.5    0.8    5.11  0.83

i "wind" 0.4    0.8    11.11 0.16  8.11
