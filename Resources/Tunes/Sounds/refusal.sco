; C, 60 bpm. A short note and a long one, low and the same: no.
t 0 60
i "master" 0 0.4

i "keys" 0      0.06   7.07  0.8
i "keys" 0.1    0.24   7.07  0.8

i "wood" 0      0.06   7.07  0.3
i "wood" 0.1    0.1    7.07  0.3
