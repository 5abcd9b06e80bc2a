; G major, 90 bpm, 4/4. The tape is wound back with a pencil: half a phrase, backwards whirr, the whole phrase.
t 0 90
i "master" 0 4.3 0.9

i "keys" 0      0.25   8.11  1     0
i "keys" 0.25   0.25   9.02  1     0
i "keys" 0.5    0.25   9.04  1     0
i "keys" 0.75   0.25   8.11  1     0
i "keys" 2      0.25   8.11  1     0
i "keys" 2.25   0.25   9.02  1     0
i "keys" 2.5    0.25   9.04  1     0
i "keys" 2.75   0.25   9.07  1     0
i "keys" 3      0.25   9.06  1     9.04
i "keys" 3.25   0.25   9.02  1     0
i "keys" 3.5    1      8.07  1     0
i "keys" 3.5    1      8.11  1     0
i "keys" 3.5    1      9.02  1     0

i "scratch" 1      0.08   10.04 0.9   9.07
i "scratch" 1.08   0.08   10.02 0.9   9.04
i "scratch" 1.16   0.08   10.05 0.9   9.07
i "scratch" 1.24   0.08   10.02 0.9   9.05
i "scratch" 1.32   0.08   10.07 0.9   9.09
i "scratch" 1.4    0.08   10.04 0.9   9.05
i "scratch" 1.48   0.25   9.11  0.9   10.11

i "keys" 0      0.9    7.07  0.6   0
i "keys" 0      0.9    7.11  0.6   0
i "keys" 0      0.9    8.02  0.6   0
i "keys" 2      0.9    8.00  0.6   0
i "keys" 2      0.9    8.04  0.6   0
i "keys" 2      0.9    8.07  0.6   0
i "keys" 3      0.45   8.02  0.6   0
i "keys" 3      0.45   8.06  0.6   0
i "keys" 3.5    0.9    7.07  0.6   0
i "keys" 3.5    0.9    7.11  0.6   0

i "bass" 0      0.8    5.07  1
i "bass" 2      0.6    6.00  1
i "bass" 2.75   0.2    6.00  1
i "bass" 3      0.4    6.02  1
i "bass" 3.5    0.96   5.07  1

i "kick" 0      0.25   0.9
i "kick" 0.75   0.25   0.9
i "kick" 2      0.25   0.9
i "kick" 2.5    0.25   0.9
i "kick" 3.5    0.25   0.9

i "snare" 3      0.25   0.9

i "rim" 1      0.25   0.8

i "hat" 0      0.25   0.7
i "hat" 0.5    0.25   0.7
i "hat" 2      0.25   0.7
i "hat" 2.5    0.25   0.7
i "hat" 3      0.25   0.7
i "hat" 3.5    0.25   0.7
