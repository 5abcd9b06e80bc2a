; The drums stumble, the record is drawn back, a breath.
t 0 96
i "master" 0 5 0.12

i "kick" 0      0.25   1.1
i "kick" 0.75   0.25   0.88
i "kick" 1.5    0.25   0.88
i "kick" 2.5    0.25   0.88

i "snare" 1      0.25   1.1
i "snare" 1.75   0.25   0.55
i "snare" 2.25   0.25   0.88
i "clap" 2      0.25   0.8
i "clap" 2.5    0.25   0.8
i "clap" 2.75   0.25   0.8

i "hat" 0      0.25   0.32
i "hat" 0.5    0.25   0.32
i "hat" 1      0.25   0.32
i "hat" 1.5    0.25   0.32
i "hat" 2      0.25   0.32
i "hat" 2.25   0.25   0.32
i "hat" 2.5    0.25   0.32
i "hat" 2.75   0.25   0.32

i "scratch" 2      0.22   9.00 0.5 8.00
i "scratch" 2.25   0.22   9.07 0.533 8.00
i "scratch" 2.5    0.22   9.00 0.567 8.00
i "scratch" 2.75   0.22   9.07 0.6 8.00

i "scratch" 3      0.5    9.07 0.7 8.00
i "scratch" 3.5    0.45   8.00 0.7 10.02

i "keys" 0      0.4    8.09 0.4
i "keys" 0.5    0.4    9.00 0.4
i "keys" 1      0.4    9.04 0.4
