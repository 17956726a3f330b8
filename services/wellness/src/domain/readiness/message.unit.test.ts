import { everyMetrics } from '@stridewell/contracts/testing/metrics';
import { copyFor, type Metrics, RECOMMENDATION_COPY, RUNNING_STOPPED } from '@stridewell/contracts/web';
import type { Bilingual } from '@stridewell/safety';
import { describe, expect, test } from 'vitest';
import { presentAssessment } from '../../features/checkin/present.ts';
import { assess } from './assess.ts';
import { BEST, DEFAULTS, daysBefore, TODAY } from './testing/answers-fixtures.ts';

const SEE_A_DOCTOR: Bilingual = { en: 'See a doctor.', nb: 'Snakk med lege.' };

const judge = (answers: Metrics, scores: number[] = [], notesHit: Bilingual | null = null) =>
  presentAssessment(assess(answers, { date: TODAY, history: daysBefore(scores), notesHit }));

const lines = (answers: Metrics, scores?: number[]): string[] => judge(answers, scores).message.split('\n');

describe('score line of the message', () => {
  test('TREND-16 lists the answers that lowered and raised the score for the default answers', () => {
    expect(judge(DEFAULTS).message).toBe('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.');
  });

  test('TREND-14 lists only the answer that lowered the score most', () => {
    expect(lines({ ...DEFAULTS, sleep: 2 })[0]).toContain('Down: sleep.');
    expect(lines({ ...DEFAULTS, readiness: 1 }).at(-1)).toContain('Down: readiness.');
  });

  test('TREND-14 lists answers that lowered the score equally in alphabetical order', () => {
    expect(lines({ sleep: 3, stress: 5, fatigue: 3, pain: 0, readiness: 10 }).at(-1)).toContain('Down: stress.');
    expect(lines({ sleep: 1, stress: 1, fatigue: 5, pain: 0, readiness: 10 }).at(-1)).toContain(
      'Down: fatigue, sleep.',
    );
  });

  test('TREND-15 lists the answers that raised the score most in words', () => {
    expect(lines({ ...DEFAULTS, sleep: 5 })[0]).toContain('Up: good sleep.');
    expect(lines({ ...DEFAULTS, readiness: 10 })[0]).toContain('Up: high readiness.');
    expect(lines({ sleep: 3, stress: 1, fatigue: 3, pain: 0, readiness: 6 })[0]).toContain('Up: low stress, no pain.');
  });

  test('TREND-15 lists pain as raising the score only if pain is 0', () => {
    expect(lines({ sleep: 3, stress: 3, fatigue: 3, pain: 1, readiness: 5 })[0]).not.toContain('Up:');
    expect(lines({ sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 5 })[0]).toContain('Up: no pain.');
  });

  test('does not list one answer as both lowering and raising the score', () => {
    expect(lines({ sleep: 4, stress: 2, fatigue: 2, pain: 1, readiness: 8 })[0]).toBe(
      'Readiness score 7.8 of 10. Down: fatigue, sleep. Up: high readiness.',
    );
  });

  test('omits "Down:" if no answer lowered the score and "Up:" if none raised it', () => {
    expect(judge(BEST).message).toBe('Readiness score 10.0 of 10. Up: good sleep, low fatigue.');
    expect(judge({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 }).message).toBe(
      'Readiness score 0.0 of 10. Down: pain, fatigue, sleep.',
    );
  });

  test('LANG-74 lists pain first among the answers that lowered the score if pain determines the recommendation', () => {
    // Fatigue costs more points, but the cap for pain of 6 determines the recommendation.
    expect(lines({ ...BEST, fatigue: 4, pain: 6 }).at(-1)).toMatch(/Down: pain, fatigue\./);
    // Sleep and fatigue already give a raw score in the Reset band, but pain of 8 alone would also mean Reset.
    expect(lines({ sleep: 1, stress: 3, fatigue: 5, pain: 8, readiness: 4 }).at(-1)).toMatch(
      /Down: pain, fatigue, sleep\./,
    );
  });

  test('LANG-74 does not list pain first if another answer determines the recommendation', () => {
    expect(lines({ ...DEFAULTS, sleep: 1, fatigue: 5, pain: 4 }).at(-1)).toMatch(/Down: fatigue, sleep\./);
  });
});

describe('message while the physio coach does not allow running', () => {
  const stopped = (answers: Metrics, scores: number[] = []) =>
    presentAssessment(
      assess(answers, {
        date: TODAY,
        history: daysBefore(scores),
        notesHit: null,
        physio: { activeInjury: true, runningStopped: true },
      }),
    );

  test('contains the stop notice when the injury caps the score', () => {
    const day = stopped({ ...BEST, pain: 1 });
    expect(day).toMatchObject({ score: 7.4, recommendation: 'Adapt', runningStopped: true });
    expect(day.message.split('\n')).toContain(RUNNING_STOPPED);
    expect(day.messageParts).toContainEqual({ code: 'running_stopped', text: RUNNING_STOPPED });
    expect(copyFor(day)).toMatchObject({ headline: 'No running for now.', text: RUNNING_STOPPED });
  });

  test('omits the stop notice on a Reset day, even though runningStopped is true', () => {
    const day = stopped({ ...BEST, pain: 8 });
    expect(day).toMatchObject({ recommendation: 'Reset', runningStopped: true });
    expect(day.message).not.toContain(RUNNING_STOPPED);
    expect(copyFor(day)).toBe(RECOMMENDATION_COPY.Reset);
  });

  test('does not contain training advice', () => {
    const text = stopped({ sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 }, Array(27).fill(9)).message;
    expect(text).not.toContain(RECOMMENDATION_COPY.Adapt.text);
  });

  test('does not contain the stop notice when running is allowed', () => {
    const day = judge(DEFAULTS);
    expect(day.runningStopped).toBe(false);
    expect(day.message).not.toContain(RUNNING_STOPPED);
  });
});

test('TREND-17 messageOf puts the override line before the score line', () => {
  expect(lines({ sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 })).toEqual([
    'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
    'Readiness score 4.9 of 10. Down: pain. Up: good sleep, low fatigue.',
  ]);
});

describe('trend text of the message', () => {
  /** Answers with a score of 7.9, which is in the Push band. */
  const pushDay: Metrics = { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 };
  const advice = RECOMMENDATION_COPY.Adapt.text;

  test('CHK-172 contains Adapt’s advice on a Push day more than two deviations below the usual range', () => {
    const day = judge(pushDay, Array(27).fill(9.4));
    expect(day.message.split('\n').slice(1)).toEqual([advice, 'That is well below your own normal of 9.4.']);
    expect(day).toMatchObject({ score: 7.9, recommendation: 'Push' });
  });

  test('CHK-172 contains no advice to trim on a Push day a little below the usual range, because the plan is unchanged', () => {
    const day = judge(pushDay, Array(20).fill(9));
    expect(day.message.split('\n').slice(1)).toEqual([
      'Good, a little under your usual of 9.0: do the session, nothing on top.',
    ]);
    expect(lines(pushDay, Array(20).fill(8.5))).toHaveLength(1);
  });

  test('CHK-172 contains "well below your own normal" more than two deviations below it', () => {
    const day = judge({ ...DEFAULTS, pain: 1 }, Array(27).fill(8));
    expect(day.explanation.baseline?.mean).toBe(8);
    expect(day.message.split('\n').at(-1)).toBe('That is well below your own normal of 8.0.');
    expect(lines({ ...DEFAULTS, pain: 1 }, Array(27).fill(7)).join()).not.toContain('well below');
  });

  test('CHK-172 contains no comparison for a form that was sent unchanged', () => {
    expect(lines(DEFAULTS, Array(27).fill(9.4))).toHaveLength(1);
  });

  test('CHK-172 is included from the fourteenth earlier check-in onwards', () => {
    expect(judge(pushDay, Array(13).fill(10)).message.split('\n')).toHaveLength(1);
    expect(judge(pushDay, Array(14).fill(10)).message.split('\n')).toHaveLength(3);
  });

  test('TREND-01 does not change score or recommendation for any combination of answers', () => {
    const changed = everyMetrics().filter((answers) => {
      const [alone, after] = [judge(answers), judge(answers, Array(14).fill(10))];
      return alone.score !== after.score || alone.recommendation !== after.recommendation;
    });
    expect(changed).toEqual([]);
  });
});

test('messageOf does not suggest training for pain of 7 or more or for notes that trigger the safety gate', () => {
  const invitation = new RegExp(
    ['Push', 'Adapt', 'Recover'].join('|').concat('|train|session|hard|moderate|easy'),
    'i',
  );
  const inviting = everyMetrics().filter((answers) => {
    const stopped = judge(answers, Array(14).fill(10), SEE_A_DOCTOR);
    const hurting = answers.pain >= 7 ? judge(answers, Array(14).fill(10)).message : '';
    return invitation.test(stopped.message) || invitation.test(hurting);
  });
  expect(inviting).toEqual([]);
});

describe('assess', () => {
  test('lists the message facts in the order referral, override, score, losses, gains', () => {
    const answers = { sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 };
    expect(assess(answers, { date: TODAY, history: [], notesHit: SEE_A_DOCTOR }).message).toEqual([
      { code: 'referral', ...SEE_A_DOCTOR },
      { code: 'override', raw: 9, cause: { code: 'notes' }, recommendation: 'Reset' },
      { code: 'score', score: 2.9 },
      { code: 'losses', metrics: ['pain'] },
      { code: 'gains', metrics: ['sleep', 'fatigue'] },
    ]);
  });

  test('adds the baseline mean to the message facts if the score is far below the mean', () => {
    const context = { date: TODAY, history: daysBefore(Array(27).fill(8)), hasNotes: true, notesHit: null };
    expect(assess(DEFAULTS, context).message.at(-1)).toEqual({ code: 'below_normal', mean: 8 });
  });
});

describe('CHK-175 Push day after low days', () => {
  const good: Metrics = { sleep: 5, stress: 1, fatigue: 2, pain: 0, readiness: 8 };

  test('begins with an easy run after two days of Recover or Reset', () => {
    const day = judge(good, Array(5).fill(2.5));
    expect(day).toMatchObject({ recommendation: 'Push', firstEasy: true });
    expect(copyFor(day).text).toBe('First an easy run, hard again after one ordinary day.');
    expect(day.message.split('\n').at(-1)).toBe('Good sign. First an easy run, hard again after one ordinary day.');
  });

  test('keeps its usual text after one low day, after a gap, and after an ordinary day', () => {
    expect(judge(good, [2.5]).firstEasy).toBe(false);
    expect(judge(good, [2.5, 6, 2.5]).firstEasy).toBe(false);
    expect(judge(good, [6, 2.5, 2.5]).firstEasy).toBe(false);
    expect(copyFor(judge(good, [6, 2.5, 2.5]))).toBe(RECOMMENDATION_COPY.Push);
    expect(judge({ ...good, pain: 3 }, [2.5, 2.5]).firstEasy).toBe(false);
  });
});
