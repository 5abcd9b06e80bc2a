; D major, 116 bpm, 4/4. The van putters, nobody can drive faster, somebody has a harmonica.
t 0 116
i "master" 0 5.4

i "harmonica" 0      0.675  8.06  0.55
i "harmonica" 0.75   0.225  8.09  0.55
i "harmonica" 1      0.45   8.11  0.55
i "harmonica" 1.5    0.45   8.09  0.55
i "harmonica" 2      0.45   8.06  0.55
i "harmonica" 2.5    0.225  8.04  0.55
i "harmonica" 2.75   0.225  8.06  0.55
i "harmonica" 3      0.45   8.02  0.55
i "harmonica" 3      0.45   8.09  0.55
i "harmonica" 4      0.45   8.04  0.55
i "harmonica" 4      0.45   8.07  0.55
i "harmonica" 4.5    0.9    8.02  0.55
i "harmonica" 4.5    0.9    8.06  0.55

i "bass" 0      0.1    6.02  0.85
i "bass" 0.25   0.1    6.02  0.85
i "bass" 0.75   0.1    6.02  0.85
i "bass" 1      0.1    6.02  0.85
i "bass" 1.5    0.1    6.02  0.85
i "bass" 1.75   0.1    6.02  0.85
i "bass" 2      0.1    5.07  0.85
i "bass" 2.25   0.1    5.07  0.85
i "bass" 2.75   0.1    5.07  0.85
i "bass" 3      0.1    5.09  0.85
i "bass" 3.5    0.1    5.09  0.85
i "bass" 3.75   0.1    5.09  0.85
i "bass" 4      0.2    6.02  0.85
i "bass" 4.5    0.2    5.09  0.85
i "bass" 5      0.24   6.02  0.85

i "kick" 0      0.25   0.54
i "kick" 0.25   0.25   0.54
i "kick" 0.75   0.25   0.54
i "kick" 1      0.25   0.54
i "kick" 1.5    0.25   0.54
i "kick" 1.75   0.25   0.54
i "kick" 2      0.25   0.54
i "kick" 2.25   0.25   0.54
i "kick" 2.75   0.25   0.54
i "kick" 3      0.25   0.54
i "kick" 3.5    0.25   0.54
i "kick" 3.75   0.25   0.54
i "kick" 4      0.25   0.54
i "kick" 4.5    0.25   0.54
i "kick" 5      0.25   0.54

i "snare" 1      0.5    0.51
i "snare" 3      0.5    0.51

i "cowbell" 4.5    0.25   0.36
i "cowbell" 4.75   0.25   0.36

i "hat" 0      0.25   0.27
i "hat" 0.5    0.25   0.27
i "hat" 1      0.25   0.27
i "hat" 1.5    0.25   0.27
i "hat" 2      0.25   0.27
i "hat" 2.5    0.25   0.27
i "hat" 3      0.25   0.27
i "hat" 3.5    0.25   0.27
