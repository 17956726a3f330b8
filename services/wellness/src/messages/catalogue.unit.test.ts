import { argumentsOf, differingArguments } from '@stridewell/kit/testing/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CapCause, MessageFact } from '../domain/readiness/facts.ts';
import { PLAIN_CAUSES, VALUED_CAUSES } from '../domain/readiness/facts.ts';
import { anyDay } from '../domain/readiness/testing/days.ts';
import { causeText, messageText, partsText, partText } from './catalogue.ts';
import { MESSAGES, type WellnessCode } from './messages.ts';

const CODES = Object.keys(MESSAGES) as WellnessCode[];

/** One sample message fact per code. */
const FACTS: Record<MessageFact['code'], MessageFact> = {
  referral: { code: 'referral', en: 'Call 113.', nb: 'Ring 113.' },
  override: { code: 'override', raw: 9, cause: { code: 'pain', value: 5 }, recommendation: 'Recover' },
  score: { code: 'score', score: 4.9 },
  losses: { code: 'losses', metrics: ['pain', 'fatigue', 'sleep'] },
  gains: { code: 'gains', metrics: ['stress', 'sleep'] },
  running_stopped: { code: 'running_stopped' },
  adapt_advice: { code: 'adapt_advice' },
  first_easy: { code: 'first_easy' },
  below_normal: { code: 'below_normal', mean: 7.94 },
  earlier: { code: 'earlier', text: 'Words of an earlier release.' },
};

describe('message catalogue', () => {
  it('has the same arguments in both languages', () => {
    expect(differingArguments(MESSAGES)).toEqual([]);
  });

  it('contains a message for every score cap', () => {
    const causes = CODES.filter((code) => code.startsWith('cause.')).map((code) => code.slice('cause.'.length));
    expect(causes.sort()).toEqual([...PLAIN_CAUSES, ...VALUED_CAUSES].sort());
    for (const code of VALUED_CAUSES) expect(argumentsOf(MESSAGES[`cause.${code}`].en)).toEqual(['value']);
    for (const code of PLAIN_CAUSES) expect(argumentsOf(MESSAGES[`cause.${code}`].en)).toEqual([]);
  });

  it.each(CODES)('contains %s in English and Norwegian', (code) => {
    const { en, nb } = MESSAGES[code];
    for (const text of [en, nb]) expect(text.trim()).toBe(text);
    expect(nb).not.toBe('');
    expect(nb).not.toMatch(/\b(?:the|and|your|with|until|you|are|of|not|from|when)\b/i);
    if (!code.endsWith('.stress')) expect(nb).not.toBe(en);
  });
});

it('has a text for a limit that gives the same recommendation as the answers', () => {
  const fact: MessageFact = {
    ...{ code: 'override', raw: 1.9, cause: { code: 'physio_red_flag' } },
    ...{ recommendation: 'Reset', agrees: true },
  };
  expect(partText(fact, 'en')).toBe(
    'Your answers add up to 1.9, and a red flag in your physio check-in means Reset as well.',
  );
});

describe('partText and causeText', () => {
  it.each<[MessageFact['code'], string, string]>([
    ['referral', 'Call 113.', 'Ring 113.'],
    [
      'override',
      'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
      'Svarene dine gir 9,0 til sammen, men smerte 5 bestemmer dagen, så i dag er det Recover.',
    ],
    ['score', 'Readiness score 4.9 of 10.', 'Readiness score er 4,9 av 10.'],
    ['losses', 'Down: pain, fatigue, sleep.', 'Trakk ned: smerte, tretthet, søvn.'],
    ['gains', 'Up: good sleep, low stress.', 'Trakk opp: god søvn, lavt stress.'],
    [
      'running_stopped',
      'Physio Coach has stopped running for now: no run today, whatever the score.',
      'Physio Coach har stoppet løpingen inntil videre: ingen løping i dag, uansett score.',
    ],
    [
      'adapt_advice',
      'You are okay, not sparkling. Keep the session type and take about a third off the hard part, or drop one zone. If it feels good after 15 minutes, finish the trimmed version, not the full one.',
      'Du er i orden, men ikke i toppslag. Behold typen økt og kutt omtrent en tredel av den harde delen, eller gå én sone ned. Kjennes det bra etter 15 minutter, fullfører du den forkortede økten, ikke den hele.',
    ],
    ['below_normal', 'That is well below your own normal of 7.9.', 'Det er godt under ditt eget normale på 7,9.'],
    ['earlier', 'Words of an earlier release.', 'Words of an earlier release.'],
  ])('partText returns the English and the Norwegian text of the message part %s', (code, en, nb) => {
    expect(partText(FACTS[code], 'en')).toBe(en);
    expect(partText(FACTS[code], 'nb')).toBe(nb);
  });

  it.each<[CapCause, string]>([
    [{ code: 'notes' }, 'what you wrote in your notes'],
    [{ code: 'hold' }, 'what you wrote or told us earlier'],
    [{ code: 'open_question' }, 'an open question about your notes'],
    [{ code: 'physio_red_flag' }, 'a red flag in your physio check-in'],
    [{ code: 'physio_pain', value: 6 }, 'pain of 6 in your physio check-in'],
    [{ code: 'physio_worse' }, 'a worse morning after your last session'],
    [{ code: 'injury' }, 'the injury you are working on'],
    [{ code: 'pain', value: 5 }, 'pain of 5'],
    [{ code: 'sleep_fatigue', value: 4 }, 'sleep of 1 with fatigue of 4'],
    [{ code: 'readiness', value: 2 }, 'readiness of 2'],
    [{ code: 'sleep', value: 1 }, 'sleep of 1'],
    [{ code: 'fatigue', value: 5 }, 'fatigue of 5'],
    [{ code: 'stress', value: 5 }, 'stress of 5'],
    [{ code: 'earlier', reason: 'other words' }, 'other words'],
  ])('causeText returns the English text for the cap cause %j', (cause, text) =>
    expect(causeText(cause, 'en')).toBe(text),
  );
});

describe('messageText', () => {
  it('returns one line per message part, with the answers that lowered and raised the score on the score line', () => {
    expect(messageText(Object.values(FACTS).slice(0, 6), 'en').split('\n')).toEqual([
      'Call 113.',
      'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
      'Readiness score 4.9 of 10. Down: pain, fatigue, sleep. Up: good sleep, low stress.',
      'Physio Coach has stopped running for now: no run today, whatever the score.',
    ]);
    expect(messageText([], 'en')).toBe('');
  });

  it('returns all message parts in order for random assessments in both languages', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('en', 'nb'), ({ message }, language) => {
        const parts = partsText(message, language);
        expect(parts.map(({ code }) => code)).toEqual(message.map(({ code }) => code));
        expect(parts.map(({ text }) => text).join(' ')).toBe(messageText(message, language).replaceAll('\n', ' '));
        for (const { text } of parts) expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
      }),
      { numRuns: 2_000 },
    );
  });
});
