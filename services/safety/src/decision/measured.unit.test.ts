import { describe, expect, it } from 'vitest';
import { decideText } from './decide.ts';
import { measuredIn } from './measured.ts';

describe('LANG-354 measured values without their usual name', () => {
  it.each([
    ['puls 140 når jeg bare ligger på sofaen', 'pulse_at_rest'],
    ['the heart: 150 while I just sit at my desk', 'pulse_at_rest'],
    ['resting hr went from 52 to 88 overnight, easy run?', 'pulse_jump'],
    ['hvilepulsen har gått fra 45 til 79 siden tirsdag', 'pulse_jump'],
    ['hvilepuls 91 i dag, pleier å ligge på 55', 'pulse_jump'],
    ['is 54 a good resting pulse? today it is 99', 'pulse_jump'],
    ['resting pulse 104', 'resting_pulse'],
    ['målte 3,1 og er skjelven, kan jeg ta siste draget?', 'glucose'],
    ['sensoren sier 2,7. går det bra å løpe?', 'glucose'],
    ['my libre says LO, can I start?', 'glucose'],
    ['just tested, 2.7', 'glucose'],
    ['feeling low, around 61. jog or walk?', 'glucose'],
    ['bs 19 og kvalm', 'glucose'],
    ['3,2 mmol og skjelven', 'glucose'],
  ])('are detected in "%s"', (text, id) => expect(measuredIn(text)?.id).toBe(id));

  it.each([
    'resting pulse 48 this week, 44 last week, good?',
    'resting HR 50 and I ran 21 km today',
    'målte 2,9 i laktat på terskel',
    'lactate meter says 2.4, is that zone 2',
    'mileage is low, 58 km last week',
    'my power meter shows 2.9 w/kg',
    'power meter says low battery',
    'hvilepuls 62 er det bra?',
    'pulsen var 165 i bakkene',
    'LDL 3.1 mmol, is running good for it',
  ])('are not detected in "%s"', (text) => expect(measuredIn(text)).toBeNull());

  it('are detected across two messages', () => {
    expect(decideText('like 58 low. walk it?', { recent: ["I'm low"] }).category).toBe('sugar');
    expect(decideText("it's 99 today", { recent: ['is a resting pulse of 54 good?'] }).category).toBe('cardiac');
  });
});

describe('LANG-355 message that consists of a value between 2 and 4', () => {
  it.each(['er på 3,1', "I'm at 3.4 now", 'at 2.5', 'ligger nede på 2,8'])('leads to a question ("%s")', (text) =>
    expect(decideText(text)).toMatchObject({ state: 'ask', category: 'sugar' }),
  );
  it.each(["I'm at 3.4 km now", '2.5', 'på 5,5', 'stage 3.1'])('is not detected in "%s"', (text) =>
    expect(measuredIn(text)).toBeNull(),
  );
});
