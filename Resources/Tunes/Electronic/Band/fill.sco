; Noise that rises, claps closer and closer, and a run up the chord of E flat.
t 0 128
i "master" 0 5 0.3515625 0.25 0.2

i "kick" 0      0.25   1.1
i "kick" 1      0.25   1.1
i "kick" 2      0.25   1.1

i "clap" 1      0.25   0.72
i "clap" 2      0.25   0.72
i "clap" 2.5    0.25   0.72
i "clap" 3      0.25   0.72
i "clap" 3.25   0.25   0.72
i "clap" 3.5    0.25   0.72
i "clap" 3.75   0.25   0.9

i "sweep" 0      4      8.00 0.5 12.00

i "pulse" 2      0.2    8.03 0.5 0 .3
i "pulse" 2.25   0.2    8.07 0.543 0 .3
i "pulse" 2.5    0.2    8.10 0.586 0 .3
i "pulse" 2.75   0.2    9.03 0.629 0 .3
i "pulse" 3      0.2    9.03 0.671 0 .3
i "pulse" 3.25   0.2    9.07 0.714 0 .3
i "pulse" 3.5    0.2    9.10 0.757 0 .3
i "pulse" 3.75   0.2    10.03 0.8 0 .3
