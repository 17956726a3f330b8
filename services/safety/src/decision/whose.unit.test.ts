import { describe, expect, it } from 'vitest';
import { cardOf } from '../cards/card.ts';
import { triageCard } from '../cards/triage.ts';
import { THIRD_CRISIS_TEXT } from '../texts/stop.ts';
import { decideText } from './decide.ts';

describe('LANG-274 a danger of another person', { timeout: 60_000 }, () => {
  it.each([
    'my dad has chest pain',
    "mom fell and hit her head, she's on warfarin",
    'broren min har feber og stiv nakke',
    'kompisen min fikk vondt i brystet, sitter på benken nå',
    "my wife can't breathe and her lips are blue",
  ])('leads to the text for another person without a hold ("%s")', (text) => {
    const { state, category, categories, tier, isOfOther } = decideText(text);
    expect([state, category, categories, tier, isOfOther]).toEqual(['stop', 'third', ['third'], 'emergency', true]);
  });

  it.each(["my friend says she wants to die, she's sitting next to me", 'broren min sier han vil ta livet sitt'])(
    'leads to the text about somebody who may want to die ("%s")',
    (text) => {
      expect(decideText(text).text).toEqual(THIRD_CRISIS_TEXT);
    },
  );

  it('leads to the text for another person when a short message continues about them', () => {
    const { state, category } = decideText('not breathing', { recent: ['my dad collapsed'] });
    expect([state, category]).toEqual(['stop', 'third']);
  });

  it.each([
    'my dog collapsed, at the vet',
    'my husband had chest pain last year, all fixed',
    'a runner I coach fainted last month',
    "colleague fainted on saturday, she's ok now",
    'what are the signs of a heart attack',
    'hva gjør jeg hvis noen besvimer i løpet',
    'my husband is sick, can I still run',
    'kollegaen min har korona',
    'my wife is pregnant, can we run together',
    'my kid has a fever so I slept badly',
  ])('leads to no text and no card when it is over, mild or general ("%s")', (text) => {
    expect(decideText(text).state).toBe('go');
  });

  it('leads to the text about age without a hold for a child of the runner', () => {
    const { state, category, isOfOther } = decideText('my daughter is 8, can she do parkrun');
    expect([state, category, isOfOther]).toEqual(['stop', 'minor', true]);
  });

  it('is not joined with a later question about the runner', () => {
    expect(decideText('what do I run today', { recent: ['my dad has chest pain'] }).state).toBe('go');
    expect(decideText('it was my dad, not me', { recent: ['my dad has chest pain'] }).state).toBe('go');
  });

  it.each([
    'my dad drove me home after I fainted',
    'dad called, chest pain all morning',
    'asking for a friend: chest pain when running',
    'walked the dog, chest pain on the hill',
    'my wife says I look grey and my speech is slurred',
    'my son is ill and I have a fever too',
    'my brother hits me',
    'my husband had chest pain last year and now my chest feels tight',
    'min legg er hoven og varm',
    'type 1 diabetes and shaking',
    'noen stikk i brystet når jeg løper',
  ])('is the runner’s own in "%s"', (text) => {
    const { state, isOfOther } = decideText(text);
    expect([state === 'go', isOfOther]).toEqual([false, false]);
  });

  it('does not lead to an emergency when card C8 is answered with "somebody else"', () => {
    expect(triageCard(cardOf('C8', 'pregnancy'), ['other_now!']).leadsTo).toBe('resume');
    expect(triageCard(cardOf('C8', 'medication'), ['other_now!']).leadsTo).toBe('ask');
  });
});

describe('LANG-275 a part of the body that hurts, without a sign of danger', { timeout: 60_000 }, () => {
  it.each([
    ...[
      'ryggen er vond',
      'ryggen er 6 nå',
      'my back is 6 now',
      'my calf hurts',
      'my left calf hurts',
      'leggen er vond',
    ],
    ...['my shin hurts', 'vondt i skinnleggen', 'vondt i foten', 'I use an inhaler for asthma, run?'],
    ...['a bit of a sore throat no fever', 'sår hals men ikke feber', 'hofta er vond', 'ankelen er 5'],
  ])('leads at most to a card ("%s")', (text) => expect(decideText(text).state).not.toBe('stop'));

  it.each([
    'my calf hurts and it is swollen and warm',
    'ryggen er vond og jeg er nummen i skrittet',
    'calf pain since the long flight',
    "heard a pop, calf hurts, can't push off",
  ])('leads to a STOP text together with a sign ("%s")', (text) => expect(decideText(text).state).toBe('stop'));
});

describe('LANG-276 a short message after one that led to a text or card', { timeout: 60_000 }, () => {
  it.each([
    ['I have chest pain', 'how many days to my race'],
    ['I have chest pain', 'what is rpe'],
    ['I have chest pain', 'ok so today?'],
    ['can I take two ibux before', 'how long is sunday'],
    ['calf is swollen and warm', 'hvor mange dager til løpet'],
  ])('does not repeat it ("%s", "%s")', (before, text) => {
    expect(decideText(text, { recent: [before] }).state).toBe('go');
  });

  it.each([
    ['my calf hurts', 'it is swollen and warm too'],
    ['vondt i ryggen', 'og jeg er nummen i skrittet'],
    ['bee stung me', 'lips are swelling'],
    ['feeling low lately', 'I want to die'],
  ])('leads to a text or card when it adds a sign ("%s", "%s")', (before, text) => {
    expect(decideText(text, { recent: [before] }).state).not.toBe('go');
  });
});

describe('LANG-356 another person in contracted and short words', { timeout: 60_000 }, () => {
  it.each([
    ["my mate's chest hurts and he's grey"],
    ["my wife's on the floor, chest pain"],
    ["girl in front of me has collapsed and she's boiling hot. do I pour water on her"],
    ['mannen foran meg i løypa besvimte nå'],
  ])('is answered with the text for another person, without a hold ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'stop', category: 'third', isOfOther: true }),
  );

  it('is still detected in a message that continues', () => {
    const recent = ["my wife's on the floor"];
    expect(decideText('says her chest hurts. do I go after the run or now?', { recent }).isOfOther).toBe(true);
    expect(decideText('og svetter, holder seg til armen. rolig tempo?', { recent: ['kona er grå'] }).isOfOther).toBe(
      true,
    );
  });

  it.each([
    "my ankle's swollen and warm",
    "my knee's hot and swollen",
    'girl next to me fainted, I feel faint too',
    "my coach's plan gave me chest pain",
  ])('is not detected in "%s"', (text) => expect(decideText(text).isOfOther).toBe(false));

  it('is not considered well only because something was long ago', () =>
    expect(
      decideText("my husband's got a hot hard calf and had a clot ten years ago, he's lacing up now").state,
    ).not.toBe('go'));
});
