; G major, 144 bpm, 6/8. A campfire song: two chords, sparks, and a tune for one more voice.
t 0 144
i "master" 0 6.8

i "harmonica" 0      0.475  8.11  0.55
i "harmonica" 0.5    0.475  8.11  0.55
i "harmonica" 1      0.475  9.02  0.55
i "harmonica" 1.5    0.95   9.00  0.55
i "harmonica" 2.5    0.475  8.09  0.55
i "harmonica" 3      0.95   8.11  0.55
i "harmonica" 4      0.475  8.04  0.55
i "harmonica" 4.5    1.9    8.07  0.55

i "acoustic" 0      0.75   6.07  0.48
i "acoustic" 0.5    0.75   7.11  0.48
i "acoustic" 0.5    0.75   8.02  0.48
i "acoustic" 0.5    0.75   8.07  0.48
i "acoustic" 1      0.75   7.11  0.48
i "acoustic" 1      0.75   8.02  0.48
i "acoustic" 1      0.75   8.07  0.48
i "acoustic" 1.5    0.75   6.07  0.48
i "acoustic" 2      0.75   7.11  0.48
i "acoustic" 2      0.75   8.02  0.48
i "acoustic" 2      0.75   8.07  0.48
i "acoustic" 2.5    0.75   7.11  0.48
i "acoustic" 2.5    0.75   8.02  0.48
i "acoustic" 2.5    0.75   8.07  0.48
i "acoustic" 3      0.75   7.00  0.48
i "acoustic" 3.5    0.75   8.00  0.48
i "acoustic" 3.5    0.75   8.04  0.48
i "acoustic" 3.5    0.75   8.07  0.48
i "acoustic" 4      0.75   8.00  0.48
i "acoustic" 4      0.75   8.04  0.48
i "acoustic" 4      0.75   8.07  0.48
i "acoustic" 4.5    0.75   6.07  0.48
i "acoustic" 5      2.25   7.11  0.48
i "acoustic" 5      2.25   8.02  0.48
i "acoustic" 5      2.25   8.07  0.48

i "stick" 0.3    0.125  0.41
i "stick" 1.8    0.125  0.41
i "stick" 2.55   0.125  0.41
i "stick" 3.925  0.125  0.41
i "stick" 4.55   0.125  0.41

i "tambourine" 1      1.5    0.27
i "tambourine" 2.5    1.5    0.27
i "tambourine" 4      1.5    0.27
i "tambourine" 5.5    1.5    0.27
