; Home: one chord for everybody, and a bell that is a little late for it.
t 0 112.5
i "master" 0 7

i "kick" 0      0.25   1
i "clap" 0      0.25   0.6
i "bass" 0      2.5    6.00 0.7 0
i "keys" 0      3.5    8.00 0.4
i "keys" 0      3.5    8.04 0.4
i "keys" 0      3.5    8.07 0.4
i "keys" 0      3.5    9.00 0.45
i "marimba" 0      2      9.07 0.4
i "strings" 0      2.5    7.07 0.25
i "strings" 0      2.5    8.04 0.25
i "bell" 0.5    1      9.07 0.25
i "bell" 0.75   1      10.00 0.25
i "bell" 1      2      10.04 0.3
i "bell" 2      2      10.07 0.25
i "snap" 1      0.25   0.6
