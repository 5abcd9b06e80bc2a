; C major, 96 bpm, 4/4. A bright loop, brand new; the last note sticks, sticks, sticks.
t 0 96
i "master" 0 4.5 0.1

i "guitar" 0      0.25   9.04  1.1
i "guitar" 0.25   0.25   9.07  1.1
i "guitar" 0.5    0.25   9.00  1.1
i "guitar" 0.75   0.5    9.02  1.1
i "guitar" 1.25   0.25   8.11  1.1
i "guitar" 1.5    0.5    9.00  1.1
i "guitar" 2      0.25   9.04  1.1
i "guitar" 2.25   0.25   9.07  1.1
i "guitar" 2.5    0.25   9.09  1.1
i "guitar" 2.75   0.25   9.07  1.1
i "guitar" 3      0.125  9.02  1.1
i "guitar" 3.125  0.125  9.02  1.1
i "guitar" 3.25   0.125  9.02  1.1
i "guitar" 3.375  0.125  9.02  1.1
i "guitar" 3.5    0.125  9.02  1.1
i "guitar" 3.625  0.125  9.02  1.1
i "guitar" 3.75   0.75   9.04  1.1

i "keys" 0      0.8    8.00  0.6
i "keys" 0      0.8    8.04  0.6
i "keys" 0      0.8    8.07  0.6
i "keys" 0      0.8    8.11  0.6
i "keys" 1      0.8    7.09  0.6
i "keys" 1      0.8    8.00  0.6
i "keys" 1      0.8    8.04  0.6
i "keys" 1      0.8    8.07  0.6
i "keys" 2      0.8    7.05  0.6
i "keys" 2      0.8    7.09  0.6
i "keys" 2      0.8    8.00  0.6
i "keys" 2      0.8    8.04  0.6
i "keys" 3      1.04   7.07  0.6
i "keys" 3      1.04   8.00  0.6
i "keys" 3      1.04   8.04  0.6

i "bass" 0      0.525  6.00  1
i "bass" 0.75   0.175  6.00  1
i "bass" 1      0.525  5.09  1
i "bass" 1.75   0.175  5.09  1
i "bass" 2      0.525  5.05  1
i "bass" 2.75   0.175  5.07  1
i "bass" 3      0.84   6.00  1

i "kick" 0      0.25   1
i "kick" 0.75   0.25   1
i "kick" 1.5    0.25   1
i "kick" 2      0.25   1
i "kick" 2.75   0.25   1
i "kick" 3.5    0.25   1
i "kick" 4      0.25   1

i "clap" 1      1      1
i "clap" 3      1      1

i "hat" 0      0.125  0.8
i "hat" 0.25   0.125  0.8
i "hat" 0.5    0.125  0.8
i "hat" 0.75   0.125  0.8
i "hat" 0.875  0.125  0.8
i "hat" 1      0.125  0.8
i "hat" 1.25   0.125  0.8
i "hat" 1.5    0.125  0.8
i "hat" 1.75   0.125  0.8
i "hat" 2      0.125  0.8
i "hat" 2.25   0.125  0.8
i "hat" 2.5    0.125  0.8
i "hat" 2.75   0.125  0.8
i "hat" 3      0.125  0.8
i "hat" 3.125  0.125  0.8
i "hat" 3.25   0.125  0.8
i "hat" 3.375  0.125  0.8
