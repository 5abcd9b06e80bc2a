; G major, 66 bpm, 3/4. A helium voice lets go of one note after the other and drifts up.
t 0 66
i "master" 0 3.2

i "voice" 0      0.95   8.02  0.42  8.07
i "voice" 1      0.95   8.11  0.42  9.02
i "voice" 2      1.045  9.04  0.42  9.11

i "strings" 0      1.05   7.07  0.44
i "strings" 0      1.05   8.02  0.44
i "strings" 1.05   1      7.04  0.44
i "strings" 1.05   1      7.11  0.44
i "strings" 2.05   1.1    8.00  0.44
i "strings" 2.05   1.1    8.07  0.44

i "bell" 0.9    0.25   10.02 0.25
i "bell" 1.9    0.25   10.11 0.25
i "bell" 2.85   0.3    11.02 0.25
