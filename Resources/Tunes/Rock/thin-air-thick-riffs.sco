; C minor, 80 bpm, 4/4. A riff as heavy as rock below; one thin note near the summit.
t 0 80
i "master" 0 3.8

i "guitar" 0      0.475  6.00  1.1   0     7     12
i "guitar" 0.5    0.2375 6.00  1.1   0     7     12
i "guitar" 0.75   0.2375 6.03  1.1   0     7     12
i "guitar" 1      0.475  6.05  1.1   6.06  7     12
i "guitar" 1.5    0.2375 6.03  1.1   0     7     12
i "guitar" 1.75   0.2375 6.00  1.1   0     7     12
i "guitar" 2      0.475  5.10  1.1   0     7     12
i "guitar" 2.5    1.235  6.00  1.1   0     7     12

i "lead" 0.5    0.75   10.07 0.9   0
i "lead" 1.25   0.25   10.10 0.9   0
i "lead" 1.5    0.5    11.00 0.9   10.10
i "lead" 2      1.6    10.07 0.9   0

i "bass" 0      0.475  6.00  1     0
i "bass" 0.5    0.2375 6.00  1     0
i "bass" 0.75   0.2375 6.03  1     0
i "bass" 1      0.475  6.05  1     6.06
i "bass" 1.5    0.2375 6.03  1     0
i "bass" 1.75   0.2375 6.00  1     0
i "bass" 2      0.475  5.10  1     0
i "bass" 2.5    1.235  6.00  1     0

i "kick" 0      0.25   1
i "kick" 0.5    0.25   1
i "kick" 1.75   0.25   1
i "kick" 2      0.25   1
i "kick" 2.5    0.25   1

i "snare" 1      0.25   1
i "snare" 2.5    0.25   1

i "crash" 0      1.5    0.7

i "hat" 0.5    0.5    0.7   .3
i "hat" 1      0.5    0.7   .3
i "hat" 1.5    0.5    0.7   .3
i "hat" 2      0.5    0.7   .3
i "hat" 2.5    0.5    0.7   .3
