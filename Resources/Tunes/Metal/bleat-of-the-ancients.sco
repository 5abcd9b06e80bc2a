; G sharp minor, 140 bpm, 4/4. The ram gallops up; what it has to say is a tremble on one note.
t 0 140
i "master" 0 6.2

i "chug" 0      0.2    6.08  1
i "chug" 0.25   0.1    6.08  1
i "chug" 0.375  0.1    6.08  1
i "chug" 0.5    0.2    6.11  1
i "chug" 0.75   0.2    6.08  1
i "chug" 1      0.2    6.08  1
i "chug" 1.25   0.1    6.08  1
i "chug" 1.375  0.1    6.08  1
i "chug" 1.5    0.2    7.01  1
i "chug" 1.75   0.2    6.11  1

i "fifth" 2      2      5.08  0.8
i "fifth" 4      1      6.04  0.8
i "fifth" 5      1.2    5.08  0.8

i "lead" 2      0.096  9.04  1     0
i "lead" 2.12   0.096  9.03  1     0
i "lead" 2.24   0.096  9.04  1     0
i "lead" 2.36   0.096  9.03  1     0
i "lead" 2.48   0.096  9.04  1     0
i "lead" 2.6    0.096  9.03  1     0
i "lead" 2.72   0.096  9.04  1     0
i "lead" 2.84   0.096  9.03  1     0
i "lead" 2.96   0.096  9.04  1     0
i "lead" 3.08   0.096  9.03  1     0
i "lead" 3.2    0.096  9.04  1     0
i "lead" 3.32   0.096  9.03  1     0
i "lead" 3.44   0.096  9.04  1     0
i "lead" 3.56   0.096  9.03  1     0
i "lead" 3.68   0.096  9.02  1     0
i "lead" 3.8    0.16   9.03  1     0

i "growl" 2      1.9    7.08  1.2   7.05

i "lead" 4      0.07   9.11  1     0
i "lead" 4.1    0.07   9.10  1     0
i "lead" 4.2    0.07   9.11  1     0
i "lead" 4.3    0.07   9.10  1     0
i "lead" 4.4    0.07   9.11  1     0
i "lead" 4.5    0.07   9.10  1     0
i "lead" 4.6    0.07   9.11  1     0
i "lead" 4.7    0.07   9.10  1     0
i "lead" 4.8    0.42   9.11  1     9.08

i "kick" 0      0.125  1
i "kick" 0.25   0.125  1
i "kick" 0.375  0.125  1
i "kick" 0.5    0.125  1
i "kick" 0.75   0.125  1
i "kick" 1      0.125  1
i "kick" 1.25   0.125  1
i "kick" 1.375  0.125  1
i "kick" 1.5    0.125  1
i "kick" 1.75   0.125  1
i "kick" 2      0.125  1
i "kick" 3      0.125  1
i "kick" 4      0.125  1
i "kick" 4.25   0.125  1
i "kick" 4.5    0.125  1
i "kick" 4.75   0.125  1
i "kick" 5      0.125  1

i "snare" 1      1      1
i "snare" 2      1      1
i "snare" 3      1      1
i "snare" 4      1      1

i "china" 2      1      0.5
i "china" 2.5    1      0.5

i "bass" 0      2      5.08  0.7
i "bass" 2      2      5.08  0.7
i "bass" 4      1      5.04  0.7
i "bass" 5      1.2    5.08  0.7
