; D minor, 92 bpm, 4/4. An evening hymn, hung by its feet: what should rise falls.
t 0 92
i "master" 0 4.2

i "organ" 0      0.49   8.02  1
i "organ" 0      0.49   8.09  1
i "organ" 0      0.49   9.05  1
i "organ" 0.5    0.245  8.00  1
i "organ" 0.5    0.245  8.07  1
i "organ" 0.5    0.245  9.04  1
i "organ" 0.75   0.245  7.10  1
i "organ" 0.75   0.245  8.07  1
i "organ" 0.75   0.245  9.02  1
i "organ" 1      0.735  7.09  1
i "organ" 1      0.735  8.04  1
i "organ" 1      0.735  9.01  1
i "organ" 1.75   0.245  7.05  1
i "organ" 1.75   0.245  8.02  1
i "organ" 1.75   0.245  8.09  1
i "organ" 2      0.49   7.07  1
i "organ" 2      0.49   7.10  1
i "organ" 2      0.49   8.07  1
i "organ" 2.5    0.49   6.09  1
i "organ" 2.5    0.49   7.09  1
i "organ" 2.5    0.49   8.01  1
i "organ" 2.5    0.49   8.04  1
i "organ" 3      1.176  6.02  1
i "organ" 3      1.176  7.02  1
i "organ" 3      1.176  7.09  1
i "organ" 3      1.176  8.02  1

i "clean" 0.75   0.0416 10.02 0.8
i "clean" 0.8333 0.0416 10.03 0.8
i "clean" 0.9166 0.0416 10.02 0.8
i "clean" 0.9999 0.0416 10.01 0.8
i "clean" 1.0832 0.0416 10.02 0.8
i "clean" 1.1665 0.0416 10.03 0.8
i "clean" 1.2498 0.0416 10.02 0.8
i "clean" 1.6331 0.0416 10.09 0.8
i "clean" 1.7164 0.0416 10.10 0.8
i "clean" 1.7997 0.0416 10.09 0.8
i "clean" 1.883  0.0416 10.08 0.8
i "clean" 1.9663 0.0416 10.09 0.8
i "clean" 2.5496 0.0416 11.02 0.8
i "clean" 2.6329 0.0416 11.01 0.8
i "clean" 2.7162 0.0416 11.02 0.8

i "choir" 0      1      7.02  0.6
i "choir" 1      1      6.09  0.6
i "choir" 2      0.5    6.07  0.6
i "choir" 2.5    0.5    6.09  0.6
i "choir" 3      1.2    7.02  0.6

i "fifth" 3      1.2    6.02  0.6

i "bell" 3      1      9.02  0.5
