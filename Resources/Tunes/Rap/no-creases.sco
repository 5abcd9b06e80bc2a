; D flat major, 88 bpm, 4/4. Careful steps in new shoes: a flute on its toes, never on the beat.
t 0 88
i "master" 0 4.1 0.5

i "flute" 0.25   0.1375 8.08  1
i "flute" 0.75   0.1375 9.01  1
i "flute" 1.25   0.1375 9.05  1
i "flute" 1.75   0.1375 9.03  1
i "flute" 2.25   0.1375 9.00  1
i "flute" 2.75   0.1375 8.10  1
i "flute" 3.25   0.1375 8.08  1
i "flute" 3.5    0.44   9.01  1

i "keys" 0      2      8.01  0.7
i "keys" 0      2      8.05  0.7
i "keys" 0      2      8.08  0.7
i "keys" 0      2      9.00  0.7
i "keys" 2      1.5    7.06  0.7
i "keys" 2      1.5    7.10  0.7
i "keys" 2      1.5    8.01  0.7
i "keys" 2      1.5    8.05  0.7
i "keys" 3.5    0.6    8.01  0.7
i "keys" 3.5    0.6    8.05  0.7
i "keys" 3.5    0.6    8.08  0.7

i "bass" 0      0.3    6.01  1
i "bass" 0.75   0.15   5.08  1
i "bass" 1      0.3    6.01  1
i "bass" 2      0.3    5.06  1
i "bass" 2.75   0.15   5.08  1
i "bass" 3.5    0.36   6.01  1

i "kick" 0      0.25   0.9
i "kick" 0.75   0.25   0.9
i "kick" 2      0.25   0.9
i "kick" 2.75   0.25   0.9

i "snare" 1      1      0.8
i "snare" 3      1      0.8

i "rim" 0.25   0.25   0.8
i "rim" 0.75   0.25   0.8
i "rim" 1.25   0.25   0.8
i "rim" 1.75   0.25   0.8
i "rim" 2.25   0.25   0.8
i "rim" 2.75   0.25   0.8
i "rim" 3.25   0.25   0.8
i "rim" 3.75   0.25   0.8

i "hat" 0      0.25   0.6
i "hat" 0.5    0.25   0.6
i "hat" 1      0.25   0.6
i "hat" 1.5    0.25   0.6
i "hat" 2      0.25   0.6
i "hat" 2.5    0.25   0.6
i "hat" 3      0.25   0.6
i "hat" 3.5    0.25   0.6
