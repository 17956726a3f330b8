import { describe, expect, it } from 'vitest';
import { TEXTS } from '../gate/texts.ts';
import { decideText } from './decide.ts';
import { eventIn, operatedIn } from './events.ts';

describe('LANG-359 an operation in plain words', () => {
  it.each([
    'had my appendix out on friday, easy jog?',
    'tok ut mandlene forrige uke, kan jeg løpe',
    'fikk nytt kne i august, hvor langt?',
    'they repaired my achilles three weeks ago. stage 1?',
    'hadde artroskopi på tirsdag, hvilke øvelser?',
    "surgeon hasn't signed me off yet, stage 2?",
    'fikk sydd senen på mandag',
  ])('leads to the STOP text about operations in "%s"', (text) => {
    expect(operatedIn(text)).toBe(true);
    expect(decideText(text)).toMatchObject({ state: 'stop', ruleId: 'surgery.recent', text: TEXTS.surgery });
  });

  it.each([
    'had knee surgery 10 years ago, fine now',
    'ny hofte i fjor',
    "had my dog's knee operated last week",
    'my mum had her hip replaced on monday',
    'new knee sleeve last week, good?',
    'my running shoes: new knee drill on monday',
    'sight narrowed to a keyhole',
    'sydde bunad i går',
  ])('is not detected in "%s"', (text) => expect(operatedIn(text)).toBe(false));

  it('is replaced by an emergency that followed it', () =>
    expect(decideText('operert i kneet for to uker siden, leggen er tjukk, varm og vond')).toMatchObject({
      state: 'stop',
      tier: 'emergency',
    }));
});

describe('LANG-360 conditions and events by their construction', () => {
  it.each([
    ['cardiac', 'har to stenter og lurer på sonene'],
    ['cardiac', 'betennelse rundt hjertet i vår, hva er terskelfarten min'],
    ['pregnancy', '29+4 today, belly tight'],
    ['pregnancy', 'jeg er i uke 33'],
    ['substance', 'eight beers in, zone 1 jog?'],
    ['substance', 'drakk fem halvlitere i kveld, 25 min?'],
    ['substance', 'tar tb-500 for senen'],
    ['medication', 'tar oxycontin etter faren min'],
    ['medication', 'painkillers four a day for the knee'],
    ['eating', 'an extra 5k to undo the cake'],
    ['eating', 'I ate a cookie and need to burn it off with 10k'],
    ['eating', 'hvis vekta viser over 60 løper jeg en runde til'],
    ['eating', 'I only let myself have 700 on rest days'],
    ['abuse', 'da får jeg juling hjemme'],
    ['abuse', 'trainer wants me to send photos in my underwear'],
    ['minor', 'går i 9. klasse og vil løpe mila'],
  ])('lead to the category %s in "%s"', (category, text) => {
    expect(eventIn(text)?.category).toBe(category);
    expect(decideText(text).state).not.toBe('go');
  });

  it.each([
    '10+2 km tomorrow?',
    "I'm in week 14 of the plan",
    'two beers last night, ok to run?',
    'six bottles of water in the heat',
    'missed Tuesday, make up for it with an extra run?',
    'fikk bank i spurten av kompisen',
    'fikk juling av klubben i bakken',
    'how do I earn the right to race',
    'klokka går i 10 km/t',
  ])('are not detected in "%s"', (text) => expect(eventIn(text)).toBeNull());
});
