import { describe, expect, it } from 'vitest';
import { INSULIN_TEXT } from '../texts/special.ts';
import { stopText } from '../texts/stop.ts';
import { dangerIn } from './dangers.ts';
import { decideText } from './decide.ts';

describe('LANG-395 medicines and pregnancy in danger', { timeout: 60_000 }, () => {
  it.each([
    'lost count of the ibuprofen, maybe 14 since the morning? tummy a bit meh. 55 sunday ok?',
    'har tatt 12 paracet siden i går morges, langtur?',
    'ten paracetamol today so far, feel fine. run?',
    'mista oversikten over ibuxen i dag, rolig tur',
    'tok dobbel dose av hjertetablettene ved en feil, pulsen er 38 og jeg er ør',
    'took my metoprolol twice this morning by mistake. zone 2?',
    'accidentally took a double dose of my beta blocker',
    'tatt dobbelt med marevan ved et uhell, jogge?',
  ])('stops with the text about too much ("%s")', (text) =>
    expect(decideText(text).text).toEqual(stopText('medication', 'emergency')),
  );

  it.each([
    'if I skip my bisoprolol race morning will my zones be right again',
    'kan jeg slutte med marevan tre dager før løpet',
    'thinking of dropping the beta blocker for the 10k',
    'hoppa over blodtrykksmedisinen så pulsen blir riktig',
  ])('stops with the text about medicines ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'medication', tier: 'refer' }),
  );

  it.each([
    "how many units do I knock off before a 90 minute long run, consultant's on leave",
    'hvor mange enheter skal jeg trekke fra før langturen',
  ])('gives no amount of insulin ("%s")', (text) => expect(decideText(text).text).toEqual(INSULIN_TEXT));

  it.each([
    '36 wks, splitting head and flashing lights and fat ankles. swap run for walk?',
    'gravid i uke 33, hodepine og ser prikker. rolig tur?',
    'uke 28, sterke kynnere som ikke gir seg, kommer hvert 5 min',
    '30 weeks pregnant, contractions every six minutes since the walk',
    '31 wks and gushy pants after the jog, prob just pee',
    'uke 35 og det sildrer nedover låra, ta turen?',
    'ho inni magen har vært så stille siden i går, men jeg løp jo langt',
    "baby hasn't moved since yesterday's run, 34 weeks. rest day?",
    'har knapt kjent spark i dag, gravid uke 30. gå tur?',
    'week 12 and bleeding a bit, still ok to jog?',
    'gravid og det blør litt, rolig?',
  ])('stops with the urgent text about pregnancy ("%s")', (text) =>
    expect(decideText(text).text).toEqual(stopText('pregnancy', 'emergency')),
  );

  it.each([
    'should I take a double dose of paracetamol for my headache',
    '14 days since my last ibuprofen, run?',
    'how many units of alcohol can I drink before a run, less than two?',
    '31 weeks of training and my shoes leak',
    'week 8 of the plan and my blister is bleeding',
    '12 weeks to go, head is full of flashing ads, which lights?',
    'eccentric contractions every day, 8 weeks now',
    'my bump on the toe hasnt moved',
    'the doctor stopped my bisoprolol years ago',
    'water bottle leaks, 20 weeks old',
  ])('is not found in "%s"', (text) => {
    const found = dangerIn(text);
    expect([found?.category === 'pregnancy', found?.tier === 'emergency']).toEqual([false, false]);
  });
});

describe('LANG-396 an age below 18', { timeout: 60_000 }, () => {
  it.each([
    'e 15 å ha vondt unna kneet på håndball, kor mange knebøy',
    "im 14 and want sub 20 5k, what's my week",
    'jeg er 16 og vil løpe maraton',
  ])('of the runner stops ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'minor', isOfOther: false }),
  );

  it.each([
    'gutten på 11 skal være med på halvmaraton, hvor mange km i uka',
    'lag styrkeprogram til tvillingene på 9',
    'my daughter is 12, write her three sessions a week',
    'niesen min er 14, lag et treningsopplegg',
  ])('of a child stops without a hold ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'minor', isOfOther: true }),
  );

  it.each([
    'er 15 km for langt i dag',
    'er 12 uker nok',
    'i am 16 weeks into the plan',
    'my son is 10 km behind me, what pace',
  ])('is not read in "%s"', (text) => expect(dangerIn(text)).toBeNull());
});
