; F sharp phrygian, 152 bpm, 5/4. A raven turns a ring in its beak: five notes round, one clink, one caw.
t 0 152
i "master" 0 6.8

i "clean" 0      0.5    8.06  0.69
i "clean" 0.5    0.5    8.07  0.69
i "clean" 1      0.5    8.11  0.69
i "clean" 1.5    0.5    8.09  0.69
i "clean" 2      0.5    9.01  0.69
i "clean" 2.5    0.5    8.06  0.69
i "clean" 3      0.5    8.07  0.69
i "clean" 3.5    0.5    8.11  0.69
i "clean" 4      0.5    8.09  0.69
i "clean" 4.5    0.5    9.01  0.69
i "clean" 5      1      9.06  0.69

i "chug" 0      0.4    6.06  0.61
i "chug" 0.5    0.2    6.06  0.61
i "chug" 0.75   0.2    6.06  0.61
i "chug" 1      0.4    6.07  0.61
i "chug" 1.5    0.4    6.06  0.61
i "chug" 2.5    0.4    6.06  0.61
i "chug" 3      0.2    6.06  0.61
i "chug" 3.25   0.2    6.06  0.61
i "chug" 3.5    0.4    6.07  0.61
i "chug" 4      0.4    6.09  0.61

i "fifth" 5      1.6    6.06  0.6

i "anvil" 2      0.5    11.01 0.3
i "anvil" 4.5    1      11.01 0.3

i "lead" 5.4    0.3    10.01 0.36  9.06
i "lead" 5.8    0.6    10.01 0.36  9.04

i "kick" 0      0.25   0.65
i "kick" 0.5    0.25   0.65
i "kick" 0.75   0.25   0.65
i "kick" 1      0.25   0.65
i "kick" 1.5    0.25   0.65
i "kick" 2.5    0.25   0.65
i "kick" 3      0.25   0.65
i "kick" 3.25   0.25   0.65
i "kick" 3.5    0.25   0.65
i "kick" 4      0.25   0.65
i "kick" 5      0.25   0.65

i "snare" 1.5    0.5    0.7
i "snare" 4      0.5    0.7

i "hat" 0      0.5    0.25
i "hat" 0.5    0.5    0.25
i "hat" 1      0.5    0.25
i "hat" 1.5    0.5    0.25
i "hat" 2      0.5    0.25
i "hat" 2.5    0.5    0.25
i "hat" 3      0.5    0.25
i "hat" 3.5    0.5    0.25
i "hat" 4      0.5    0.25
i "hat" 4.5    0.5    0.25
