; Snare and toms down the stairs, the guitar up them.
t 0 144
i "master" 0 5

i "kick" 0      0.25   1.1
i "kick" 2      0.25   1.1
i "kick" 3.5    0.25   0.88

i "snare" 0      0.25   0.88
i "snare" 0.25   0.25   0.55
i "snare" 0.5    0.25   0.88
i "snare" 0.75   0.25   0.88
i "snare" 1      0.25   0.88
i "snare" 1.25   0.25   0.55
i "snare" 1.5    0.25   0.88
i "snare" 1.75   0.25   0.88
i "tom" 2      0.25   0.8 7.04
i "tom" 2.25   0.25   0.8 7.04
i "tom" 2.5    0.25   0.8 7.00
i "tom" 2.75   0.25   0.8 7.00
i "tom" 3      0.25   0.88 6.07
i "tom" 3.25   0.25   0.88 6.07
i "tom" 3.5    0.25   0.88 6.07
i "tom" 3.75   0.25   0.88 6.07

i "guitar" 2      0.45   6.02 0.5 0 7
i "guitar" 2.5    0.45   6.04 0.55 0 7
i "guitar" 3      0.45   6.06 0.6 0 7
i "guitar" 3.5    0.45   6.07 0.65 0 7
