; Twice round the corner, F and G, with the marimba running ahead; then home, and bells on top.
t 0 112.5
i "master" 0 12

i "kick" 0      0.25   1
i "kick" 1.5    0.25   0.8
i "kick" 2      0.25   1
i "kick" 3.5    0.25   0.8
i "snap" 1      0.25   1
i "snap" 3      0.25   1
i "clap" 3      0.25   0.6
i "clap" 3.5    0.25   0.6
i "clap" 3.75   0.25   0.7
i "shaker" 0.5    0.25   0.25
i "shaker" 1.5    0.25   0.25
i "shaker" 2.5    0.25   0.25
i "shaker" 3.5    0.25   0.25

i "bass" 0      0.7    6.05 0.7 0
i "bass" 0.75   0.2    6.05 0.6 0
i "bass" 1      0.9    7.00 0.6 0
i "bass" 2      0.7    6.07 0.7 0
i "bass" 2.75   0.2    6.07 0.6 0
i "bass" 3      0.45   7.02 0.6 0
i "bass" 3.5    0.45   6.11 0.6 0

i "keys" 0      1.8    7.09 0.35
i "keys" 0      1.8    8.00 0.35
i "keys" 0      1.8    8.05 0.35
i "keys" 2      1.8    7.11 0.35
i "keys" 2      1.8    8.02 0.35
i "keys" 2      1.8    8.07 0.35

i "marimba" 0      0.3    8.09 0.45
i "marimba" 0.25   0.3    9.00 0.45
i "marimba" 0.5    0.3    9.05 0.45
i "marimba" 1      0.3    9.04 0.45
i "marimba" 1.25   0.3    9.05 0.45
i "marimba" 1.5    0.3    9.09 0.45
i "marimba" 2      0.3    8.11 0.5
i "marimba" 2.25   0.3    9.02 0.5
i "marimba" 2.5    0.3    9.07 0.5
i "marimba" 2.75   0.3    9.09 0.5
i "marimba" 3      0.3    9.11 0.55
i "marimba" 3.25   0.3    10.02 0.55
i "marimba" 3.5    0.3    10.04 0.6
i "marimba" 3.75   0.3    10.02 0.6

i "kick" 4      0.25   1
i "clap" 4      0.25   0.6
i "bass" 4      3      6.00 0.7 0
i "keys" 4      4      8.00 0.4
i "keys" 4      4      8.04 0.4
i "keys" 4      4      8.07 0.4
i "keys" 4      4      9.00 0.4
i "marimba" 4      3      10.00 0.45
i "strings" 4      4      7.07 0.28
i "strings" 4      4      8.04 0.28
i "strings" 4      4      9.07 0.2
i "bell" 4      1      9.00 0.25
i "bell" 4.5    1      9.07 0.25
i "bell" 5      1      10.00 0.25
i "bell" 5.5    1      10.04 0.25
i "bell" 6      2.5    10.07 0.3
i "snap" 6      0.25   0.5
