; E major, 94 bpm, 4/4. Click of the lock: relief in a major seventh; only the bell is left to ring.
t 0 94
i "master" 0 4.4 0.3

i "rim" 0      0.125  1.3
i "rim" 0.25   0.125  1.3
i "rim" 0.625  0.125  1.3

i "rattle" 0.9    0.1    10.00 0.8
i "rattle" 1      0.1    10.04 0.8

i "keys" 1      0.825  8.04  1
i "keys" 1      0.825  8.08  1
i "keys" 1      0.825  8.11  1
i "keys" 1      0.825  9.03  1
i "keys" 1.75   0.275  8.04  1
i "keys" 1.75   0.275  8.08  1
i "keys" 1.75   0.275  8.11  1
i "keys" 1.75   0.275  9.03  1
i "keys" 2      0.825  7.09  1
i "keys" 2      0.825  8.01  1
i "keys" 2      0.825  8.04  1
i "keys" 2      0.825  8.08  1
i "keys" 2.75   0.275  7.11  1
i "keys" 2.75   0.275  8.03  1
i "keys" 2.75   0.275  8.06  1
i "keys" 3      1.43   8.04  1
i "keys" 3      1.43   8.08  1
i "keys" 3      1.43   8.11  1

i "bell" 1      0.075  10.11 1
i "bell" 1.125  0.075  10.11 1
i "bell" 2.5    0.075  10.08 1
i "bell" 2.625  0.075  10.11 1
i "bell" 3.25   0.54   10.04 1

i "bass" 1      0.6    6.04  1
i "bass" 1.75   0.2    6.04  1
i "bass" 2      0.6    5.09  1
i "bass" 2.75   0.2    5.11  1
i "bass" 3      0.96   6.04  1

i "kick" 1      0.25   1
i "kick" 1.75   0.25   1
i "kick" 2      0.25   1
i "kick" 2.75   0.25   1
i "kick" 3      0.25   1

i "clap" 2      1      0.9

i "hat" 1.25   0.25   0.7
i "hat" 1.5    0.25   0.7
i "hat" 1.75   0.25   0.7
i "hat" 2.25   0.25   0.7
i "hat" 2.5    0.25   0.7
i "hat" 2.75   0.25   0.7
i "hat" 3.25   0.25   0.7
