; G major, 90 bpm, 4/4. The tape is wound back with a pencil: half a phrase, backwards whirr, the whole phrase.
t 0 90
i "master" 0 4.3 0.9

i "keys" 0      0.25   8.11  0.44  0
i "keys" 0.25   0.25   9.02  0.44  0
i "keys" 0.5    0.25   9.04  0.44  0
i "keys" 0.75   0.25   8.11  0.44  0
i "keys" 2      0.25   8.11  0.44  0
i "keys" 2.25   0.25   9.02  0.44  0
i "keys" 2.5    0.25   9.04  0.44  0
i "keys" 2.75   0.25   9.07  0.44  0
i "keys" 3      0.25   9.06  0.44  9.04
i "keys" 3.25   0.25   9.02  0.44  0
i "keys" 3.5    1      8.07  0.44  0
i "keys" 3.5    1      8.11  0.44  0
i "keys" 3.5    1      9.02  0.44  0

i "scratch" 1      0.08   10.04 0.34  9.07
i "scratch" 1.08   0.08   10.02 0.34  9.04
i "scratch" 1.16   0.08   10.05 0.34  9.07
i "scratch" 1.24   0.08   10.02 0.34  9.05
i "scratch" 1.32   0.08   10.07 0.34  9.09
i "scratch" 1.4    0.08   10.04 0.34  9.05
i "scratch" 1.48   0.25   9.11  0.34  10.11

i "keys" 0      0.9    7.07  0.29  0
i "keys" 0      0.9    7.11  0.29  0
i "keys" 0      0.9    8.02  0.29  0
i "keys" 2      0.9    8.00  0.29  0
i "keys" 2      0.9    8.04  0.29  0
i "keys" 2      0.9    8.07  0.29  0
i "keys" 3      0.45   8.02  0.29  0
i "keys" 3      0.45   8.06  0.29  0
i "keys" 3.5    0.9    7.07  0.29  0
i "keys" 3.5    0.9    7.11  0.29  0

i "bass" 0      0.8    5.07  1.3
i "bass" 2      0.6    6.00  1.3
i "bass" 2.75   0.2    6.00  1.3
i "bass" 3      0.4    6.02  1.3
i "bass" 3.5    0.96   5.07  1.3

i "kick" 0      0.25   0.82
i "kick" 0.75   0.25   0.82
i "kick" 2      0.25   0.82
i "kick" 2.5    0.25   0.82
i "kick" 3.5    0.25   0.82

i "snare" 3      0.25   1.26

i "rim" 1      0.25   1.16

i "hat" 0      0.25   0.5
i "hat" 0.5    0.25   0.5
i "hat" 2      0.25   0.5
i "hat" 2.5    0.25   0.5
i "hat" 3      0.25   0.5
i "hat" 3.5    0.25   0.5
