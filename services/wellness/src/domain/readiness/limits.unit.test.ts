import { highPainOf, type Metrics } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { type AssessmentContext, assess } from './assess.ts';
import { TODAY } from './testing/answers-fixtures.ts';
import { anyDay } from './testing/days.ts';

/** Answers with a raw score of 1.9, which leads to a Reset day without any cap. */
const LOW: Metrics = { sleep: 1, stress: 5, fatigue: 5, pain: 0, readiness: 3 };
const GOOD: Metrics = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 9 };

const judge = (answers: Metrics, context: Partial<AssessmentContext>, language: 'en' | 'nb' = 'en') =>
  presentAssessment(assess(answers, { date: TODAY, history: [], notesHit: null, ...context }), language);

describe('CHK-169 limits with low answers', () => {
  it('mention high physio pain and show its warning', () => {
    const day = judge(LOW, { physio: { pain: 10 } });
    expect(day).toMatchObject({ score: 1.9, explanation: { cap: null, limits: [{ code: 'physio_pain', value: 10 }] } });
    expect(highPainOf(day)).toBe(10);
    expect(day.message).toMatch(
      /^Your answers add up to 1\.9, and pain of 10 in your physio check-in means Reset as well\.\n/,
    );
    expect(judge(LOW, { physio: { pain: 10 } }, 'nb').message).toMatch(
      /^Svarene dine gir 1,9 til sammen, og smerte 10 i fysio-innsjekken betyr også Reset\.\n/,
    );
  });

  it('mention a red flag and an open hold', () => {
    expect(judge(LOW, { physio: { redFlag: true } }).message).toMatch(/a red flag in your physio check-in means Reset/);
    expect(judge(LOW, { isHeld: true }).message).toMatch(/ means Reset as well\./);
  });

  it('show the warning about high pain when another limit determines the recommendation', () => {
    const day = judge(GOOD, { isHeld: true, physio: { pain: 9 } });
    expect(day.explanation.cap?.code).toBe('hold');
    expect(highPainOf(day)).toBe(9);
  });

  it('add nothing if no limit applies', () => {
    expect(judge(LOW, {}).message).toMatch(/^Readiness score 1\.9/);
    expect(judge(LOW, {}).explanation.limits).toEqual([]);
    expect(judge(LOW, { physio: { pain: 5 } }).message).toMatch(/^Readiness score 1\.9/);
  });

  it('are mentioned on every day with physio pain of 7 or more, a red flag or a hold', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { explanation, message } = day;
        const severe = explanation.limits.filter(({ limit }) => limit < 3);
        if (severe.length === 0) return;
        expect(message.some(({ code }) => code === 'override' || code === 'referral')).toBe(true);
        const pain = Math.max(0, ...severe.map((cap) => (cap.code === 'physio_pain' ? cap.value : 0)));
        if (pain > 0) expect(highPainOf(presentAssessment(day))).toBeGreaterThanOrEqual(pain);
      }),
    );
  });
});

describe('CHK-171 pain in the physio check-in', () => {
  it('is not listed among the answers that lowered the score, nor mentioned together with "no pain"', () => {
    const answers: Metrics = { sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 5 };
    const line = (language: 'en' | 'nb') =>
      judge(answers, { physio: { pain: 5 } }, language)
        .message.split('\n')
        .at(-1);
    expect(line('en')).toBe('Readiness score 4.9 of 10. Down: fatigue, sleep.');
    expect(line('nb')).toBe('Readiness score er 4,9 av 10. Trakk ned: tretthet, søvn.');
    expect(judge(answers, { physio: { pain: 2 } }).message).toContain('Up: no pain.');
  });

  it('never lists pain as lowering the score without pain in the answers, and never in both lists', () => {
    fc.assert(
      fc.property(anyDay, ({ message, explanation: { factors } }) => {
        const metricsOf = (code: 'losses' | 'gains') =>
          message.flatMap((fact) => (fact.code === code && 'metrics' in fact ? fact.metrics : []));
        const answered = factors.find(({ metric }) => metric === 'pain')?.value ?? 0;
        const losses = metricsOf('losses');
        if (losses.includes('pain')) expect(answered).toBeGreaterThan(0);
        expect(metricsOf('gains').filter((metric) => losses.includes(metric))).toEqual([]);
      }),
    );
  });
});
