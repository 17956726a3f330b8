/** Norwegian cues for holds, gentle work, and foot and shin exercises, by the English cue in the programmes. */
export const CUES_GENTLE: Record<string, string> = {
  'Heels half-way up and still, on two legs, on one when two are easy.':
    'Hælene halvveis opp og stille, på to bein, på ett når to er lett.',
  'Lie or sit well supported. In through the nose for 4 s, out for 6 s, belly soft.':
    'Ligg eller sitt med god støtte. Inn gjennom nesa i 4 s, ut i 6 s, myk mage.',
  'Only while it is free of pain: stop at the first ache.':
    'Bare så lenge det er smertefritt: stopp ved det første vondtet.',
  'On your back or front: tighten both buttocks at a third of your strength, then let go.':
    'På ryggen eller magen: knip setet sammen med en tredel av kraften, og slipp.',
  'On your back, knees bent: tighten the belly lightly as before a cough, and keep breathing.':
    'På ryggen med bøyde knær: stram magen lett som før et host, og fortsett å puste.',
  'Leg straight on a rolled towel: press the knee down lightly, then relax.':
    'Strakt bein på et sammenrullet håndkle: press kneet lett ned, og slipp.',
  'On your back, a belt around both thighs: press the knees outwards lightly.':
    'På ryggen med et belte rundt begge lår: press knærne lett utover.',
  'Seated, foot flat: press the ball of the foot into the floor at a third of your strength.':
    'Sittende med flat fot: press tåballen ned i gulvet med en tredel av kraften.',
  'Seated: one foot on top of the other, press them lightly against each other.':
    'Sittende med den ene foten over den andre: press føttene lett mot hverandre.',
  'Seated, foot flat: press the big toe lightly into the floor, the heel stays down.':
    'Sittende med flat fot: press stortåa lett ned i gulvet, hælen blir nede.',
  'Lift until hips, knees and shoulders make a line, and keep breathing.':
    'Løft til hofter, knær og skuldre står på linje, og fortsett å puste.',
  'One foot down, both hip bones level. Use both feet if it aches.':
    'Én fot i gulvet, hoftekammene i samme høyde. Bruk begge føtter hvis det gjør vondt.',
  'On your side, top leg straight and slightly behind you, a hand’s breadth up.':
    'På siden, øverste bein strakt og litt bak deg, en håndsbredd opp.',
  'On your side, knees bent, heels together: open the top knee and stay there.':
    'På siden, bøyde knær, hælene sammen: åpne det øverste kneet og bli der.',
  'Seated, band above the knees: press both knees outwards and stay.':
    'Sittende, strikk over knærne: press begge knær utover og bli der.',
  'A long stance, a small bend of the front knee, a hand on the wall.':
    'Lang stilling, liten bøy i det fremste kneet, en hånd mot veggen.',
  'Knee soft, pelvis level, fingertips on the wall if you sway.':
    'Mykt kne, bekkenet rett, fingertuppene mot veggen hvis du vaier.',
  'Stand on one leg, lift the other side of the pelvis a little and keep it there.':
    'Stå på ett bein, løft den andre siden av bekkenet litt og hold den der.',
  'Hips back to a high chair’s height, weight over the middle of both feet.':
    'Hoftene bak til høyden av en høy stol, vekta midt på begge føtter.',
  'Hips back, back long, hands on the thighs; no weight.': 'Hoftene bak, ryggen lang, hendene på lårene; ingen vekt.',
  'Both heels half-way up, weight over the big toes, hands on the wall.':
    'Begge hælene halvveis opp, vekta over stortærne, hendene mot veggen.',
  'Heels half-way up, still and even; lean on your hands if pain rises above 5.':
    'Hælene halvveis opp, stille og jevnt; støtt deg på hendene hvis smerten går over 5.',
  'Toes on a rolled towel, heel half-way up and still, hands on the wall; the other foot may help.':
    'Tærne på et sammenrullet håndkle, hælen halvveis opp og stille, hendene mot veggen; den andre foten kan hjelpe.',
  'Seated, hands on the knees as the weight, heels half-way up.':
    'Sittende, hendene på knærne som vekt, hælene halvveis opp.',
  'Seated, heels down: lift the forefeet and keep them up.': 'Sittende, hælene nede: løft forføttene og hold dem oppe.',
  'Draw the ball of the foot towards the heel; the toes stay long.':
    'Trekk tåballen mot hælen; tærne holder seg lange.',
  'Both feet down: lean a little more weight onto one side and stay.':
    'Begge føtter i gulvet: legg litt mer vekt på én side og bli der.',
  'Hands and knees, back long in its easiest position; tighten the belly lightly.':
    'På hender og knær, ryggen lang der den har det lettest; stram magen lett.',
  'On your back, hips and knees at right angles, low back quiet on the floor.':
    'På ryggen, hofter og knær i rett vinkel, korsryggen stille mot gulvet.',
  'On the edge of a step, a rolled towel under the toes: 3 s up, 2 s hold, 3 s down.':
    'På kanten av et trinn med et sammenrullet håndkle under tærne: 3 s opp, 2 s stille, 3 s ned.',
  'On the edge of a step, a rolled towel under the toes: 3 s up, 2 s hold, 3 s down. Books in a backpack as weight.':
    'På kanten av et trinn med et sammenrullet håndkle under tærne: 3 s opp, 2 s stille, 3 s ned. Bøker i en sekk som vekt.',
  'Before your first steps: foot across the other knee, draw the toes back.':
    'Før de første skrittene: foten over det andre kneet, trekk tærne bakover.',
  'Hands on the wall, back knee straight, heel down.': 'Hendene mot veggen, bakerste kne strakt, hælen ned.',
  'Slowly up and down, in shoes if the floor is hard.': 'Rolig opp og ned, med sko på harde gulv.',
  'Two legs, small and quiet, in cushioned shoes.': 'To bein, små og stille, i sko med demping.',
  'Low hops on the spot, landing softly.': 'Lave hopp på stedet, land mykt.',
  'On soft, flat ground; shorten it before it aches.': 'På mykt, flatt underlag; kort ned før det gjør vondt.',
  'Slowly up and down, weight over the big toes.': 'Rolig opp og ned, vekta over stortærne.',
  'Seated, hands on the knees as the weight, heels up as far as they go.':
    'Sittende, hendene på knærne som vekt, hælene opp så langt de går.',
  'Back to the wall, heels down: lift the forefeet.': 'Ryggen mot veggen, hælene nede: løft forføttene.',
  'Fingertips on the wall, full height each time, down slowly.':
    'Fingertuppene mot veggen, helt opp hver gang, rolig ned.',
  'Seated, a weight on the knees that makes 12 hard enough.': 'Sittende, med en vekt på knærne som gjør 12 tungt nok.',
  'Back to the wall, feet a step out, lift the forefeet.': 'Ryggen mot veggen, føttene et steg ut, løft forføttene.',
  'Choose one; with the plank, dip and lift the hip 12 times.':
    'Velg én; i planken senker og løfter du hofta 12 ganger.',
  'As heavy as 8 clean repetitions allow.': 'Så tungt som 8 rene repetisjoner tillater.',
  'Two legs, small and quiet, on soft ground. When you run: 5-10 % more steps a minute.':
    'To bein, små og stille, på mykt underlag. Når du løper: 5-10 % flere steg i minuttet.',
  'One leg, low; stop at any ache in the bone.': 'Ett bein, lavt; stopp ved det minste vondt i beinet.',
};
