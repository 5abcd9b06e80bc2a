; G, 60 bpm. A long note and two short ones, up: now it is your turn.
t 0 60
i "master" 0 0.6

i "keys" 0      0.2    8.07  0.8
i "keys" 0.24   0.07   9.02  0.8
i "keys" 0.32   0.18   9.02  0.8

i "wood" 0      0.1    8.07  0.3
i "wood" 0.24   0.1    9.02  0.3
i "wood" 0.32   0.1    9.02  0.3
