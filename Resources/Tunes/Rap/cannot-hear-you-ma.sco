; D major, 82 bpm, 4/4. Mother calls from downstairs, three times, louder; the loop goes on.
t 0 82
i "master" 0 3.8 0.5

i "voices" 0      0.225  8.06  0.47
i "voices" 0.25   0.45   8.02  0.47

i "voices" 1      0.225  8.09  0.65
i "voices" 1.25   0.45   8.06  0.65

i "voices" 2      0.3562 9.02  1.17
i "voices" 2.375  0.855  8.09  1.17

i "guitar" 0      0.225  7.02  0.57
i "guitar" 0.25   0.225  7.09  0.57
i "guitar" 0.5    0.225  8.06  0.57
i "guitar" 0.75   0.225  7.09  0.57
i "guitar" 1      0.225  6.11  0.57
i "guitar" 1.25   0.225  7.06  0.57
i "guitar" 1.5    0.225  8.02  0.57
i "guitar" 1.75   0.225  7.06  0.57
i "guitar" 2      0.225  6.07  0.57
i "guitar" 2.25   0.225  7.02  0.57
i "guitar" 2.5    0.225  7.11  0.57
i "guitar" 2.75   0.225  7.02  0.57
i "guitar" 3      0.675  6.09  0.57

i "deep" 0      0.9    6.02  0.59
i "deep" 1      0.9    5.11  0.59
i "deep" 2      0.9    5.07  0.59
i "deep" 3      0.72   6.02  0.59

i "kick" 0      0.25   0.9
i "kick" 0.5    0.25   0.9
i "kick" 0.75   0.25   0.9
i "kick" 1.5    0.25   0.9
i "kick" 2      0.25   0.9
i "kick" 2.5    0.25   0.9
i "kick" 2.75   0.25   0.9

i "snare" 1      1      1.4
i "snare" 3      1      1.4

i "hat" 0      0.125  0.41
i "hat" 0.125  0.125  0.41
i "hat" 0.25   0.125  0.41
i "hat" 0.5    0.125  0.41
i "hat" 0.625  0.125  0.41
i "hat" 0.75   0.125  0.41
i "hat" 1      0.125  0.41
i "hat" 1.125  0.125  0.41
i "hat" 1.25   0.125  0.41
i "hat" 1.5    0.125  0.41
i "hat" 1.625  0.125  0.41
i "hat" 1.75   0.125  0.41
i "hat" 2      0.125  0.41
i "hat" 2.125  0.125  0.41
i "hat" 2.25   0.125  0.41
i "hat" 2.5    0.125  0.41
i "hat" 2.625  0.125  0.41
i "hat" 2.75   0.125  0.41
i "hat" 3      0.125  0.41
i "hat" 3.125  0.125  0.41
i "hat" 3.25   0.125  0.41
