; G, 60 bpm. Two soft notes: now it is somebody else's turn.
t 0 60
i "master" 0 0.34

i "keys" 0      0.09   9.02  0.8
i "keys" 0.1    0.162  8.07  0.8

i "wood" 0      0.1    9.02  0.3
i "wood" 0.1    0.1    8.07  0.3
