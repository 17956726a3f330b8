import { describe, expect, it } from 'vitest';
import { dangerIn } from './dangers.ts';
import { decideText } from './decide.ts';

describe('LANG-391 self-harm and suicide next to training words', { timeout: 60_000 }, () => {
  it.each([
    'cutting is the only thing that works on rest days so can we have fewer rest days',
    'cutting helps when I cant run, swap thursday?',
    'I cut myself again last night, is the long run still 14k',
    'å kutte meg er det eneste som roer på hviledager. flere økter?',
    'jeg skjærer meg når jeg ikke får løpt, kan vi droppe fridagen',
    'eg kuttar ikkje intervall, eg kutter meg sjølv om kvelden. fart i morra?',
    'thinking of just stepping in front of the tram on the warm up. pace after?',
    'keep thinking I could walk out under a lorry on tuesday intervals',
    'fristet til å hoppe foran toget etter langturen, hvor lang er den',
    'alle får det bedre når jeg er borte. uansett, hva var farten på søndag',
    'my family would be better off without me. what was the tempo pace',
    "everybody's happier when I'm gone, so how many k sunday",
    'ungene får det lettere uten meg, sett opp uka',
    'nobody would even notice if I was gone. easy 30?',
    'ingen ville savnet meg om jeg ble borte. rolig tur?',
    "i've got it all planned for tonight, it'll be over",
    'i kveld er det slutt, takk for alt. skal jeg tøye',
    'everything ends tonight. what do I do about shoes',
    'the tablets are lined up next to the bed, cant do this any more',
    'orker ikkje meir no, har tablettane klare på nattbordet',
  ])('stops "%s" with the text about it', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'selfharm', tier: 'emergency' }),
  );

  it.each([
    'tenker på å bare gå ut foran trikken på oppvarminga haha. 43 min da',
    'might just jump in front of a train lol, how long is the warm up',
    'cutting is the only thing that helps lmao jk',
  ])('asks about laughter instead of believing it ("%s")', (text) => {
    const { state, category, card } = decideText(text);
    expect([state, category, card?.kind]).toEqual(['ask', 'selfharm', 'C7']);
  });

  it.each([
    'cutting the long run short is the only thing that works on busy days',
    'cutting carbs again, helps the weight?',
    'cut myself shaving, can I swim on rest days',
    'jeg kutter ned til tre økter, det hjelper på hviledager',
    'kuttet meg på glass på kjøkkenet igjen, løpe?',
    'is cutting mileage the only thing that helps shin splints',
    'almost ran in front of a bus today haha, thinking about a headlamp',
    'nesten gikk ut foran trikken, tenker på refleksvest',
    'a dog jumped in front of my car, thinking of running elsewhere',
    'the relay team is better without me when I am gone for summer',
    'alle løper bedre uten meg på stafetten',
    'everyone runs better when the coach is gone',
    'the race ends tonight at ten, planned it all',
    'planned the session for tonight, it will be over by eight',
    'serien slutter i kveld, rolig tur etterpå?',
    'nobody noticed my new shoes',
    'tablets next to the bed for hay fever, run ok?',
  ])('is not found in "%s"', (text) => expect(dangerIn(text)).toBeNull());
});

describe('LANG-392 violence, food and drink next to training words', { timeout: 60_000 }, () => {
  it.each([
    ['abuse', "he's got the tracker on my watch so I cant be longer than 35 or there's trouble"],
    ['abuse', 'mannen sporer klokka mi og blir rasende hvis turen er lengre enn 40'],
    ['abuse', 'my boyfriend checks my strava and gets mad, keep it under 5k'],
    ['abuse', 'bruises from "the stairs" again so shorts are out'],
    ['abuse', 'blåmerker, gikk på døra igjen. lange tights i varmen?'],
    ['abuse', 'gubben dytta meg så jeg landa på hælen. ikke første gang'],
    ['abuse', "my fella shoved me and it wasn't the first time. stage 2?"],
    ['abuse', "he gets physical if i'm out at weekends"],
    ['abuse', 'typen blir voldelig når jeg kommer sent hjem. kort økt?'],
    ['abuse', 'the coach keeps wanting to massage my thighs with the door locked'],
    ['eating', 'if I do the extra 5k can I have dinner'],
    ['eating', 'hvis jeg løper en mil til, kan jeg da spise middag'],
    ['eating', 'bare om jeg tar langturen har jeg lov til å spise brød'],
  ])('asks with the card of %s ("%s")', (category, text) => {
    const decision = decideText(text);
    expect(decision.state).not.toBe('go');
    expect(decision.category).toBe(category);
  });

  it.each([
    ['abuse', 'mannen min låser døra, i går tok han kvelertak. kan vi flytte økta'],
    ['abuse', 'my ex said he would break my legs, indoor session?'],
    ['abuse', 'samboeren går rundt med kniv og roper, ta økta ute?'],
    ['substance', 'kutta drinken på tirsdag, skjelver og ser fluer på veggen'],
    ['substance', 'stopped drinking sunday, hands shaking and hearing voices. run it out?'],
    ['substance', 'sluttet med alkohol i går og ser dyr på veggen, løpe?'],
  ])('stops an emergency of %s ("%s")', (category, text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category, tier: 'emergency', isOfOther: false }),
  );

  it.each([
    'still a bit wavy from the edibles, 25 easy yeah?',
    'well, most of a bottle and a gummy',
    'litt høy etter hasjen, rolig?',
  ])('stops training after drugs ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'substance', tier: 'refer' }),
  );

  it.each([
    'my coach checks my splits and I am scared of the tempo',
    'bruises from my new shoes again',
    'gubben dytta meg opp bakken, bra driv',
    'my wife pushed me to run today',
    'he got physical therapy for his knee',
    'if I run at 6 can I have dinner before',
    'kan jeg spise middag etter turen hvis jeg løper klokka 17',
    'quit drinking last year, in great shape',
    'sluttet å drikke kaffe, rister av meg treninga',
    "runner's high from the long run",
    'electrolyte gummies and a bottle of water',
  ])('is not found in "%s"', (text) => expect(dangerIn(text)).toBeNull());
});
