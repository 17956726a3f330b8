import {
  copyFor,
  isRunningStopped,
  type Metrics,
  RECOMMENDATION_COPY,
  RUNNING_STOPPED,
} from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { BEST, DEFAULTS, daysBefore, everyDay, TODAY } from './testing/given.ts';

const judge = (answers: Metrics, scores: number[] = [], notesHit: { text: string } | null = null) =>
  assess(answers, { date: TODAY, history: daysBefore(scores), notesHit });

const lines = (answers: Metrics, scores?: number[]): string[] => judge(answers, scores).message.split('\n');

describe('score line', () => {
  test('TREND-16 the defaults', () => {
    expect(judge(DEFAULTS).message).toBe('Readiness score 6.2 of 10. Down: fatigue, sleep. Up: low stress.');
  });

  test('TREND-14 the largest loss alone is named', () => {
    expect(lines({ ...DEFAULTS, sleep: 2 })[0]).toContain('Down: sleep.');
    expect(lines({ ...DEFAULTS, readiness: 1 }).at(-1)).toContain('Down: readiness.');
  });

  test('TREND-14 equal losses are all named, by alphabet', () => {
    expect(lines({ sleep: 3, stress: 5, fatigue: 3, pain: 0, readiness: 10 }).at(-1)).toContain('Down: stress.');
    expect(lines({ sleep: 1, stress: 1, fatigue: 5, pain: 0, readiness: 10 }).at(-1)).toContain(
      'Down: fatigue, sleep.',
    );
  });

  test('TREND-15 the largest gain is named in words, equal ones by alphabet', () => {
    expect(lines({ ...DEFAULTS, sleep: 5 })[0]).toContain('Up: good sleep.');
    expect(lines({ ...DEFAULTS, readiness: 10 })[0]).toContain('Up: high readiness.');
    expect(lines({ sleep: 3, stress: 1, fatigue: 3, pain: 0, readiness: 6 })[0]).toContain('Up: low stress, no pain.');
  });

  test('TREND-15 pain above 0 is no gain, pain 0 is', () => {
    expect(lines({ sleep: 3, stress: 3, fatigue: 3, pain: 1, readiness: 5 })[0]).not.toContain('Up:');
    expect(lines({ sleep: 3, stress: 3, fatigue: 3, pain: 0, readiness: 5 })[0]).toContain('Up: no pain.');
  });

  test('nothing is named on both sides', () => {
    expect(lines({ sleep: 4, stress: 2, fatigue: 2, pain: 1, readiness: 8 })[0]).toBe(
      'Readiness score 7.8 of 10. Down: fatigue, sleep. Up: high readiness.',
    );
  });

  test('nothing lost, no "Down:"; nothing gained, no "Up:"', () => {
    expect(judge(BEST).message).toBe('Readiness score 10.0 of 10. Up: good sleep, low fatigue.');
    expect(judge({ sleep: 1, stress: 5, fatigue: 5, pain: 10, readiness: 1 }).message).toBe(
      'Readiness score 0.0 of 10. Down: pain, fatigue, sleep.',
    );
  });

  test('LANG-74 pain that decides the day is the first reason', () => {
    // Fatigue costs more, and pain of 6 decides.
    expect(lines({ ...BEST, fatigue: 4, pain: 6 }).at(-1)).toMatch(/Down: pain, fatigue\./);
    // Sleep and fatigue score as low, and high pain is Reset by itself.
    expect(lines({ sleep: 1, stress: 3, fatigue: 5, pain: 8, readiness: 4 }).at(-1)).toMatch(
      /Down: pain, fatigue, sleep\./,
    );
  });

  test('LANG-74 pain that does not decide stands where it costs', () => {
    expect(lines({ ...DEFAULTS, sleep: 1, fatigue: 5, pain: 4 }).at(-1)).toMatch(/Down: fatigue, sleep\./);
  });
});

describe('while the physio coach has stopped running', () => {
  const stopped = (answers: Metrics, scores: number[] = []) =>
    assess(answers, {
      date: TODAY,
      history: daysBefore(scores),
      notesHit: null,
      physio: { activeInjury: true, runningStopped: true },
    });

  test('the message says so, and the score keeps the cap it has', () => {
    const day = stopped({ ...BEST, pain: 1 });
    expect(day).toMatchObject({ score: 7.4, recommendation: 'Adapt' });
    expect(day.message.split('\n')).toContain(RUNNING_STOPPED);
    expect(isRunningStopped(day.message)).toBe(true);
    expect(copyFor(day)).toMatchObject({ headline: 'No running for now.', text: RUNNING_STOPPED });
  });

  test('a Reset day says it by itself', () => {
    expect(isRunningStopped(stopped({ ...BEST, pain: 8 }).message)).toBe(false);
    expect(copyFor(stopped({ ...BEST, pain: 8 }))).toBe(RECOMMENDATION_COPY.Reset);
  });

  test('no advice on training stands beside it', () => {
    const text = stopped({ sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 }, Array(27).fill(9)).message;
    expect(text).not.toContain(RECOMMENDATION_COPY.Adapt.text);
  });

  test('otherwise nothing is said of it', () => expect(isRunningStopped(judge(DEFAULTS).message)).toBe(false));
});

test('TREND-17 the override line stands before the score line', () => {
  expect(lines({ sleep: 5, stress: 1, fatigue: 1, pain: 5, readiness: 9 })).toEqual([
    'Your answers add up to 9.0, but pain of 5 decides the day, so today is Recover.',
    'Readiness score 4.9 of 10. Down: pain. Up: good sleep, low fatigue.',
  ]);
});

describe('trend', () => {
  /** Scores 7.9: Push. */
  const pushDay: Metrics = { sleep: 4, stress: 2, fatigue: 2, pain: 0, readiness: 8 };
  const advice = RECOMMENDATION_COPY.Adapt.text;

  test("TREND-04 TREND-01 one deviation below normal brings Adapt's advice; score and recommendation stay", () => {
    const day = judge(pushDay, Array(27).fill(9));
    expect(day.message.split('\n')).toContain(advice);
    expect(day).toMatchObject({ score: 7.9, recommendation: 'Push' });
  });

  test('TREND-03 a spread under 0.7 counts as 0.7', () => {
    // 27 days of 8.5 and today's 7.9: sd 0.11, and 0.58 below the mean is less than one deviation of 0.7
    expect(lines(pushDay, Array(27).fill(8.5))).not.toContain(advice);
  });

  test('TREND-05 one and a half below adds "well below your own normal" with the stored mean', () => {
    const day = judge(DEFAULTS, Array(27).fill(8));
    expect(day.explanation.baseline?.mean).toBe(7.94);
    expect(day.message.split('\n').at(-1)).toBe('That is well below your own normal of 7.9.');
    expect(lines(DEFAULTS, Array(27).fill(7)).join()).not.toContain('well below');
  });

  test('TREND-05 on a Push day both are said', () => {
    expect(lines(pushDay, Array(27).fill(10)).slice(1)).toEqual([
      advice,
      expect.stringContaining('well below your own normal'),
    ]);
  });

  test('TREND-02 with 9 check-ins neither is said, with 10 both', () => {
    expect(judge(pushDay, Array(8).fill(10)).message.split('\n')).toHaveLength(1);
    expect(judge(pushDay, Array(9).fill(10)).message.split('\n')).toHaveLength(3);
  });

  test('TREND-01 the history changes neither score nor recommendation, on any day', () => {
    const changed = everyDay().filter((answers) => {
      const [alone, after] = [judge(answers), judge(answers, Array(12).fill(10))];
      return alone.score !== after.score || alone.recommendation !== after.recommendation;
    });
    expect(changed).toEqual([]);
  });
});

test('with pain of 7 or more, or a stopped note, nothing in the message is an invitation to train', () => {
  const invitation = new RegExp(
    ['Push', 'Adapt', 'Recover'].join('|').concat('|train|session|hard|moderate|easy'),
    'i',
  );
  const inviting = everyDay().filter((answers) => {
    const stopped = judge(answers, Array(12).fill(10), { text: 'See a doctor.' });
    const hurting = answers.pain >= 7 ? judge(answers, Array(12).fill(10)).message : '';
    return invitation.test(stopped.message) || invitation.test(hurting);
  });
  expect(inviting).toEqual([]);
});
