; D major, 140 bpm, 4/4. Bars of a meter: each step higher, longer and louder.
t 0 140
i "master" 0 6 0.2 0.2 0.25

i "pulse" 0      0.225  8.02  0.22  0     .5

i "pulse" 1      0.225  8.02  0.38  0     .5
i "pulse" 1.25   0.225  8.09  0.38  0     .5

i "pulse" 2      0.225  8.02  0.55  0     .4
i "pulse" 2.25   0.225  8.09  0.55  0     .4
i "pulse" 2.5    0.225  9.02  0.55  0     .4

i "pulse" 3      0.225  8.02  0.8   0     .3
i "pulse" 3.25   0.225  8.09  0.8   0     .3
i "pulse" 3.5    0.225  9.02  0.8   0     .3
i "pulse" 3.75   0.225  9.06  0.8   0     .3

i "pulse" 4      0.25   8.02  1.1   0     .25
i "pulse" 4.25   0.25   8.09  1.1   0     .25
i "pulse" 4.5    0.25   9.02  1.1   0     .25
i "pulse" 4.75   0.25   9.06  1.1   0     .25
i "pulse" 5      0.8    9.09  1.43  0     .25
i "pulse" 5      0.8    10.02 1.43  0     .25

i "sub" 0      0.7    6.02  0.3

i "sub" 1      0.7    6.02  0.5

i "sub" 2      0.7    6.07  0.7

i "sub" 3      0.7    6.09  0.9

i "sub" 4      1.8    6.02  1

i "kick" 2      1      0.9
i "kick" 3      1      0.9
i "kick" 4      1      0.9
i "kick" 5      1      0.9

i "hat" 3.5    0.5    0.7
i "hat" 4.5    0.5    0.7

i "clap" 5      1      0.8
