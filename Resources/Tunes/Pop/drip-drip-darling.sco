; F major, 100 bpm, 4/4. It melts: a falling line, each drop sooner than the one before.
t 0 100
i "master" 0 4.6

i "pluck" 0      0.675  10.00 0.74
i "pluck" 0.75   0.675  9.09  0.74
i "pluck" 1.5    0.45   9.05  0.74
i "pluck" 2      0.45   9.02  0.74
i "pluck" 2.5    0.225  9.00  0.74
i "pluck" 2.75   0.225  8.10  0.74
i "pluck" 3      0.225  8.09  0.74
i "pluck" 3.25   0.9    8.05  0.74

i "drop" 0.375  0.75   10.00 0.61
i "drop" 1.125  0.75   9.09  0.61
i "drop" 1.875  0.5    9.05  0.61
i "drop" 2.375  0.4    9.02  0.61
i "drop" 2.775  0.2    9.00  0.61
i "drop" 2.975  0.2    8.09  0.61
i "drop" 3.175  0.2    8.05  0.61
i "drop" 3.375  0.2    8.02  0.61
i "drop" 3.575  0.2    8.00  0.61
i "drop" 3.775  0.2    7.09  0.61

i "bass" 0      1.5    6.05  0.5
i "bass" 1.5    1      6.02  0.5
i "bass" 2.5    0.5    6.10  0.5
i "bass" 3      0.25   7.00  0.5
i "bass" 3.25   1      6.05  0.5
