; A flat major, 72 bpm, 3/4. The street lamp hums; a call from the window, third and fifth, and again.
t 0 72
i "master" 0 3.4 0.6

i "voices" 0      0.6365 9.03  0.62  0
i "voices" 0.67   0.3135 9.00  0.62  0
i "voices" 1.67   0.209  9.03  0.62  0
i "voices" 1.89   0.1045 9.00  0.62  0
i "voices" 2      1.14   9.05  0.62  9.03

i "piano" 0.33   0.495  8.03  0.2
i "piano" 0.33   0.495  8.08  0.2
i "piano" 0.33   0.495  9.00  0.2
i "piano" 0.66   0.51   8.03  0.2
i "piano" 0.66   0.51   8.08  0.2
i "piano" 0.66   0.51   9.00  0.2
i "piano" 1.33   0.495  8.01  0.2
i "piano" 1.33   0.495  8.05  0.2
i "piano" 1.33   0.495  8.08  0.2
i "piano" 1.66   0.51   8.01  0.2
i "piano" 1.66   0.51   8.05  0.2
i "piano" 1.66   0.51   8.08  0.2
i "piano" 2      1.8    8.00  0.2
i "piano" 2      1.8    8.03  0.2
i "piano" 2      1.8    8.08  0.2

i "bass" 0      1      5.08  1.28
i "bass" 1      1      6.01  1.28
i "bass" 2      1.2    5.08  1.28

i "organ" 0      3.2    7.03  0.21
