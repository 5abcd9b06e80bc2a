; C major, 120 bpm. Two bells, a third apart, agree on the fifth.
t 0 120
i "master" 0 1.3

i "bell" 0      0.25   9.00  0.9
i "bell" 0      0.25   9.04  0.9
i "bell" 0.25   0.9    9.04  0.9
i "bell" 0.25   0.9    9.07  0.9
i "bell" 0.25   0.9    10.00 0.9

i "wood" 0      0.25   9.00  0.6
i "wood" 0.25   0.25   9.07  0.6
