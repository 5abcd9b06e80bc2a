; E major to E minor, 132 bpm, 4/4. A sword party per pale: one half shines, one half is night.
t 0 132
i "master" 0 6.2

i "clean" 0      0.7    8.04  0.75
i "clean" 0.5    0.7    8.08  0.75
i "clean" 1      0.7    8.11  0.75
i "clean" 1.5    0.7    9.04  0.75
i "clean" 2      0.7    9.03  0.75
i "clean" 2.5    0.7    8.11  0.75

i "choir" 0      3      8.04  0.2
i "choir" 0      3      8.08  0.2

i "chug" 3      0.225  6.04  0.6
i "chug" 3.25   0.225  6.04  0.6
i "chug" 3.5    0.225  6.04  0.6
i "chug" 3.75   0.45   6.07  0.77
i "chug" 4.25   0.225  6.04  0.6
i "chug" 4.5    0.225  6.04  0.6
i "chug" 4.75   0.45   6.06  0.77

i "fifth" 5      1.2    6.04  0.68

i "lead" 3      0.5    9.04  0.29  0
i "lead" 3.5    0.5    9.07  0.29  0
i "lead" 4      0.5    9.11  0.29  0
i "lead" 4.5    0.5    9.10  0.29  0
i "lead" 5      1      9.07  0.29  9.04

i "kick" 3      0.25   0.59
i "kick" 3.25   0.25   0.59
i "kick" 3.5    0.25   0.59
i "kick" 3.75   0.25   0.59
i "kick" 4      0.25   0.59
i "kick" 4.25   0.25   0.59
i "kick" 4.5    0.25   0.59
i "kick" 4.75   0.25   0.59
i "kick" 5      0.25   0.59
i "kick" 5.5    0.25   0.59
i "kick" 6      0.25   0.59

i "snare" 3.5    0.5    0.78
i "snare" 4.5    0.5    0.78
i "snare" 5.5    0.5    0.78

i "china" 3      1      0.31

i "bass" 3      1.8    6.04  0.71
i "bass" 5      1.08   6.04  0.71
