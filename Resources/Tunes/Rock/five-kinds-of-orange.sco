; D major, 84 bpm, 4/4. Sunset on a bottleneck: five slides, each lower and dimmer than the one before.
t 0 84
i "master" 0 3.9

i "slide" 0      0.75   9.06  0.42  9.09
i "slide" 0.75   0.75   9.04  0.55  9.06
i "slide" 1.5    0.5    9.02  0.28  9.04
i "slide" 2      0.5    8.11  0.42  9.02
i "slide" 2.5    1.2    8.07  0.28  8.06

i "acoustic" 0      0.04   7.02  0.47
i "acoustic" 0.02   0.04   7.09  0.47
i "acoustic" 0.04   1.42   8.06  0.47
i "acoustic" 0.75   0.04   6.11  0.47
i "acoustic" 0.77   0.04   7.06  0.47
i "acoustic" 0.79   1.42   8.02  0.47
i "acoustic" 1.5    0.04   6.07  0.47
i "acoustic" 1.52   0.04   7.02  0.47
i "acoustic" 1.54   0.92   7.11  0.47
i "acoustic" 2      0.04   6.09  0.47
i "acoustic" 2.02   0.04   7.04  0.47
i "acoustic" 2.04   0.92   8.01  0.47
i "acoustic" 2.5    0.06   7.02  0.47
i "acoustic" 2.53   0.06   7.09  0.47
i "acoustic" 2.56   0.06   8.02  0.47
i "acoustic" 2.59   2      8.06  0.47

i "bass" 0      0.75   6.02  0.44
i "bass" 0.75   0.75   5.11  0.44
i "bass" 1.5    0.5    5.07  0.44
i "bass" 2      0.5    5.09  0.44
i "bass" 2.5    1.2    6.02  0.44

i "hat" 0.5    0.5    0.2   .1
i "hat" 1.5    0.5    0.2   .1
i "hat" 2.5    0.5    0.2   .1
