; G, 60 bpm. Three even notes, down: now it is somebody else's turn.
t 0 60
i "master" 0 0.5

i "keys" 0      0.09   9.02  0.8
i "keys" 0.13   0.09   8.11  0.8
i "keys" 0.26   0.162  8.07  0.8

i "wood" 0      0.1    9.02  0.3
i "wood" 0.13   0.1    8.11  0.3
i "wood" 0.26   0.1    8.07  0.3
