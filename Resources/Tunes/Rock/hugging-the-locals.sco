; A phrygian, 160 bpm, 6/8. Steps through the desert on tiptoe, an embrace, and the thorns of it.
t 0 160
i "master" 0 7

i "twang" 0      0.225  7.09  0.78
i "twang" 0.5    0.225  8.04  0.78
i "twang" 1      0.225  8.05  0.78
i "twang" 1.5    0.225  8.04  0.78
i "twang" 2      0.225  7.10  0.78
i "twang" 2.5    0.225  7.09  0.78
i "twang" 3      0.225  7.09  0.78
i "twang" 3.5    0.225  8.04  0.78
i "twang" 4      0.225  8.07  0.78
i "twang" 4.5    0.45   8.05  0.78

i "guitar" 5.5    0.075  6.09  0.88  0     7
i "guitar" 5.75   0.075  6.09  0.88  0     7
i "guitar" 6      0.075  6.10  0.88  0     7
i "guitar" 6.25   0.075  6.09  0.88  0     7

i "slide" 5.5    0.3    8.09  0.43  9.09
i "slide" 5.9    0.8    9.09  0.43  9.04

i "bass" 0      0.9    6.09  0.5
i "bass" 1.5    0.9    6.09  0.5
i "bass" 3      0.9    6.09  0.5
i "bass" 4.5    0.9    6.10  0.5

i "tambourine" 1      0.5    0.33
i "tambourine" 2.5    0.5    0.33
i "tambourine" 4      0.5    0.33
i "tambourine" 5.5    0.5    0.33
i "tambourine" 6      0.5    0.33

i "cowbell" 0      0.5    0.31
i "cowbell" 1.5    0.5    0.31
i "cowbell" 3      0.5    0.31

i "kick" 0      0.5    0.7
i "kick" 1.5    0.5    0.7
i "kick" 3      0.5    0.7
i "kick" 4.5    0.5    0.7
i "kick" 5.5    0.5    0.7
