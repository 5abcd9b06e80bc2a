; Rap: a deep bass, dry drums, and music that sounds as if it came from a record.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1, the pitch to which it
; glides (0: none), and further what its instrument says. A drum: start, duration, level.
; "master" lasts as long as the tune and takes the record's age: from 0, none, to 1, worn.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 17

gaDry init 0
gaRecord init 0
gaRoom init 0

; Drums and bass are new;
opcode Play, 0, ai
  aSound, iRoom xin
  gaDry += aSound
  gaRoom += aSound * iRoom
endop

; the rest was found on a record.
opcode Sample, 0, ai
  aSound, iRoom xin
  gaRecord += aSound
  gaRoom += aSound * iRoom
endop

opcode Glide, k, iii
  iFrom, iTo, iTime xin
  iFirst = cpspch(iFrom)
  iLast = (iTo == 0) ? iFirst : cpspch(iTo)
  xout expseg(iFirst, iTime * 0.35, iFirst, iTime * 0.35, iLast, 1, iLast)
endop

instr deep
  kHertz = Glide(p4, p6, p3) * (1 + expon:k(1.5, 0.03, 0.05))
  aTone = tanh(oscili(1, kHertz) * 2.2) + 0.25 * tanh(5 * oscili(1, kHertz))
  Play(aTone * p5 * 0.5 * expon:a(1, 1.6, 0.2) * linsegr:a(0, 0.003, 1, p3, 1, 0.05, 0), 0)
endin

instr bass
  kHertz = Glide(p4, p6, p3)
  aTone = butterlp(vco2(0.7, kHertz, 12) + vco2(0.25, kHertz), 900)
  Play(tanh(aTone * 1.8) * p5 * 0.42 * expon:a(1, 1, 0.3) * linsegr:a(0, 0.005, 1, p3, 1, 0.04, 0), 0)
endin

; An electric piano
instr keys
  iHertz = cpspch(p4)
  aTine = oscili(iHertz * 1.1 * expon:a(1, 0.2, 0.05), iHertz * 14)
  aReed = oscili(iHertz * 1.1 * expon:a(1, 0.7, 0.1), iHertz)
  aTone = oscili(0.2 * expon:a(1, 0.25, 0.05), iHertz + aTine) + oscili(0.8 * expon:a(1, 1.4, 0.1), iHertz + aReed)
  Sample(aTone * p5 * 0.36 * linsegr:a(0, 0.003, 1, p3, 1, 0.1, 0), 0.15)
endin

; An upright in a back room
instr piano
  iHertz = cpspch(p4)
  aWire = oscili(0.6 * expon:a(1, 1.1, 0.08), iHertz) + oscili(0.4 * expon:a(1, 0.8, 0.08), iHertz * 2.002)
  aWire += oscili(0.25 * expon:a(1, 0.5, 0.08), iHertz * 3.006) + oscili(0.15 * expon:a(1, 0.35, 0.08), iHertz * 4.013)
  aWire += oscili(0.1 * expon:a(1, 0.25, 0.08), iHertz * 5.02) + oscili(0.35 * expon:a(1, 1, 0.08), iHertz * 1.003)
  aWire += butterbp(noise(0.4, 0), 1200, 900) * expon:a(1, 0.02, 0.01)
  Sample(aWire * p5 * 0.36 * linsegr:a(0, 0.002, 1, p3, 1, 0.12, 0), 0.15)
endin

; An orchestra's hit
instr stab
  iHertz = cpspch(p4)
  aBows = vco2(0.25, iHertz * 0.995) + vco2(0.25, iHertz * 1.004) + vco2(0.2, iHertz * 2.003) + vco2(0.15, iHertz * 0.5)
  aTone = butterlp(aBows, expseg(6000, 0.15, 2500, 1, 1200)) * expon:a(1, 0.6, 0.15)
  Sample(aTone * p5 * 0.65 * linsegr:a(0, 0.008, 1, p3, 1, 0.08, 0), 0.35)
endin

instr brass
  kHertz = Glide(p4, p6, p3)
  kLip = linseg(0.3, 0.06, 1, 0.3, 0.75, 1, 0.7)
  aTone = butterlp(vco2(0.4, kHertz * 0.998) + vco2(0.4, kHertz * 1.003), cpspch(p4) * 7 * kLip)
  Sample(aTone * p5 * 0.4 * linsegr:a(0, 0.015, 1, p3, 0.85, 0.05, 0), 0.2)
endin

instr flute
  kHertz = Glide(p4, p6, p3) * (1 + 0.007 * linseg(0, 0.15, 0, 0.2, 1, 1, 1) * oscili:k(1, 5.2))
  aTone = oscili(0.7, kHertz) + oscili(0.18, kHertz * 2) + oscili(0.05, kHertz * 3)
  aBreath = butterbp(noise(1, 0), kHertz * 2, kHertz) * (0.05 + 0.25 * expon:a(1, 0.06, 0.05))
  Sample((aTone + aBreath) * p5 * 0.4 * linsegr:a(0, 0.02, 1, p3, 1, 0.06, 0), 0.35)
endin

instr guitar
  iHertz = cpspch(p4)
  aWire = butterlp(pluck(1, iHertz, iHertz, 0, 1), 4000)
  Sample(aWire * p5 * 0.6 * linsegr:a(0, 0.001, 1, p3, 1, 0.08, 0), 0.25)
endin

instr bell
  iHertz = cpspch(p4)
  aTone = oscili(expon:a(1, 0.9, 0.05), iHertz + oscili(iHertz * 2 * expon:a(1, 0.4, 0.05), iHertz * 2.76))
  Sample(aTone * p5 * 0.3 * linsegr:a(0, 0.002, 1, p3, 1, 0.25, 0), 0.4)
endin

; A choir's "ah", cut short
instr voices
  kHertz = Glide(p4, p6, p3)
  aCords = vco2(0.3, kHertz * 0.995) + vco2(0.3, kHertz * 1.005) + vco2(0.3, kHertz * (1 + 0.005 * oscili:k(1, 5.4)))
  aMouth = butterbp(aCords, 750, 160) + 0.7 * butterbp(aCords, 1180, 180) + 0.3 * butterbp(aCords, 2700, 350)
  Sample((aMouth + 0.2 * butterlp(aCords, 600)) * p5 * 1.1 * linsegr:a(0, 0.02, 1, p3, 1, 0.06, 0), 0.3)
endin

instr organ
  iHertz = cpspch(p4)
  aBars = oscili(0.6, iHertz) + oscili(0.5, iHertz * 2) + oscili(0.3, iHertz * 3) + oscili(0.15, iHertz * 4)
  aBars += oscili(0.3 * expon:a(1, 0.12, 0.02), iHertz * 6)
  Sample(aBars * (1 + 0.15 * oscili:a(1, 6.2)) * p5 * 0.26 * linsegr:a(0, 0.004, 1, p3, 1, 0.03, 0), 0.2)
endin

; A hand on the record: its sound goes from a pitch to another
instr scratch
  iLast = (p6 == 0) ? cpspch(p4) * 0.4 : cpspch(p6)
  kHertz = expseg(cpspch(p4), p3, iLast, 1, iLast)
  aGroove = vco2(0.5, kHertz) + butterbp(noise(2, 0), kHertz * 4, kHertz * 2)
  aGroove = butterbp(aGroove, kHertz * 3, kHertz * 3)
  Play(tanh(aGroove * 2) * p5 * 0.4 * linsegr:a(0, 0.008, 1, p3, 0.7, 0.015, 0), 0.1)
endin

instr kick
  aDrum = oscili(expon:a(1, 0.25, 0.02), expseg(240, 0.02, 85, 0.08, 50, 1, 42))
  aSkin = butterlp(noise(1, 0), 3500) * expon:a(1, 0.015, 0.01) * 0.25
  Play(tanh((aDrum + aSkin) * 1.7) * p4 * 0.6 * linsegr:a(0, 0.001, 1, 0.2, 1, 0.05, 0), 0.02)
endin

instr snare
  aShell = oscili(expon:a(1, 0.09, 0.02), expseg(240, 0.02, 185, 1, 175))
  aWires = butterbp(noise(1, 0), 3200, 3600) * expon:a(1, 0.14, 0.02)
  Play(tanh((aShell * 0.6 + aWires) * 1.3) * p4 * 0.55 * linsegr:a(0, 0.001, 1, 0.14, 1, 0.04, 0), 0.12)
endin

instr clap
  aHands = linseg:a(1, 0.009, 0.15, 0.001, 1, 0.01, 0.15, 0.001, 1, 0.1, 0.05, 0.08, 0)
  Play(butterbp(noise(1, 0), 1300, 1200) * aHands * p4 * 0.75 * linsegr:a(1, 0.2, 1, 0.05, 0), 0.2)
endin

; p5: seconds until it is gone, for an open one (0: closed)
instr hat
  iTime = (p5 == 0) ? 0.04 : p5
  aRing = noise(0.8, 0) + vco2(0.3, 5419, 10) + vco2(0.3, 8117, 10)
  Play(butterhp(aRing, 7800) * p4 * 0.42 * expon:a(1, iTime, 0.02) * linsegr:a(0, 0.001, 1, iTime, 1, 0.02, 0), 0.03)
endin

instr rim
  aWood = oscili(expon:a(1, 0.03, 0.01), 1720) + butterbp(noise(1, 0), 3800, 1500) * expon:a(1, 0.015, 0.01)
  Play(aWood * p4 * 0.45 * linsegr:a(0, 0.001, 1, 0.05, 1, 0.02, 0), 0.15)
endin

; A ball in a can, a spray, a spring of water: noise about a pitch, p6 where it ends
instr spray
  kHertz = Glide(p4, p6, p3)
  Play(butterbp(noise(1, 0), kHertz, kHertz * 0.7) * p5 * 1.3 * linsegr:a(0, 0.02, 1, p3, 0.8, 0.05, 0), 0.05)
endin

instr rattle
  iHertz = cpspch(p4)
  aBall = oscili(expon:a(1, 0.05, 0.02), iHertz) + oscili(0.6 * expon:a(1, 0.04, 0.02), iHertz * 1.53)
  Play(aBall * p5 * 0.4 * linsegr:a(0, 0.001, 1, 0.08, 1, 0.03, 0), 0.2)
endin

; A kick of another size: p5 its pitch
instr thud
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.2, 0.02), expseg(iHertz * 3, 0.04, iHertz, 1, iHertz * 0.9))
  aSkin = butterlp(noise(1, 0), 1800) * expon:a(1, 0.02, 0.01) * 0.3
  Play((aDrum + aSkin) * p4 * 0.7 * linsegr:a(0, 0.002, 1, 0.16, 1, 0.05, 0), 0.02)
endin

instr master
  ; The record turns unevenly, has lost its treble and bass, and crackles.
  kAge = p4
  aWow = 0.006 + 0.0006 * kAge * oscili:a(1, 1.3) + 0.00008 * kAge * oscili:a(1, 9)
  aRecord = vdelay(gaRecord, aWow * 1000, 50)
  aRecord = butterlp(aRecord, 11000 - 7500 * kAge)
  aRecord = tanh(butterhp(aRecord, 40 + 110 * kAge) * 1.3)
  aDust = dust2(0.5 * kAge, 14) + 0.3 * dust2(kAge, 50)
  ; NB: "pinkish" would hiss differently each time, whatever the seed.
  aCrackle = butterbp(aDust, 2800, 2600) + 0.004 * kAge * pinker()
  aWet, aOther reverbsc gaRoom, gaRoom, 0.55, 6000
  out dcblock2(tanh((gaDry + aRecord + aCrackle * 0.6 + aWet * 0.5) * 0.85))
  gaDry = 0
  gaRecord = 0
  gaRoom = 0
endin
