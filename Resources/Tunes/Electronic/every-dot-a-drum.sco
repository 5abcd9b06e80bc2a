; E pentatonic, 138 bpm, 4/4. Nothing but dots: small ones first, then big ones between them.
t 0 138
i "master" 0 5.8 0.108 0.35 0.35

i "blip" 0      0.5    0.5   10.04
i "blip" 0.5    0.5    0.5   10.04
i "blip" 1      0.5    0.5   10.04
i "blip" 1.5    0.5    0.5   10.04

i "blip" 0.75   0.25   0.7   9.11
i "blip" 1.75   0.25   0.7   9.11
i "blip" 2.5    0.25   0.7   9.11
i "blip" 2.75   0.25   0.7   9.11
i "blip" 3.5    0.25   0.7   9.11

i "blip" 1.25   0.25   0.8   9.07
i "blip" 1.75   0.25   0.8   9.07
i "blip" 2.75   0.25   0.8   9.07

i "blip" 2      0.25   0.9   9.02
i "blip" 2.25   0.25   0.9   9.02
i "blip" 3      0.25   0.9   9.02
i "blip" 3.25   0.25   0.9   9.02
i "blip" 4      0.25   0.9   9.02
i "blip" 4.5    0.25   0.9   9.02

i "blip" 2.5    0.25   1     8.09
i "blip" 3      0.25   1     8.09
i "blip" 3.75   0.25   1     8.09

i "blip" 3      0.25   1.1   8.04
i "blip" 3.25   0.25   1.1   8.04
i "blip" 3.75   0.25   1.1   8.04
i "blip" 4.5    0.25   1.1   8.04

i "blip" 3      0.25   1.3   6.11
i "blip" 3.75   0.25   1.3   6.11
i "blip" 4.5    0.25   1.3   6.11

i "kick" 3      0.5    1
i "kick" 4      0.5    1
i "kick" 4.5    0.5    1
i "kick" 5.5    0.5    1

i "blip" 4.75   0.25   1     9.04

i "hat" 2      0.25   0.7
i "hat" 2.25   0.25   0.7
i "hat" 2.5    0.25   0.7
i "hat" 2.75   0.25   0.7
i "hat" 3      0.25   0.7
i "hat" 3.25   0.25   0.7
i "hat" 3.5    0.25   0.7
i "hat" 3.75   0.25   0.7
i "hat" 4      0.25   0.7
i "hat" 4.25   0.25   0.7
i "hat" 4.5    0.25   0.7
