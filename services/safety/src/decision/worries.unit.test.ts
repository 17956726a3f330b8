import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { measuredIn } from './measured.ts';
import { crisisIn, worryIn } from './worries.ts';

describe('LANG-270 physical problem without a body part or a sign', { timeout: 60_000 }, () => {
  it.each([
    'something is off in my leg',
    'something is not right with me',
    "my foot just isn't right, something is wrong with my foot",
    'noe er feil i kneet, hva løper jeg',
    'noe i leggen er ikke som det skal',
    'det er noe feil med beinet mitt',
    'I feel awful',
    'jeg føler meg uvel',
    'kroppen kjennes helt feil, hvilken økt i dag',
    'it snapped. continue?',
    'den ene leggen er tykkere enn den andre',
    'the left calf measures 2 cm more than the right',
    'hjertet har hoppet av og på hele uka, skal jeg løpe 43',
  ])('leads to a question ("%s")', (text) => expect(decideText(text).state).not.toBe('go'));

  it('leads to the general card when no part is named', () => {
    const { state, category, card } = decideText('something is not right with me');
    expect([state, category, card?.kind]).toEqual(['ask', null, 'C0']);
  });

  it.each([
    'something is wrong with my watch',
    'noe er galt med appen',
    'something is wrong with the graph',
    'I feel awful for skipping yesterday',
    'my shoelace, it snapped mid run',
    'the band snapped while stretching',
    'I feel weird in these new shoes',
    'the route is 2 km longer than the other',
    'føler meg dum som hoppa over økta',
  ])('is not detected in "%s"', (text) => expect(worryIn(text)).toBeNull());
});

describe('LANG-272 measured values in other words', () => {
  it.each([
    ['saturation 87 %', 'oxygen'],
    ['pulse ox 87', 'oxygen'],
    ['o2 at 85', 'oxygen'],
    ['oxygen on my watch 86 percent', 'oxygen'],
    ['metningen viste 88 på klokka', 'oxygen'],
    ['pulsen står på 140 i sofaen nå', 'pulse_at_rest'],
    ['on the sofa, hr 132', 'pulse_at_rest'],
    ['145 in pulse while sitting', 'pulse_at_rest'],
    ['jeg sitter stille og pulsen er 131', 'pulse_at_rest'],
    ['hvilepuls 31 og uvel', 'resting_pulse'],
  ])('detects "%s"', (text, id) => expect(measuredIn(text)?.id).toBe(id));

  it.each([
    'saturday 87 minutes',
    'run at 85 percent of max',
    'vo2 max 52, is that good',
    'heart rate 150 on the last hill',
    'the watch has 88 percent battery',
    'puls 150 på rolig tur',
    'rhr 41, is that low',
    '80 percent easy running',
  ])('finds nothing in "%s"', (text) => expect(measuredIn(text)).toBeNull());
});

describe('LANG-273 a crisis or an eating disorder in plain words', { timeout: 60_000 }, () => {
  it.each([
    'when knee never gets better ill end it',
    "i'll end it",
    'eg gir opp, alt',
    'ingen vits i noe, ikke bare løpinga',
    'feels like my life is over',
    "I can't live with this pain",
    'orker ikke dette livet med vond rygg',
    'I lie awake counting pills because of the back',
    'ser ingen utvei',
  ])('leads to the card or text about a crisis ("%s")', (text) => {
    const { state, category } = decideText(text);
    expect([state === 'go', category]).toEqual([false, 'selfharm']);
  });

  it.each(["i'm 170 and 44 kg, good for a 10k?", 'bmi 16, am I fast now', 'I threw up the dinner on purpose'])(
    'leads to the card or text about eating ("%s")',
    (text) => {
      const { state, category } = decideText(text);
      expect([state === 'go', category]).toEqual([false, 'eating']);
    },
  );

  it.each([
    "I'll end it at 8 km if my legs are heavy",
    'jeg skal avslutte det med stigningsløp',
    'I gave up everything sweet before the race',
    'jeg gir opp alt håp om sub 40',
    "I can't live without running, how many days a week",
    'nothing matters more than sleep, right?',
    "I can't see the point of strides",
  ])('is not detected in "%s"', (text) => expect(crisisIn(text)).toBeNull());

  it.each(["I'm 180 and 74 kg, what shoes", "I'm 175 and 68 kg", 'bmi is nonsense for runners right?'])(
    'is not detected as a low weight in "%s"',
    (text) => expect(worryIn(text)).toBeNull(),
  );
});
