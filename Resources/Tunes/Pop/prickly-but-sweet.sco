; G mixolydian, 124 bpm, 4/4 as 3+3+2. A steel island tune; each first note pricks a half step beside the second.
t 0 124
i "master" 0 5.6

i "marimba" 0      0.156  8.10  0.59
i "marimba" 0.12   0.819  8.11  0.59
i "marimba" 0.75   0.156  9.01  0.59
i "marimba" 0.87   0.819  9.02  0.59
i "marimba" 1.5    0.65   9.05  0.59
i "marimba" 2      0.325  9.04  0.59
i "marimba" 2.25   0.65   9.02  0.59
i "marimba" 2.75   0.325  8.11  0.59
i "marimba" 3.25   0.156  8.06  0.59
i "marimba" 3.37   1.144  8.07  0.77

i "keys" 0.5    0.125  8.05  0.32
i "keys" 0.5    0.125  8.11  0.32
i "keys" 1.25   0.125  8.05  0.32
i "keys" 1.25   0.125  8.11  0.32
i "keys" 2      0.125  8.04  0.32
i "keys" 2      0.125  9.00  0.32
i "keys" 2.75   0.125  8.04  0.32
i "keys" 2.75   0.125  9.00  0.32
i "keys" 3.75   0.5    7.11  0.32
i "keys" 3.75   0.5    8.02  0.32
i "keys" 3.75   0.5    8.07  0.32

i "bass" 0      0.675  6.07  0.54
i "bass" 0.75   0.675  7.02  0.54
i "bass" 1.5    0.45   7.05  0.54
i "bass" 2      0.675  7.00  0.54
i "bass" 2.75   0.675  7.04  0.54
i "bass" 3.5    1.35   6.07  0.54

i "shaker" 0      0.25   0.22
i "shaker" 0.25   0.25   0.11
i "shaker" 0.5    0.25   0.22
i "shaker" 0.75   0.25   0.22
i "shaker" 1      0.25   0.11
i "shaker" 1.25   0.25   0.22
i "shaker" 1.5    0.25   0.22
i "shaker" 1.75   0.25   0.11
i "shaker" 2      0.25   0.22
i "shaker" 2.25   0.25   0.11
i "shaker" 2.5    0.25   0.22
i "shaker" 2.75   0.25   0.22
i "shaker" 3      0.25   0.11
i "shaker" 3.25   0.25   0.22
i "shaker" 3.5    0.25   0.22
i "shaker" 3.75   0.25   0.11

i "clap" 1.5    0.25   0.63
i "clap" 3.5    0.25   0.63
