; No key, 60 bpm. A card turns over and lies down.
t 0 60
i "master" 0 0.11

i "card" 0      0.08   0.9   11.11
