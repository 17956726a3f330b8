/** Norwegian cues for strength exercises, by the English cue in the programmes. */
export const CUES_STRENGTH: Record<string, string> = {
  'On the edge of a step, a backpack or a machine as weight: 3 s up, 3 s down.':
    'På kanten av et trinn, med sekk eller apparat som vekt: 3 s opp, 3 s ned.',
  'From the floor up: the heel never drops below it. 3 s up, 3 s down, a backpack or a machine as weight.':
    'Fra gulvet og opp: hælen går aldri under det. 3 s opp, 3 s ned, med sekk eller apparat som vekt.',
  'Seated with the weight on the knees, or standing with bent knees: 3 s up, 3 s down.':
    'Sittende med vekta på knærne, eller stående med bøyde knær: 3 s opp, 3 s ned.',
  'Seated, foot on the floor: the heel never drops below it. 3 s up, 3 s down.':
    'Sittende med foten på gulvet: hælen går aldri under det. 3 s opp, 3 s ned.',
  'Hands on the wall, weight over the big toes, 3 s up and 3 s down.':
    'Hendene mot veggen, vekta over stortærne, 3 s opp og 3 s ned.',
  'On flat floor, the heel never drops below it: 3 s up and 3 s down.':
    'På flatt gulv, hælen går aldri under det: 3 s opp og 3 s ned.',
  'Small, springy and quiet. When you run, every third day is enough at first.':
    'Små, spenstige og stille. Når du løper, holder det med hver tredje dag til å begynne med.',
  'Small hops on the spot, landing softly on the forefoot.': 'Små hopp på stedet, land mykt på forfoten.',
  'Relaxed skipping forward, quick off the ground.': 'Avslappede hoppesteg framover, raskt fra bakken.',
  'A short walk each time, at a pace that feels easy.': 'En kort gåtur hver gang, i en fart som kjennes lett.',
  'Try both once, and keep to the one that eases.': 'Prøv begge én gang, og hold deg til den som letter.',
  'On all fours: round and hollow slowly, in the comfortable part only.':
    'På alle fire: krum og svai rolig, bare så langt det er behagelig.',
  'Opposite arm and leg out for 8 s, trunk still as a table.':
    'Motsatt arm og bein ut i 8 s, overkroppen stille som et bord.',
  'Low back quiet on the floor, opposite arm and leg away slowly.':
    'Korsryggen stille mot gulvet, motsatt arm og bein rolig ut.',
  'From the knees first; hips forward and up.': 'Fra knærne først; hoftene fram og opp.',
  'Press the heels into the floor, ribs down.': 'Press hælene ned i gulvet, ribbeina ned.',
  'Hips back, back long, a light weight close to you.': 'Hoftene bak, ryggen lang, en lett vekt tett inntil deg.',
  'Weight close, hips back, breathe out on the way up.': 'Vekta tett inntil, hoftene bak, pust ut på vei opp.',
  'Trunk tall, down slowly, press the front heel into the floor.':
    'Rak overkropp, rolig ned, press den fremste hælen ned i gulvet.',
  'A weight in each hand, tall and unhurried.': 'En vekt i hver hånd, rak og uten hast.',
  'Lying on your back, a belt around the thighs: press the knees outwards and hold.':
    'På ryggen med et belte rundt lårene: press knærne utover og hold.',
  'Press both heels into the floor, pelvis level.': 'Press begge hælene ned i gulvet, bekkenet rett.',
  'Feet hip-wide: move your weight from side to side without hanging on the hip.':
    'Føttene i hoftebredde: flytt vekta fra side til side uten å henge på hofta.',
  'Hip bones level, press the heel into the floor.': 'Hoftekammene i samme høyde, press hælen ned i gulvet.',
  'Hips back, knees over the feet, slow steps to each side.':
    'Hoftene bak, knærne over føttene, rolige steg til hver side.',
  'Whole foot on the step, pelvis level at the top.': 'Hele foten på trinnet, bekkenet rett på toppen.',
  'Weight even on both feet, only as deep as it stays easy.':
    'Like mye vekt på begge føtter, bare så dypt som det er lett.',
  'On the edge of a step: lift the free side from the standing hip.':
    'På kanten av et trinn: løft den frie siden fra hofta du står på.',
  'Hips back, hip bones level, standing knee soft.':
    'Hoftene bak, hoftekammene i samme høyde, mykt kne på beinet du står på.',
  'A weight in each hand, pelvis level, down slowly.': 'En vekt i hver hånd, bekkenet rett, rolig ned.',
  'Small hops sideways, land still; stop at any ache in the groin.':
    'Små hopp sidelengs, land stille; stopp ved det minste vondt i lysken.',
  'Top leg straight and a little behind you, toes forward.': 'Øverste bein strakt og litt bak deg, tærne framover.',
  'Knees bent, heels together; the pelvis does not roll back.':
    'Knærne bøyd, hælene sammen; bekkenet ruller ikke bakover.',
  'Press the heels into the floor, knees hip-wide.': 'Press hælene ned i gulvet, knærne i hoftebredde.',
  'Elbow under the shoulder, hips forward and up.': 'Albuen under skulderen, hoftene fram og opp.',
  'On the edge of a step: let the free side sink, then lift it from the standing hip.':
    'På kanten av et trinn: la den frie siden synke, og løft den så fra hofta du står på.',
  'Band above the knees, toes forward, steady tension.': 'Strikk over knærne, tærne framover, jevnt strekk.',
  'Knee over the second toe, pelvis level, down slowly.': 'Kneet over nest største tå, bekkenet rett, rolig ned.',
  'Legs long, one line from ear to ankle.': 'Strake bein, én linje fra øre til ankel.',
  'Watch your belt line in a mirror: it stays level all the way.':
    'Se på beltelinja i et speil: den holder seg vannrett hele veien.',
  'Sit back a little; the knee does not fall inwards.': 'Sett deg litt bakover; kneet faller ikke innover.',
  'Push off sideways and land still. When you run: a slightly wider, shorter stride, 5-10 % more steps a minute.':
    'Skyv fra sidelengs og land stille. Når du løper: litt bredere og kortere steg, 5-10 % flere steg i minuttet.',
  'Leg straight: tighten the thigh and press the back of the knee down.':
    'Strakt bein: stram låret og press knehasen ned.',
  'Slide down only as far as the knees stay easy; weight on the heels.':
    'Skli ned bare så langt knærne har det lett; vekta på hælene.',
  'Top leg straight and a little behind you; lift from the side of the hip.':
    'Øverste bein strakt og litt bak deg; løft fra siden av hofta.',
  'Press the heels into the floor and squeeze the buttocks at the top.':
    'Press hælene ned i gulvet og knip setet sammen på toppen.',
  'Whole foot on the step, knee over the second toe, down slowly.':
    'Hele foten på trinnet, kneet over nest største tå, rolig ned.',
  'Band above the knees, knees soft, small steps without swaying.':
    'Strikk over knærne, myke knær, små steg uten å vaie.',
  'Bend the front knee to 60 degrees at most, trunk a little forward.':
    'Bøy det fremste kneet høyst 60 grader, overkroppen litt framover.',
  'One foot down, hip bones level, press the heel into the floor.':
    'Én fot i gulvet, hoftekammene i samme høyde, press hælen ned i gulvet.',
  'Heel towards the floor in 3 s, pelvis level, knee over the foot.':
    'Hælen mot gulvet på 3 s, bekkenet rett, kneet over foten.',
  'A weight in each hand; two good repetitions left at the end of a set.':
    'En vekt i hver hånd; to gode repetisjoner igjen når settet er ferdig.',
  'Hips back, back long, standing knee soft, hip bones level.':
    'Hoftene bak, ryggen lang, mykt kne på beinet du står på, hoftekammene i samme høyde.',
  'Two legs, small and quiet. Keep that quickness when you run: 5-10 % more steps a minute.':
    'To bein, små og stille. Ta med det raske når du løper: 5-10 % flere steg i minuttet.',
};
