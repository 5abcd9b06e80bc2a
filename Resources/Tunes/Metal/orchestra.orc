; Metal: low, heavy and exact. Fifths through two amplifiers, double kick, choirs, bells, iron.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1, the pitch to which it
; bends (0: none), and further what its instrument says. A drum: start, duration, level.
; "master" lasts as long as the tune.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 13

gaDry init 0
gaRoom init 0

opcode Play, 0, ai
  aSound, iRoom xin
  gaDry += aSound
  gaRoom += aSound * iRoom
endop

opcode Glide, k, iii
  iFrom, iTo, iTime xin
  iFirst = cpspch(iFrom)
  iLast = (iTo == 0) ? iFirst : cpspch(iTo)
  xout expseg(iFirst, iTime * 0.25, iFirst, iTime * 0.5, iLast, 1, iLast)
endop

; Two strings, each played twice and never quite the same.
opcode Strings, a, ki
  kHertz, iInterval xin
  aWire = vco2(0.5, kHertz * 0.9985) + vco2(0.5, kHertz * 1.0012)
  if iInterval != 0 then
    aWire += vco2(0.45, kHertz * semitone(iInterval) * 1.001) + vco2(0.4, kHertz * semitone(iInterval) * 0.9988)
  endif
  xout aWire
endop

; An amplifier with the middle taken out, and its speaker.
opcode Amplifier, a, ai
  aIn, iDrive xin
  aOut = tanh(butterhp(aIn, 110) * iDrive)
  aOut = pareq(aOut, 480, 0.5, 0.8, 0)
  aOut = pareq(aOut, 110, 1.15, 1, 0)
  aOut = pareq(aOut, 3200, 1.7, 1, 0)
  xout butterlp(butterlp(butterhp(aOut, 85), 5200), 7000)
endop

; Muted by the palm: p7 semitones to the second string (0: a fifth, -1: none)
instr chug
  iInterval = (p7 == 0) ? 7 : ((p7 < 0) ? 0 : p7)
  aWire = Strings(Glide(p4, p6, p3), iInterval)
  aWire = butterlp(aWire, expseg(6000, 0.06, 1800, 0.2, 700, 1, 600)) * expon:a(1, 0.3, 0.05)
  Play(Amplifier(aWire, 6) * p5 * 0.36 * linsegr:a(0, 0.001, 1, p3, 1, 0.02, 0), 0.05)
endin

; Left to ring: p7 as above
instr fifth
  iInterval = (p7 == 0) ? 7 : ((p7 < 0) ? 0 : p7)
  aWire = butterlp(Strings(Glide(p4, p6, p3), iInterval), 4000) * expon:a(1, 3, 0.3)
  Play(Amplifier(aWire, 5) * p5 * 0.3 * linsegr:a(0, 0.003, 1, p3, 1, 0.05, 0), 0.12)
endin

; p7: semitones to a second guitar (0: alone)
instr lead
  kHertz = Glide(p4, p6, p3) * (1 + 0.011 * linseg(0, 0.15, 0, 0.2, 1, 1, 1) * oscili:k(1, 6.2))
  aWire = butterlp(vco2(0.7, kHertz) + 0.4 * vco2(0.6, kHertz, 2, 0.25), 3800)
  aTone = tanh(aWire * 5)
  if p7 != 0 then
    aTone += tanh(5 * butterlp(vco2(0.7, kHertz * semitone(p7) * 1.001), 3800))
  endif
  aTone = pareq(butterhp(aTone, 220), 1500, 1.5, 0.9, 0)
  Play(butterlp(aTone, 6000) * p5 * 0.3 * linsegr:a(0, 0.006, 1, p3, 1, 0.05, 0), 0.35)
endin

; Unamplified strings, picked
instr clean
  iHertz = cpspch(p4)
  aWire = pluck(1, iHertz, iHertz, 0, 1) + 0.6 * pluck(1, iHertz * 1.003, iHertz, 0, 1)
  Play(butterhp(aWire, 150) * p5 * 0.6 * linsegr:a(0, 0.001, 1, p3, 1, 0.2, 0), 0.5)
endin

instr bass
  kHertz = Glide(p4, p6, p3)
  aTone = vco2(0.6, kHertz) + oscili(0.6, kHertz)
  aTone = tanh(butterlp(aTone, 1800) * 3) + butterbp(noise(0.3, 0), 2500, 1500) * expon:a(1, 0.02, 0.01)
  Play(butterlp(aTone, 3000) * p5 * 0.24 * expon:a(1, 2, 0.3) * linsegr:a(0, 0.003, 1, p3, 1, 0.03, 0), 0)
endin

; Men in a vault: "oh"
instr choir
  kHertz = Glide(p4, p6, p3)
  aCords = vco2(0.3, kHertz * 0.994) + vco2(0.3, kHertz * 1.001) + vco2(0.3, kHertz * 1.006)
  aCords += vco2(0.3, kHertz * (1 + 0.006 * oscili:k(1, 5.1)))
  aMouth = butterbp(aCords, 430, 120) + 0.7 * butterbp(aCords, 820, 150) + 0.2 * butterbp(aCords, 2600, 400)
  Play((aMouth + 0.2 * butterlp(aCords, 400)) * p5 * 0.75 * linsegr:a(0, 0.05, 1, p3, 1, 0.15, 0), 0.6)
endin

instr organ
  iHertz = cpspch(p4)
  aPipes = vco2(0.3, iHertz, 12) + vco2(0.25, iHertz * 2.002, 12) + vco2(0.2, iHertz * 3.003, 12) + vco2(0.18, iHertz * 4, 12)
  aPipes += vco2(0.12, iHertz)
  Play(butterlp(aPipes, 5000) * p5 * 0.42 * linsegr:a(0, 0.015, 1, p3, 1, 0.08, 0), 0.5)
endin

; A church's bell
instr bell
  iHertz = cpspch(p4)
  aBell = oscili(0.6 * expon:a(1, 2.5, 0.1), iHertz * 0.5) + oscili(0.8 * expon:a(1, 1.8, 0.1), iHertz)
  aBell += oscili(0.5 * expon:a(1, 1.3, 0.1), iHertz * 1.19) + oscili(0.4 * expon:a(1, 1, 0.1), iHertz * 1.5)
  aBell += oscili(0.5 * expon:a(1, 1, 0.1), iHertz * 2) + oscili(0.3 * expon:a(1, 0.4, 0.1), iHertz * 2.74)
  aBell += oscili(0.25 * expon:a(1, 0.25, 0.1), iHertz * 4.07) + oscili(0.2 * expon:a(1, 0.12, 0.1), iHertz * 5.4)
  Play(aBell * p5 * 0.3 * linsegr:a(0, 0.002, 1, p3, 1, 0.3, 0), 0.4)
endin

; A hammer on iron
instr anvil
  iHertz = cpspch(p4)
  aIron = oscili(expon:a(1, 0.5, 0.05), iHertz) + oscili(0.8 * expon:a(1, 0.4, 0.05), iHertz * 1.347)
  aIron += oscili(0.6 * expon:a(1, 0.25, 0.05), iHertz * 2.095) + oscili(0.5 * expon:a(1, 0.18, 0.05), iHertz * 2.83)
  aIron += butterhp(noise(1, 0), 4000) * expon:a(1, 0.02, 0.01)
  Play(aIron * p5 * 0.28 * linsegr:a(0, 0.001, 1, p3, 1, 0.2, 0), 0.35)
endin

; A throat, from a pitch to another: p6 as above
instr growl
  kHertz = Glide(p4, p6, p3)
  aThroat = vco2(0.8, kHertz * (1 + 0.05 * randi:k(1, 60))) * (0.6 + 0.4 * vco2(1, kHertz * 0.5, 10)) + noise(0.3, 0)
  aThroat = butterbp(aThroat, 600, 250) + butterbp(aThroat, 1150, 300) + 0.5 * butterbp(aThroat, 2500, 600)
  Play(tanh(aThroat * 2) * p5 * 0.4 * linsegr:a(0, 0.03, 1, p3, 1, 0.08, 0), 0.3)
endin

; Wind or breath, from a pitch to another
instr wind
  kHertz = Glide(p4, p6, p3)
  aWind = butterbp(noise(1, 0), kHertz, kHertz * 0.15)
  Play(aWind * p5 * 2.6 * linsegr:a(0, p3 * 0.4, 1, p3 * 0.6, 0.6, 0.15, 0), 0.4)
endin

; Links of a chain: p5 links a second
instr chain
  kLink = metro(p5)
  kHertz = 2600 + 1400 * randh:k(1, p5)
  kFall = 0
  if kLink == 1 then
    kFall = 1
  endif
  aHit = butterbp(butterhp(noise(1, 0), 2000) * portk(kFall, 0.008) * 6, kHertz, 300)
  Play(aHit * p4 * 6 * linsegr:a(0, 0.002, 1, p3, 1, 0.05, 0), 0.3)
endin

instr kick
  aDrum = oscili(expon:a(1, 0.16, 0.02), expseg(220, 0.02, 75, 0.1, 50, 1, 45))
  aClick = butterbp(noise(1, 0), 4200, 2500) * expon:a(1, 0.01, 0.01) * 0.7
  Play((aDrum + aClick) * p4 * 0.6 * linsegr:a(0, 0.001, 1, 0.12, 1, 0.03, 0), 0.02)
endin

instr snare
  aShell = oscili(expon:a(1, 0.14, 0.02), expseg(300, 0.03, 205, 1, 190))
  aWires = butterhp(noise(1, 0), 1800) * expon:a(1, 0.22, 0.02)
  Play((aShell * 0.6 + aWires * 0.5) * p4 * 0.75 * linsegr:a(0, 0.001, 1, 0.2, 1, 0.05, 0), 0.45)
endin

instr hat
  aRing = noise(1, 0) + vco2(0.4, 6130, 10) + vco2(0.4, 8211, 10)
  Play(butterhp(aRing, 7000) * p4 * 0.36 * expon:a(1, 0.06, 0.02) * linsegr:a(0, 0.001, 1, 0.06, 1, 0.02, 0), 0.08)
endin

; Cymbal with an edge like a lid
instr china
  aRing = noise(1, 0) + vco2(0.5, 2411, 10) + vco2(0.5, 3877, 10) + vco2(0.5, 5839, 10)
  aRing = butterhp(aRing, 2800) * expon:a(1, 0.9, 0.05)
  Play(aRing * p4 * 0.11 * linsegr:a(0, 0.002, 1, p3, 1, 0.2, 0), 0.3)
endin

; p5: its pitch
instr tom
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.4, 0.02), expseg(iHertz * 1.8, 0.04, iHertz, 1, iHertz * 0.85))
  aDrum += butterbp(noise(1, 0), 2500, 2000) * expon:a(1, 0.015, 0.01) * 0.4
  Play(aDrum * p4 * 0.6 * linsegr:a(0, 0.001, 1, 0.3, 1, 0.06, 0), 0.3)
endin

; A kick of another size: p5 its pitch
instr thud
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.2, 0.02), expseg(iHertz * 3, 0.04, iHertz, 1, iHertz * 0.9))
  aSkin = butterlp(noise(1, 0), 1800) * expon:a(1, 0.02, 0.01) * 0.3
  Play((aDrum + aSkin) * p4 * 0.7 * linsegr:a(0, 0.002, 1, 0.16, 1, 0.05, 0), 0.05)
endin

instr master
  aWet, aOther reverbsc gaRoom, gaRoom, 0.74, 5000
  out dcblock2(tanh((gaDry + aWet * 0.6) * 0.9))
  gaDry = 0
  gaRoom = 0
endin
