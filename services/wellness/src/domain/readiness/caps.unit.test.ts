import { isPhysioCap, type Metrics, rawScore } from '@stridewell/contracts/web';
import { type Bilingual, checkNotes } from '@stridewell/safety';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { type AssessmentContext, assess } from './assess.ts';
import { capsOf, decidingCap, type PhysioInputs } from './caps.ts';
import { BEST, TODAY } from './testing/answers-fixtures.ts';

const CALL: Bilingual = { en: 'Call someone.', nb: 'Ring noen.' };

const judge = (changed: Partial<Metrics>, { notesHit = null, physio }: Partial<AssessmentContext> = {}) =>
  presentAssessment(assess({ ...BEST, ...changed }, { date: TODAY, history: [], notesHit, physio }));

describe('score cap for answers', () => {
  test.each<[string, Partial<Metrics>, number, string]>([
    ['CHK-43', { pain: 7 }, 2.9, 'pain of 7'],
    ['CHK-43', { pain: 10 }, 2.9, 'pain of 10'],
    ['CHK-44', { pain: 6 }, 4.9, 'pain of 6'],
    ['CHK-44', { pain: 5 }, 4.9, 'pain of 5'],
    ['CHK-45', { pain: 4 }, 7.4, 'pain of 4'],
    ['CHK-45', { pain: 3 }, 7.4, 'pain of 3'],
    ['CHK-46', { fatigue: 5 }, 4.9, 'fatigue of 5'],
    ['CHK-47', { sleep: 1, fatigue: 4 }, 4.9, 'sleep of 1 with fatigue of 4'],
    ['CHK-48', { sleep: 1 }, 7.4, 'sleep of 1'],
    ['CHK-49', { stress: 5 }, 7.4, 'stress of 5'],
    ['CHK-50', { readiness: 2 }, 4.9, 'readiness of 2'],
    ['CHK-50', { readiness: 1 }, 4.9, 'readiness of 1'],
  ])('%s BEYOND-03 limits the score for %j to %f with the reason "%s"', (_id, changed, limit, reason) => {
    const day = judge(changed);
    expect(day.explanation.cap).toMatchObject({ reason, limit });
    expect(day.score).toBe(limit);
  });

  test.each<Partial<Metrics>>([{ pain: 2 }, { fatigue: 4 }, { sleep: 2 }, { stress: 4 }, { readiness: 3 }, {}])(
    'BEYOND-03 is not applied for %j',
    (changed) => {
      expect(judge(changed).explanation.cap).toBeNull();
    },
  );

  test('BEYOND-03 is omitted from the explanation when the score is already lower', () => {
    const worst = judge({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 });
    expect(worst).toMatchObject({ score: 0, explanation: { cap: null } });
  });
});

describe('CHK-56 score cap for notes', () => {
  test('limits the score to 2.9 and adds the safety notice as the first line of the message', () => {
    const day = judge({}, { notesHit: CALL });
    expect(day).toMatchObject({ score: 2.9, recommendation: 'Reset' });
    expect(day.message.split('\n').slice(0, 2)).toEqual([
      'Call someone.',
      'Your answers add up to 10.0, but what you wrote in your notes decides the day, so today is Reset.',
    ]);
  });

  test.each([
    'chest pain on the hill',
    'fainted after the shower',
    'fever since last night',
    'besvimte på jobb',
    'orker ikke leve mer',
  ])('limits the score for the note "%s" even with the best answers', (notes) => {
    const gate = checkNotes(notes);
    if (!gate.hit) return expect.unreachable('no hit');
    const day = judge({}, { notesHit: { en: gate.text, nb: gate.text } });
    expect(day).toMatchObject({ score: 2.9, recommendation: 'Reset' });
    expect(day.message.startsWith(`${gate.text}\n`)).toBe(true);
  });

  test('adds the safety notice as the first line even when the raw score is lower than the cap', () => {
    const day = judge({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 }, { notesHit: CALL });
    expect(day).toMatchObject({ score: 0, explanation: { cap: null } });
    expect(day.message).toMatch(/^Call someone\.\nReadiness score 0\.0 of 10\./);
  });
});

describe('score cap for physio data', () => {
  test.each<[PhysioInputs, number | null]>([
    [{ redFlag: true }, 2.9],
    [{ pain: 7 }, 2.9],
    [{ pain: 6.5 }, 2.9],
    [{ pain: 6 }, 4.9],
    [{ pain: 5 }, 4.9],
    [{ worseNextDay: true }, 4.9],
    [{ activeInjury: true }, 7.4],
    [{ activeInjury: true, worseNextDay: true, pain: 8 }, 2.9],
    [{ redFlag: false, pain: 4, worseNextDay: false, activeInjury: false }, null],
    [{ pain: null }, null],
  ])('limits the score for %j to %s', (physio, limit) => {
    expect(judge({}, { physio }).explanation.cap?.limit ?? null).toBe(limit);
  });
});

const anyInputs = fc.record({
  answers: fc.record({
    sleep: fc.integer({ min: 1, max: 5 }),
    stress: fc.integer({ min: 1, max: 5 }),
    fatigue: fc.integer({ min: 1, max: 5 }),
    pain: fc.integer({ min: 0, max: 10 }),
    readiness: fc.integer({ min: 1, max: 10 }),
  }),
  notesHit: fc.boolean(),
  physio: fc.record({
    redFlag: fc.boolean(),
    pain: fc.option(fc.integer({ min: 0, max: 10 })),
    worseNextDay: fc.boolean(),
    activeInjury: fc.boolean(),
  }),
});

describe('CHK-42 score cap in the explanation', () => {
  test('is the cap with the lowest limit', () => {
    expect(judge({ stress: 5, pain: 7 }).explanation.cap).toEqual({
      code: 'pain',
      value: 7,
      reason: 'pain of 7',
      limit: 2.9,
    });
  });

  test('is the first of notes, physio, pain, fatigue, sleep and stress when their limits are equal', () => {
    const first = (changed: Partial<Metrics>, notesHit = false, physio: PhysioInputs = {}) =>
      decidingCap(10, capsOf({ answers: { ...BEST, ...changed }, notesHit, physio }))?.code;
    expect(first({ pain: 7 }, true, { redFlag: true })).toBe('notes');
    expect(first({ pain: 7 }, false, { redFlag: true })).toBe('physio_red_flag');
    expect(first({ fatigue: 5, readiness: 1, pain: 5 })).toBe('pain');
    expect(first({ fatigue: 5, readiness: 1, sleep: 1 })).toBe('fatigue');
    expect(first({ fatigue: 4, readiness: 1, sleep: 1 })).toBe('sleep_fatigue');
    expect(first({ stress: 5, sleep: 1 })).toBe('sleep');
  });

  test('limits the score to the minimum of the raw score and all cap limits for 500 random inputs', () => {
    fc.assert(
      fc.property(anyInputs, ({ answers, notesHit, physio }) => {
        const raw = rawScore(answers);
        const limits = capsOf({ answers, notesHit, physio }).map(({ limit }) => limit);
        const { score, explanation } = assess(answers, {
          date: TODAY,
          history: [],
          notesHit: notesHit ? CALL : null,
          physio,
        });
        expect(score).toBe(Math.min(raw, ...limits));
        expect(explanation.cap?.limit ?? raw).toBe(score);
      }),
      { numRuns: 500 },
    );
  });

  test('has a physio code exactly when it comes from the physio service for 500 random inputs', () => {
    const sources = (...inputs: Parameters<typeof capsOf>) => new Set(capsOf(...inputs).map(isPhysioCap));
    fc.assert(
      fc.property(anyInputs, fc.boolean(), fc.boolean(), ({ answers, notesHit, physio }, isHeld, isAsked) => {
        expect(sources({ answers: BEST, notesHit: false, physio })).not.toContain(false);
        expect(sources({ answers, notesHit, isHeld, isAsked })).not.toContain(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is null when there are no caps', () => {
    expect(decidingCap(8, [])).toBeNull();
  });
});
