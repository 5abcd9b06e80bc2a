; E flat major, 104 bpm, 11/8. Dice: five and six, five and six, a roll that stops on the tonic.
t 0 104
i "master" 0 5 0.5

i "piano" 0      0.2    8.07  1
i "piano" 0.25   0.2    8.10  1
i "piano" 0.5    0.2    9.03  1
i "piano" 0.75   0.2    9.02  1
i "piano" 1      0.2    9.00  1
i "piano" 1.25   0.2    8.10  1
i "piano" 1.5    0.2    8.08  1
i "piano" 1.75   0.2    8.07  1
i "piano" 2      0.2    8.05  1
i "piano" 2.25   0.2    8.07  1
i "piano" 2.5    0.2    8.10  1
i "piano" 2.75   0.2    9.03  1
i "piano" 3      0.2    9.07  1
i "piano" 3.25   0.2    9.05  1
i "piano" 3.5    0.2    9.03  1
i "piano" 3.75   0.2    9.00  1
i "piano" 4      0.96   9.03  1

i "organ" 0      0.25   8.03  0.6
i "organ" 0      0.25   8.07  0.6
i "organ" 1.25   0.375  7.08  0.6
i "organ" 1.25   0.375  8.00  0.6
i "organ" 2      0.375  7.10  0.6
i "organ" 2      0.375  8.02  0.6
i "organ" 2.75   0.625  7.07  0.6
i "organ" 2.75   0.625  7.10  0.6
i "organ" 2.75   0.625  8.03  0.6
i "organ" 4      0.5    8.03  0.6
i "organ" 4      0.5    8.07  0.6
i "organ" 4      0.5    8.10  0.6

i "bass" 0      0.4    6.03  1
i "bass" 0.5    0.6    5.07  1
i "bass" 1.25   0.6    5.08  1
i "bass" 2      0.6    5.10  1
i "bass" 2.75   0.4    6.00  1
i "bass" 3.25   0.6    5.10  1
i "bass" 4      0.8    6.03  1

i "rattle" 0      0.0625 10.04 0.9
i "rattle" 0.0625 0.0625 10.09 0.9
i "rattle" 0.125  0.0625 10.02 0.9
i "rattle" 0.1875 0.0625 10.07 0.9
i "rattle" 0.25   0.0625 10.00 0.9
i "rattle" 0.3125 0.0625 10.05 0.9
i "rattle" 2.775  0.0625 10.07 0.9
i "rattle" 2.8375 0.0625 10.00 0.9
i "rattle" 2.9    0.0625 10.09 0.9
i "rattle" 2.9625 0.0625 10.02 0.9
i "rattle" 3.025  0.0625 10.05 0.9
i "rattle" 3.0875 0.0625 10.04 0.9
i "rattle" 3.15   0.12   9.11  0.9
i "rattle" 3.27   0.12   10.02 0.9

i "kick" 0      0.25   1
i "kick" 1.25   0.25   1
i "kick" 2      0.25   1
i "kick" 2.75   0.25   1
i "kick" 4      0.25   1

i "snare" 0.75   0.25   0.9
i "snare" 2.25   0.25   0.9
i "snare" 3.5    0.25   0.9

i "hat" 0      0.25   0.7
i "hat" 0.25   0.25   0.7
i "hat" 0.5    0.25   0.7
i "hat" 0.75   0.25   0.7
i "hat" 1      0.25   0.7
i "hat" 1.25   0.25   0.7
i "hat" 1.5    0.25   0.7
i "hat" 1.75   0.25   0.7
i "hat" 2      0.25   0.7
i "hat" 2.25   0.25   0.7
i "hat" 2.5    0.25   0.7
i "hat" 2.75   0.25   0.7
i "hat" 3      0.25   0.7
i "hat" 3.25   0.25   0.7
i "hat" 3.5    0.25   0.7
i "hat" 3.75   0.25   0.7
