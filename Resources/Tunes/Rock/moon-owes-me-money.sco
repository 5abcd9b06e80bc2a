; A minor, 76 bpm, 4/4. A coyote's howl over two chords; the moon does not pay.
t 0 76
i "master" 0 3.6

i "slide" 0      0.5    8.04  0.6   8.09
i "slide" 0.5    1      8.09  0.6   9.04
i "slide" 1.5    0.5    9.04  0.6   9.00
i "slide" 2      1.2    8.09  0.6   0

i "twang" 0      0.375  6.09  0.34
i "twang" 0.25   0.375  7.04  0.34
i "twang" 0.5    0.375  8.00  0.34
i "twang" 0.75   0.375  7.04  0.34
i "twang" 1      0.375  6.05  0.34
i "twang" 1.25   0.375  7.00  0.34
i "twang" 1.5    0.375  7.09  0.34
i "twang" 1.75   0.375  7.00  0.34
i "twang" 2      0.375  6.09  0.34
i "twang" 2.25   0.375  7.04  0.34
i "twang" 2.5    0.375  7.11  0.34
i "twang" 2.75   1.2    7.09  0.34
i "twang" 2.75   1.2    8.00  0.34
i "twang" 2.75   1.2    8.04  0.34

i "bass" 0      1      5.09  0.49
i "bass" 1      1      5.05  0.49
i "bass" 2      1.5    5.09  0.49

i "tambourine" 1      0.5    0.33
i "tambourine" 3      0.5    0.33

i "kick" 0      0.5    0.63
i "kick" 2      0.5    0.63
