; One chord from the record, a deep note under it, and the needle is lifted.
t 0 96
i "master" 0 6 0.12

i "kick" 0      0.25   1.2
i "clap" 0      0.25   0.8
i "deep" 0      4      5.02 0.8

i "keys" 0      4      8.02 0.4
i "keys" 0      4      8.05 0.4
i "keys" 0      4      8.09 0.4
i "keys" 0      4      9.00 0.4
i "stab" 0      0.6    8.02 0.35
i "stab" 0      0.6    8.09 0.35
i "stab" 0      0.6    9.02 0.35

i "rim" 1      0.25   0.7
i "flute" 0.5    1.5    9.09 0.3 0
i "bell" 1.5    1.5    9.05 0.3
i "scratch" 2.75   0.5    8.07 0.4 7.00
