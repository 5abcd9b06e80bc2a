; One chord for the whole room, a bend above it, and the organ holds on.
t 0 144
i "master" 0 10

i "kick" 0      0.25   1.2
i "snare" 0      0.25   0.8
i "crash" 0      4      0.8
i "bass" 0      4      5.09 0.8

i "guitar" 0      5      6.09 0.6 0 7 12

i "organ" 0      4.5    8.01 0.3
i "organ" 0      4.5    8.04 0.3
i "organ" 0      4.5    8.09 0.3

i "lead" 1      3      9.02 0.35 9.04
i "tambourine" 2      0.25   0.4
i "tambourine" 3      0.25   0.3
