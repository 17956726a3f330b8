import { describe, expect, it } from 'vitest';
import { EYE_TEXT, NO_PERIODS_TEXT, WASTING_TEXT, WOUND_TEXT } from '../texts/special.ts';
import { stopText } from '../texts/stop.ts';
import { dangerIn } from './dangers.ts';
import { decideText } from './decide.ts';

const URGENT_ILLNESS = stopText('illness', 'emergency');

describe('LANG-393 stroke, eye, cold and nerve in lay words', { timeout: 60_000 }, () => {
  it.each([
    ['stroke', 'mannen sier at jeg rota med ordene på telefonen, sa gaffel i stedet for sko. det er over nå'],
    ['stroke', 'muddled all my words at breakfast for ten minutes, fine now. pace saturday?'],
    ['stroke', 'my words came out scrambled after the run, gone again. easy 40?'],
    ['stroke', 'ordene kom ut i feil rekkefølge i går kveld, helt bra nå'],
    ['stroke', 'said spoon instead of shoe twice this morning, weird. tempo?'],
    ['stroke', 'rød ring rundt flåttbittet og ansiktet heng litt på eine sida'],
    ['stroke', 'left side of my mouth drooping since lunch, strides today?'],
    ['stroke', 'munnviken henger på høyre side, gikk over. terskel?'],
    ['stroke', 'my smile is lopsided since the ride'],
    ['stroke', 'thunderclap head mid sprint, neck stiff since'],
    ['stroke', 'plutselig fikk jeg verste hodepine jeg har hatt. løpe det av?'],
    ['stroke', 'now theres a grey blob that covers half of one eye'],
    ['stroke', 'woke on the floor with a bitten tongue and wet myself. sore, easy run?'],
    ['stroke', 'våkna på gulvet med blod på tunga og tissa på meg'],
    ['rupture', 'klarer plutselig ikke stå på tå på venstre, ingen smerte, bare null kraft'],
    ['rupture', 'felt like somebody kicked my calf but nobody was there, no push in it'],
    ['rupture', 'trodde noen kasta en stein på leggen, men det var ingen bak. tåhev?'],
    ['rupture', 'kneet hoppa ut og inn igjen i trappa og ble som en ball'],
    ['rupture', 'my kneecap slid out and back in, swollen like a melon. stage 2?'],
    ['heat', 'ute i 18 minus i tre timer, fingrene er hvite som voks og kjenner dem ikke'],
    ['heat', 'toes like wood and white after the cold run, cant feel them. intervals to warm up?'],
    ['cauda', 'disc is back and I peed the bed twice this week. long run off?'],
    ['cauda', 'prolapsen igjen, og jeg tissa på meg uten å merke det. øvelse?'],
  ])('stops with the text of %s ("%s")', (category, text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category, tier: 'emergency' }),
  );

  it.each([
    'branch got my eyeball, cant open it and everythings milky',
    'fikk en kvist i øyet, ser uklart. løpe i kveld?',
    'eye is bloodshot and hurts, halos around the street lights',
  ])('stops with the text about the eye ("%s")', (text) => expect(decideText(text).text).toEqual(EYE_TEXT));

  it.each([
    "knee gives way because the thigh just isn't there anymore, can't straighten it against gravity",
    'låret er helt borte og kneet svikter i trappa, trinn 2?',
    'tåa subber i golvet og strålinga blir sterkere for hver dag',
    'my left toe drags on every kerb since wednesday',
    'hånda klarer ikke kneppe knapper og føttene er klønete i trapper',
    'fingers fumble buttons and my legs feel stiff and clumsy. age?',
  ])('stops with the text about strength for the same day ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'nerve', tier: 'same_day' }),
  );

  it.each([
    'sola på høyre fot er uten følelse hele tida nå, ikke bare hælen',
    'sole of my foot is numb all the time now',
  ])('asks about numbness that stays ("%s")', (text) => expect(decideText(text).state).not.toBe('go'));

  it.each([
    'I mixed up the words tempo and threshold in the plan',
    'said easy instead of tempo in the app, how do I fix it',
    'autocorrect jumbled my words, meant 5k',
    'lost for words, that session was amazing. said wow a lot',
    'my face dropped when I saw the intervals',
    'sweat drops on my face, which cap',
    'bit my tongue eating after the run, floor was hard',
    'in and out of the knee sleeve all day, swollen?',
    'my fingers always go white in the cold and hard to zip, gloves?',
    'sunscreen in my eye, blurry for a bit, hit the shower',
    'heard a pop song behind me',
    'years ago my knee popped out and back in, swollen then',
    'what are the signs of a drooping face',
    'read an article about slurred words and said hm instead of yes',
  ])('is not found in "%s"', (text) => expect(dangerIn(text)?.state ?? 'none').toBe('none'));
});

describe('LANG-394 belly, urine, wound, joint and infection in lay words', { timeout: 60_000 }, () => {
  it.each([
    'magen er hard som et brett og jeg ligger i fosterstilling. er det hold?',
    'my stomach is rigid as a board since the race',
    'curled up in a ball, belly agony since lunch. easy 5?',
    'tummy started round the belly button now its low right and every footstrike kills. stitch?',
    'vondt i magen nede til høyre, verre for hvert steg. hold?',
    'fikk styre i magen på sykkel, vondt under venstre ribbein og opp i skuldra, blek',
    'kicked in the stomach at football, left shoulder aches and pale. 25 easy?',
    'banker i magen, kald og klam, er 71',
    'black tar poos since the long run and light headed, two advil a day. iron in my diet?',
    'avføringa er svart som tjære siden søndag. rolig tur?',
    'svir å tisse, vondt i flanken og hakker tenner. kan terskel tas onsdag',
    'burns when I pee, back hurts and shivering. intervals tomorrow?',
    "chills, neck won't bend, purple dots on my legs that don't go with a glass",
    'prikker på leggen som ikke blekner når jeg trykker, frysninger. løpe?',
    'får ikke bøyd nakken og har feber, rolig 30?',
    'fikk kortisonsprøyte i kneet tirsdag, nå er det dobbelt så stort og glør',
    'knee drained on monday, now hot and throbbing with a fever. bike instead?',
    'det er rødt oppetter leggen nå og jeg fryser',
  ])('stops with the text of an emergency ("%s")', (text) => {
    const decision = decideText(text);
    expect([decision.state, decision.tier]).toEqual(['stop', 'emergency']);
    expect(decision.text).toEqual(URGENT_ILLNESS);
  });

  it.each([
    [WOUND_TEXT, 'hernia op last thurs, wound is weeping yellow and hot. 30 min treadmill?'],
    [WOUND_TEXT, 'snittet etter operasjonen lukter og væsker, såret er varmt. tredemølle?'],
    [WOUND_TEXT, 'diabetes 2, hælen er sår med et åpent hull som ikke gror, kjenner det knapt'],
    [WOUND_TEXT, 'type 2 diabetic, sore under the foot wont heal. walk-run?'],
    [WASTING_TEXT, 'back pain and I sweat through the sheets every night, lost a stone without trying'],
    [WASTING_TEXT, 'drikker fem liter om dagen, tisser hele natta og har gått ned 8 kilo på en måned'],
    [NO_PERIODS_TEXT, 'tredje tretthetsbrudd på to år, ingen mens siden konfirmasjonstida, er 27'],
    [NO_PERIODS_TEXT, 'second stress fracture and no period for a year. which strength?'],
    [stopText('illness', 'same_day'), '38.6 but I feel fab on paracetamol. 35 easy?'],
    [stopText('illness', 'same_day'), '39,1 i natt, tok to paracet'],
    [stopText('bone', 'same_day'), 'lysken sier stopp på hvert steg, men går greit med to ibux'],
    [stopText('breathing', 'emergency'), 'piper som en tekjele og medisinen min er tom'],
    [stopText('breathing', 'emergency'), 'wheezing and my inhaler ran out, shorter reps?'],
  ])('stops with a text that fits (%#)', (expected, text) => {
    expect(decideText(text).text).toEqual(expected);
  });

  it.each([
    'my abs are hard as a rock after planks',
    'curled up on the sofa with period cramps in my belly, run later?',
    'pain in my knee lower right, worse every step downhill',
    'hit the wall at 30k, stomach felt bad, hard session',
    'poo is black since I take iron tablets',
    'lost 3 kilos on a diet and sweat at night in this heat',
    '38.6 km this week, feel good',
    '38.5 degrees outside, feel sweaty',
    '39,2 kg ryggsekk, føler meg sterk',
    'blister is weeping, plaster?',
    'operation went fine, wound healing well and no smell',
    'no black stools, just tired',
    'hold hver gang jeg drikker saft før tur',
    'sore neck, slept funny. light run?',
    'flu jab in the shoulder, arm hot and a bit swollen',
    'groin chafes every step, which shorts',
    'the joint was hot and swollen after an injection years ago',
  ])('is not found in "%s"', (text) => expect(dangerIn(text)).toBeNull());
});
