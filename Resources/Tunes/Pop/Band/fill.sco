; Claps closer and closer, and a run up to the home chord.
t 0 112.5
i "master" 0 5

i "kick" 0      0.25   1
i "kick" 1      0.25   0.9
i "kick" 2      0.25   0.9
i "clap" 1      0.25   0.5
i "clap" 2      0.25   0.55
i "clap" 2.5    0.25   0.6
i "clap" 3      0.25   0.7
i "clap" 3.25   0.25   0.75
i "clap" 3.5    0.25   0.85
i "clap" 3.75   0.25   1

i "marimba" 2      0.3    8.07 0.5
i "marimba" 2.25   0.3    8.09 0.5
i "marimba" 2.5    0.3    8.11 0.55
i "marimba" 2.75   0.3    9.00 0.55
i "marimba" 3      0.3    9.02 0.6
i "marimba" 3.25   0.3    9.04 0.6
i "marimba" 3.5    0.3    9.07 0.65
i "marimba" 3.75   0.3    9.11 0.7

i "tambourine" 3      0.25   0.4
i "tambourine" 3.25   0.25   0.4
i "tambourine" 3.5    0.25   0.45
i "tambourine" 3.75   0.25   0.5
