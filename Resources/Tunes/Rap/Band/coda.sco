; G minor, A minor, a roll of the hats and the horns on top; then home, and the bell counts out.
t 0 96
i "master" 0 10.5 0.12

i "kick" 0      0.25   1.1
i "kick" 0.75   0.25   0.88
i "kick" 1.5    0.25   0.88
i "kick" 2      0.25   1.1
i "kick" 2.75   0.25   0.88

i "snare" 1      0.25   1.1
i "snare" 3      0.25   1.1
i "snare" 3.5    0.25   0.55
i "snare" 3.75   0.25   0.55

i "hat" 0      0.25   0.32
i "hat" 0.5    0.25   0.32
i "hat" 1      0.25   0.32
i "hat" 1.5    0.25   0.32
i "hat" 1.75   0.25   0.32
i "hat" 2      0.25   0.32
i "hat" 2.5    0.25   0.32
i "hat" 3      0.25   0.32
i "hat" 3.25   0.25   0.32
i "hat" 3.5    0.25   0.32
i "hat" 3.75   0.25   0.32

i "deep" 0      1.4    5.07 0.8
i "deep" 1.5    0.45   6.02 0.7
i "deep" 2      1.4    5.09 0.8
i "deep" 3.5    0.45   6.04 0.7

i "keys" 0      0.9    8.02 0.4
i "keys" 0      0.9    8.07 0.4
i "keys" 0      0.9    8.10 0.4
i "keys" 1.5    0.45   8.02 0.4
i "keys" 1.5    0.45   8.07 0.4
i "keys" 1.5    0.45   8.10 0.4
i "keys" 2      0.9    8.04 0.4
i "keys" 2      0.9    8.09 0.4
i "keys" 2      0.9    9.00 0.4
i "keys" 3.5    0.45   8.04 0.4
i "keys" 3.5    0.45   8.09 0.4
i "keys" 3.5    0.45   9.00 0.4

i "brass" 0      0.4    8.07 0.35
i "brass" 0.5    0.4    8.10 0.367
i "brass" 1      0.4    9.02 0.383
i "brass" 1.5    0.4    9.05 0.4
i "brass" 2      0.22   8.09 0.4
i "brass" 2.25   0.22   9.00 0.407
i "brass" 2.5    0.22   9.04 0.414
i "brass" 2.75   0.22   9.09 0.421
i "brass" 3      0.22   9.07 0.429
i "brass" 3.25   0.22   9.04 0.436
i "brass" 3.5    0.22   9.00 0.443
i "brass" 3.75   0.22   8.09 0.45

i "kick" 4      0.25   1.2
i "clap" 4      0.25   0.9
i "deep" 4      4.5    5.02 0.8
i "keys" 4      4.5    8.02 0.4
i "keys" 4      4.5    8.05 0.4
i "keys" 4      4.5    8.09 0.4
i "keys" 4      4.5    9.00 0.4
i "stab" 4      0.6    8.02 0.35
i "stab" 4      0.6    8.09 0.35
i "stab" 4      0.6    9.02 0.35

i "bell" 4.5    1      9.05 0.3
i "bell" 5      1      9.09 0.3
i "bell" 5.5    1      10.02 0.3
i "bell" 6      2      10.05 0.3
i "scratch" 6.5    0.4    8.07 0.4 7.00
