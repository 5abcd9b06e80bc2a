; C, 60 bpm. Two knocks on wood, the second lower.
t 0 60
i "master" 0 0.24

i "wood" 0      0.09   8.04  0.9
i "wood" 0.09   0.12   8.00  0.9
