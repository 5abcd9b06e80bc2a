; The home chord with its filter closing, and what the echo makes of a last arpeggio.
t 0 128
i "master" 0 9 0.3515625 0.25 0.2

i "kick" 0      0.25   1.1
i "clap" 0      0.25   0.6
i "sub" 0      2.5    6.05 0.9

i "saws" 0      3.5    7.05 0.4 0 7000 400
i "saws" 0      3.5    8.00 0.4 0 7000 400
i "saws" 0      3.5    8.05 0.4 0 7000 400
i "saws" 0      3.5    8.08 0.4 0 7000 400
i "saws" 0      3.5    9.00 0.4 0 7000 400

i "pulse" 0.5    0.2    9.05 0.6 0 .3
i "pulse" 0.75   0.2    9.00 0.533 0 .3
i "pulse" 1      0.2    8.08 0.467 0 .3
i "pulse" 1.25   0.2    8.05 0.4 0 .3

i "fm" 1.5    1.5    9.05 0.5 0 2 2
i "blip" 2      0.25   0.6 10.05
