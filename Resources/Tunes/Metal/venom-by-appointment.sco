; C sharp harmonic minor, 108 bpm, 4/4. A courteous turn on clean strings; the tail of it slides, and hisses.
t 0 108
i "master" 0 4.8

i "clean" 0      0.325  8.08  1.1
i "clean" 0.25   0.1625 8.09  1.1
i "clean" 0.375  0.1625 8.08  1.1
i "clean" 0.5    0.325  8.07  1.1
i "clean" 0.75   0.325  8.08  1.1
i "clean" 1      0.65   9.01  1.1
i "clean" 1.5    0.325  9.04  1.1
i "clean" 1.75   0.325  9.03  1.1

i "lead" 2      0.375  9.01  0.8   9.03
i "lead" 2.375  0.375  9.00  0.8   9.02
i "lead" 2.75   0.25   8.11  0.8   9.01
i "lead" 3      0.25   8.09  0.8   9.00
i "lead" 3.25   0.25   8.08  0.8   8.09
i "lead" 3.5    1.2    8.04  0.8   8.01

i "chug" 2      0.3375 6.01  1
i "chug" 2.375  0.3375 6.01  1
i "chug" 2.75   0.225  6.01  1
i "chug" 3      0.225  6.02  1
i "chug" 3.25   0.225  6.01  1
i "chug" 3.5    0.225  6.01  1
i "chug" 3.75   0.225  6.00  1
i "chug" 4      0.45   6.01  1

i "wind" 1.5    0.5    12.09 1.2   13.00
i "wind" 3.6    1.1    13.00 1.2   12.07

i "bass" 2      1.5    6.01  0.8
i "bass" 3.5    1.2    6.01  0.8

i "kick" 2      0.125  0.9
i "kick" 2.375  0.125  0.9
i "kick" 2.75   0.125  0.9
i "kick" 3      0.125  0.9
i "kick" 3.25   0.125  0.9
i "kick" 3.5    0.125  0.9
i "kick" 3.75   0.125  0.9
i "kick" 4      0.125  0.9

i "snare" 2.75   1      0.8
i "snare" 4.75   1      0.8

i "clean" 0      1      7.01  0.5
i "clean" 1      1      7.08  0.5
