; G mixolydian, 120 bpm, 4/4. The hydrant opens: everything at once, horns and water, down the whole street.
t 0 120
i "master" 0 5.6 0.15

i "spray" 0      5      12.11 1     12.00

i "brass" 0      0.3    8.07  1.1
i "brass" 0      0.3    8.11  1.1
i "brass" 0      0.3    9.02  1.1
i "brass" 0.5    0.15   8.07  1.1
i "brass" 0.5    0.15   8.11  1.1
i "brass" 0.5    0.15   9.02  1.1
i "brass" 0.75   0.15   8.05  1.1
i "brass" 0.75   0.15   8.09  1.1
i "brass" 0.75   0.15   9.00  1.1
i "brass" 1.25   0.3    8.07  1.1
i "brass" 1.25   0.3    8.11  1.1
i "brass" 1.25   0.3    9.02  1.1
i "brass" 1.75   0.15   8.09  1.1
i "brass" 1.75   0.15   9.00  1.1
i "brass" 1.75   0.15   9.04  1.1
i "brass" 2.5    0.15   8.05  1.1
i "brass" 2.5    0.15   8.09  1.1
i "brass" 2.5    0.15   9.00  1.1
i "brass" 2.75   0.15   8.04  1.1
i "brass" 2.75   0.15   8.07  1.1
i "brass" 2.75   0.15   9.00  1.1
i "brass" 3      0.3    8.05  1.1
i "brass" 3      0.3    8.09  1.1
i "brass" 3      0.3    9.02  1.1
i "brass" 3.5    0.9    8.07  1.1
i "brass" 3.5    0.9    8.11  1.1
i "brass" 3.5    0.9    9.02  1.1
i "brass" 3.5    0.9    9.07  1.1

i "bass" 0      0.2    5.07  1.1
i "bass" 0.25   0.2    6.07  1.1
i "bass" 0.75   0.2    5.07  1.1
i "bass" 1      0.2    5.05  1.1
i "bass" 1.25   0.2    6.05  1.1
i "bass" 1.5    0.2    5.07  1.1
i "bass" 1.75   0.2    6.07  1.1
i "bass" 2.25   0.2    5.07  1.1
i "bass" 2.5    0.2    6.00  1.1
i "bass" 2.75   0.2    7.00  1.1
i "bass" 3      0.2    6.02  1.1
i "bass" 3.25   0.2    6.05  1.1
i "bass" 3.5    0.96   5.07  1.1

i "kick" 0      0.5    1
i "kick" 1      0.5    1
i "kick" 2      0.5    1
i "kick" 3      0.5    1
i "kick" 4      0.5    1

i "snare" 0.5    0.5    1
i "snare" 1.5    0.5    1
i "snare" 2.5    0.5    1
i "snare" 3.5    0.5    1

i "clap" 0.75   0.25   0.7
i "clap" 1.5    0.25   0.7
i "clap" 2.75   0.25   0.7
i "clap" 3.5    0.25   0.7

i "hat" 0      0.25   0.8
i "hat" 0.25   0.25   0.8
i "hat" 0.5    0.25   0.8
i "hat" 0.75   0.25   0.8
i "hat" 1      0.25   0.8
i "hat" 1.25   0.25   0.8
i "hat" 1.5    0.25   0.8
i "hat" 1.75   0.25   0.8
i "hat" 2      0.25   0.8
i "hat" 2.25   0.25   0.8
i "hat" 2.5    0.25   0.8
i "hat" 2.75   0.25   0.8
i "hat" 3      0.25   0.8
i "hat" 3.25   0.25   0.8
i "hat" 3.5    0.25   0.8
i "hat" 3.75   0.25   0.8
i "hat" 4      0.25   0.8

i "rim" 0      0.25   0.7
i "rim" 0.75   0.25   0.7
i "rim" 1.5    0.25   0.7
i "rim" 2.5    0.25   0.7
i "rim" 3      0.25   0.7
