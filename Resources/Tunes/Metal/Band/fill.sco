; Double kick, toms downwards, and a dive that waits for the one.
t 0 160
i "master" 0 5

i "kick" 0      0.25   1.1
i "kick" 0.5    0.25   0.88
i "kick" 0.75   0.25   0.88
i "kick" 1      0.25   1.1
i "kick" 1.5    0.25   0.88
i "kick" 1.75   0.25   0.88
i "kick" 2      0.25   1.1
i "kick" 2.25   0.25   0.88
i "kick" 2.5    0.25   0.88
i "kick" 2.75   0.25   0.88
i "kick" 3      0.25   1.1
i "kick" 3.25   0.25   0.88
i "kick" 3.5    0.25   0.88
i "kick" 3.75   0.25   0.88

i "snare" 1      0.25   0.88
i "snare" 2      0.25   0.88
i "snare" 2.5    0.25   0.88
i "snare" 3      0.25   0.88
i "tom" 1.25   0.25   0.8 7.04
i "tom" 1.75   0.25   0.8 7.04
i "tom" 2.25   0.25   0.8 7.00
i "tom" 2.75   0.25   0.8 7.00
i "tom" 3.25   0.25   0.88 6.05
i "tom" 3.5    0.25   0.88 6.05
i "tom" 3.75   0.25   0.88 6.05

i "china" 0      1      0.8
i "chug" 0      0.2    6.05 0.6 0 0
i "chug" 0.25   0.2    6.05 0.6 0 0
i "chug" 0.5    0.2    6.05 0.6 0 0
i "chug" 0.75   0.2    6.05 0.6 0 0
i "chug" 1      0.2    6.05 0.6 0 0
i "chug" 1.25   0.2    6.05 0.6 0 0
i "chug" 1.5    0.2    6.05 0.6 0 0
i "chug" 1.75   0.2    6.05 0.6 0 0

i "fifth" 2      1.9    6.05 0.6 6.03
