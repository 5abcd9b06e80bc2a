; B flat major, 76 bpm, 4/4. Slow keys under foam; a rubber duck has the last word.
t 0 76
i "master" 0 3.5

i "keys" 0      0.5    7.10  0.54
i "keys" 0.25   0.5    8.05  0.54
i "keys" 0.5    0.5    9.02  0.54
i "keys" 0.75   1      9.00  0.54
i "keys" 1.25   0.5    8.09  0.54
i "keys" 1.5    0.5    8.07  0.54
i "keys" 1.75   0.5    8.03  0.54
i "keys" 2      1.5    8.05  0.54

i "drop" 0.25   0.5    10.02 0.5
i "drop" 0.75   0.25   9.05  0.5
i "drop" 1      0.5    9.10  0.5
i "drop" 1.5    0.25   10.00 0.5
i "drop" 1.75   0.25   10.05 0.5
i "drop" 2      0.25   10.02 0.5

i "whistle" 2.45   0.16   10.05 0.85  10.02
i "whistle" 2.71   0.2    10.10 0.85  10.05

i "bass" 0      1.25   6.10  0.41
i "bass" 1.25   0.5    7.00  0.41
i "bass" 1.75   1.2    6.05  0.41
