import { describe, expect, it } from 'vitest';
import { decideText } from '../decision/decide.ts';
import { checkText } from './check.ts';

describe('SAFE-09 training for a group of minors', () => {
  it.each([
    'Our U13s do one track night with me, what reps would suit them?',
    'I coach the under 14 girls on Mondays, which intervals?',
    'my athletes are 12, how many km a week',
    'need a session for a squad of fourteen year olds',
    'Jeg trener gutter 13, hva slags intervaller passer?',
    'Har J14 på onsdager, kan du lage en økt?',
    'utøverne mine er 12 år, hvor mange drag?',
  ])('is recognised in "%s"', (message) => {
    expect(checkText(message)).toMatchObject({ hit: true, category: 'minor' });
    const decision = decideText(message);
    expect(decision.state).not.toBe('go');
    expect(decision.categories).toContain('minor');
  });

  it.each(['under 14 minutes for 3k', 'jeg er 13 minutter unna pers', 'vogna med ungen er 14 kg'])(
    'is not assumed for "%s"',
    (message) => expect(checkText(message)).toEqual({ hit: false }),
  );
});

describe('SAFE-50 safety gate for everyday words that resemble symptom words', () => {
  it.each([
    'Svømmer mandag og onsdag, sykler lørdag',
    'kem fant på bakkedrag',
    'Kor lenge må eg halde sideplanken?',
    'ok im binning todays run, sleep wins',
    'am I just tired or am I overdoing the running',
    'har null penger, finnes det noe billig som funker',
    'Do the slow lowering with the knee straight or a bit bent?',
    "what's the point of the bent knee ones",
    "tube strike on thursday so I'll have to run both ways",
    'er helt slått ut etter en helg med barnebarna',
    'is it alright if I walk the steep bits',
  ])('ignores "%s"', (message) => {
    expect(checkText(message)).toEqual({ hit: false });
  });

  it.each([
    'my knee is bent the wrong way',
    'the leg looks bent after the fall',
    'I feel so ill today',
    'jeg vil ikke finnes mer',
    'ble slått bevisstløs på stien',
    'vil ned 12 kg fort, gi meg en plan',
  ])('flags "%s"', (message) => {
    expect(checkText(message).hit).toBe(true);
  });
});
