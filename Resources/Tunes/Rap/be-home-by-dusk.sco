; A flat major, 72 bpm, 4/4. The street lamp hums; a call from the window, third and fifth, and again.
t 0 72
i "master" 0 3.4 0.6

i "voices" 0      0.475  9.03  0.57  0
i "voices" 0.5    0.475  9.00  0.57  0
i "voices" 1.5    0.2375 9.03  0.57  0
i "voices" 1.75   0.2375 9.00  0.57  0
i "voices" 2      1.14   9.05  0.57  9.03

i "piano" 0      0.375  7.08  0.31
i "piano" 0.25   0.375  8.03  0.31
i "piano" 0.5    0.375  8.07  0.31
i "piano" 0.75   0.375  9.00  0.31
i "piano" 1      0.375  7.05  0.31
i "piano" 1.25   0.375  8.00  0.31
i "piano" 1.5    0.375  8.03  0.31
i "piano" 1.75   0.375  8.08  0.31
i "piano" 2      0.375  8.01  0.31
i "piano" 2.25   0.375  8.05  0.31
i "piano" 2.5    1.35   8.08  0.31
i "piano" 2.5    1.35   9.00  0.31

i "bass" 0      1      5.08  1.27
i "bass" 1      1      5.05  1.27
i "bass" 2      0.5    6.01  1.27
i "bass" 2.5    0.9    5.08  1.27

i "kick" 0      0.25   1.01
i "kick" 0.75   0.25   1.01
i "kick" 1.5    0.25   1.01
i "kick" 2      0.25   1.01

i "snare" 1      1      1.12
i "snare" 3      1      1.12

i "hat" 0      0.25   0.44
i "hat" 0.25   0.25   0.44
i "hat" 0.5    0.25   0.44
i "hat" 0.75   0.25   0.44
i "hat" 1      0.25   0.44
i "hat" 1.25   0.25   0.44
i "hat" 1.5    0.25   0.44
i "hat" 1.75   0.25   0.44
i "hat" 2      0.25   0.44
i "hat" 2.25   0.25   0.44
