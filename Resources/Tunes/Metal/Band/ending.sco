; The bell tolls over one chord, and the vault answers.
t 0 160
i "master" 0 12

i "kick" 0      0.25   1.2
i "snare" 0      0.25   0.9
i "china" 0      3      1
i "bass" 0      5      5.04 0.8
i "fifth" 0      5.5    6.04 0.7
i "bell" 0      4      8.04 0.4

i "choir" 0.5    4.5    7.11 0.4
i "choir" 0.5    4.5    8.04 0.4
i "choir" 0.5    4.5    8.07 0.4

i "tom" 2      0.25   1 6.04
i "tom" 2.5    0.25   0.8 6.04
i "anvil" 3      1      9.04 0.2
