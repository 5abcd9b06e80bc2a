; E minor, 132 bpm, 4/4. Click: three notes. Click: the same three notes, because you pressed twice.
t 0 132
i "master" 0 5.8 0.15 0.25 0.25

i "blip" 0      0.25   1.5   11.04
i "blip" 2.75   0.25   1.5   11.04

i "pulse" 0.25   0.2125 9.04  1.05  0     .5
i "pulse" 0.75   0.2125 9.07  1.05  0     .5
i "pulse" 1.25   0.85   9.11  1.05  0     .5

i "pulse" 3      0.2125 9.04  1.33  0     .12
i "pulse" 3.5    0.2125 9.07  1.33  0     .12
i "pulse" 4      1.02   9.11  1.33  0     .12

i "saws" 1.25   1.2    7.04  0.71  0     4000  600
i "saws" 1.25   1.2    7.11  0.71  0     4000  600
i "saws" 1.25   1.2    8.02  0.71  0     4000  600

i "saws" 4      1.5    7.00  0.82  0     4000  600
i "saws" 4      1.5    7.07  0.82  0     4000  600
i "saws" 4      1.5    7.11  0.82  0     4000  600

i "sub" 1.25   1      6.04  0.99

i "sub" 4      1.4    6.00  1.43

i "kick" 0.25   0.5    1.14
i "kick" 1.25   0.5    1.14

i "kick" 3      0.5    1.14
i "kick" 4      0.5    1.14

i "clap" 1.25   0.25   0.97

i "clap" 4      0.25   0.97
