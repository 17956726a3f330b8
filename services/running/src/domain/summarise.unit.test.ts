import { summaryMetricsSchema } from '@stridewell/contracts/http/weekly-summary';
import type { Recommendation } from '@stridewell/contracts/web';
import { addDays, PLAN_TYPES, type PlanType, RECOMMENDATIONS, weekDates } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeSummary } from '../messages/summary-messages.ts';
import type { TrainingRecord } from './records.ts';
import { type SummaryInputs, type SummaryWeek, summarise as summaryFacts } from './summarise.ts';

/** A summary with its English text. */
const summarise = (inputs: SummaryInputs) => {
  const facts = summaryFacts(inputs);
  return { metrics: facts.metrics, text: describeSummary(facts, 'en') };
};

type SummaryDay = SummaryWeek['days'][number];

const WEEK = '2026-11-16';
const NEXT = '2026-11-23';

const day = (date: string, planType: PlanType, minutes: number, more: Partial<SummaryDay> = {}): SummaryDay => ({
  date,
  planType,
  minutes,
  title: planType === 'rest' ? 'Rest' : 'Easy run',
  hardMinutes: 0,
  ...more,
});
const week = (weekStart: string, days: SummaryDay[], phase: SummaryWeek['phase'] = 'Build'): SummaryWeek => ({
  weekStart,
  phase,
  days,
});
const WORKED: SummaryDay[] = weekDates(WEEK).map((date, index) => {
  const minutes = [0, 40, 0, 35, 0, 30, 70][index] ?? 0;
  return day(date, (['rest', 'tempo', 'rest', 'easy', 'rest', 'easy', 'long'] as const)[index] ?? 'rest', minutes);
});
const log = (offset: number, status: TrainingRecord['status'], minutes: number | null = null): TrainingRecord => ({
  date: addDays(WEEK, offset),
  planType: WORKED[offset]?.planType ?? 'easy',
  status,
  minutes,
});
const checkin = (offset: number, score: number, recommendation: Recommendation = 'Adapt') => ({
  date: addDays(WEEK, offset),
  score,
  recommendation,
});
const inputsWith = (more: Partial<SummaryInputs> = {}): SummaryInputs => ({
  weekStart: WEEK,
  plan: null,
  logs: [],
  checkins: [],
  next: null,
  ...more,
});

describe('PLAN-12 summarise', () => {
  it('returns planned and completed sessions and minutes, the mean score, days by outcome and a text', () => {
    const next = week(NEXT, [
      day(NEXT, 'rest', 0),
      day('2026-11-24', 'tempo', 45, { title: '4 x 5 min at threshold', hardMinutes: 20 }),
    ]);
    const inputs = inputsWith({
      plan: week(WEEK, WORKED),
      logs: [log(1, 'done', 42), log(3, 'partial'), log(5, 'skipped'), log(6, 'done')],
      checkins: [checkin(0, 6.2), checkin(1, 7.1), checkin(4, 5.9)],
      next,
    });
    expect(summarise(inputs)).toEqual({
      metrics: {
        sessionsPlanned: 4,
        sessionsDone: 3,
        minutesPlanned: 175,
        // 42 minutes were logged, half of the planned 35 count for the partial session, and the planned 70 count in
        // full.
        minutesDone: 130,
        readinessMean: 6.4,
        checkins: 3,
        outcomes: { rest: 3, tempo: 1, easy: 2, long: 1 },
      },
      text:
        'You did 3 sessions, 130 minutes in all. Your plan had 4 sessions of 175 minutes in all. ' +
        'Your readiness score was 6.4 on average over 3 check-ins. ' +
        'By day: 2 easy, 1 tempo, 1 long, 3 rest. ' +
        'The week after is in the Build phase; its first hard session is on Tuesday: 4 x 5 min at threshold.',
    });
  });

  it('states that there was no session and no check-in', () => {
    expect(summarise(inputsWith())).toEqual({
      text: 'No session was planned or logged. You did not check in.',
      metrics: {
        sessionsPlanned: 0,
        sessionsDone: 0,
        minutesPlanned: 0,
        minutesDone: 0,
        readinessMean: null,
        checkins: 0,
        outcomes: {},
      },
    });
  });

  it.each([
    [
      'a plan and no log',
      { plan: week(WEEK, WORKED) },
      'Your plan had 4 sessions of 175 minutes in all; none is in your log.',
    ],
    ['a log and no plan', { logs: [log(1, 'done', 40)] }, 'You did 1 session, 40 minutes in all, without a plan.'],
    ['one check-in', { checkins: [checkin(1, 6)] }, 'Your readiness score was 6.0 in your 1 check-in.'],
    [
      'an easy week ahead',
      { next: week(NEXT, [day(NEXT, 'easy', 30)], 'Base') },
      'The week after is in the Base phase, without a hard session.',
    ],
  ])('includes a sentence about %s', (_case, more, sentence) => {
    expect(summarise(inputsWith(more)).text).toContain(sentence);
  });

  it('does not count a rest day as a session', () => {
    const { metrics } = summarise(inputsWith({ plan: week(WEEK, WORKED), logs: [log(0, 'done'), log(1, 'done')] }));
    expect([metrics.sessionsDone, metrics.minutesDone]).toEqual([1, 40]);
  });

  it('ACT-88 counts a run on a rest day as a session done, but no walk', () => {
    const plan = week(WEEK, WORKED);
    const run = { ...log(0, 'done', 90), sport: 'run' as const };
    expect(summarise(inputsWith({ plan, logs: [run, log(1, 'done'), log(3, 'done')] })).metrics).toMatchObject({
      ...{ sessionsDone: 3, sessionsPlanned: 4, minutesDone: 165 },
    });
    const { metrics } = summarise(
      inputsWith({ plan, logs: [{ ...log(0, 'done', 40), sport: 'walk' }, log(1, 'done')] }),
    );
    expect(metrics.sessionsDone).toBe(1);
  });

  it('ACT-89 counts other sports as time and strain, never as running', () => {
    const others = [
      { movingSeconds: 3_600, rpe: 6 },
      { movingSeconds: 2_100, rpe: null },
    ];
    const { metrics, text } = summarise(inputsWith({ plan: week(WEEK, WORKED), logs: [log(1, 'done')], others }));
    expect(metrics).toMatchObject({
      ...{ sessionsDone: 1, minutesDone: 40, otherSports: { activities: 2, minutes: 95, strain: 360 } },
    });
    expect(text).toContain(
      'Other sports: 2 activities, 95 minutes in all, with a strain of 360 (effort times minutes, as far as you gave the effort).',
    );
    const unrated = summarise(inputsWith({ others: [{ movingSeconds: 60, rpe: null }] }));
    expect(unrated.metrics.otherSports).toEqual({ activities: 1, minutes: 1, strain: null });
    expect(unrated.text).toContain('Other sports: 1 activity, 1 minute in all. ');
    expect(summarise(inputsWith({ others: [] })).metrics).not.toHaveProperty('otherSports');
  });

  it('PLAN-09 uses the outcome of the day’s check-in when there is no plan', () => {
    const checkins = [
      checkin(0, 8.5, 'Push'),
      checkin(1, 6, 'Adapt'),
      checkin(2, 4, 'Recover'),
      checkin(3, 2, 'Reset'),
    ];
    expect(summarise(inputsWith({ checkins })).metrics.outcomes).toEqual({ push: 1, adapt: 1, easy: 1, rest: 1 });
  });
});

const minutes = fc.integer({ min: 0, max: 180 });
const arbitrary: fc.Arbitrary<SummaryInputs> = fc.record({
  weekStart: fc.constant(WEEK),
  plan: fc.option(
    fc.array(fc.tuple(fc.constantFrom(...PLAN_TYPES), minutes), { minLength: 7, maxLength: 7 }).map((rows) =>
      week(
        WEEK,
        rows.map(([type, length], index) => day(addDays(WEEK, index), type, type === 'rest' ? 0 : length)),
      ),
    ),
  ),
  logs: fc.uniqueArray(
    fc.record({
      date: fc.constantFrom(...weekDates(WEEK)),
      planType: fc.constantFrom(...PLAN_TYPES),
      status: fc.constantFrom('done' as const, 'partial' as const, 'skipped' as const),
      minutes: fc.option(minutes),
    }),
    { selector: ({ date }) => date },
  ),
  checkins: fc.uniqueArray(
    fc.record({
      date: fc.constantFrom(...weekDates(WEEK)),
      score: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      recommendation: fc.constantFrom(...RECOMMENDATIONS),
    }),
    { selector: ({ date }) => date },
  ),
  next: fc.constant(null),
});

const BANNED =
  /prevents injury|cleared|safe to run|you have |no excuses|make up for|streak|well done|great|amazing|proud/i;

describe('summarise for any week', () => {
  it('PLANR-103 uses only numbers from the metrics in the text', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const { text, metrics } = summarise(inputs);
        const { outcomes, readinessMean, ...figures } = summaryMetricsSchema.parse(metrics);
        const allowed = new Set([...Object.values(figures), ...Object.values(outcomes)].map(String));
        if (readinessMean !== null) allowed.add(readinessMean.toFixed(1));
        for (const [number] of text.matchAll(/\d+(?:\.\d+)?/g)) expect(allowed, text).toContain(number);
        const figuresInText = [
          figures.sessionsDone,
          figures.minutesDone,
          figures.sessionsPlanned,
          figures.minutesPlanned,
        ];
        if (figures.sessionsDone > 0 && figures.sessionsPlanned > 0)
          expect(text.match(/\d+/g)?.slice(0, 4)).toEqual(figuresInText.map(String));
      }),
      { numRuns: 500 },
    );
  });

  it('SAFE-47 writes a text without praise, blame or promises', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        expect(summarise(inputs).text).not.toMatch(BANNED);
      }),
      { numRuns: 300 },
    );
  });

  it('returns the same summary when logs and check-ins are reordered', () => {
    fc.assert(
      fc.property(arbitrary, (inputs) => {
        const other = { ...inputs, logs: inputs.logs.toReversed(), checkins: inputs.checkins.toReversed() };
        expect(summarise(other)).toEqual(summarise(inputs));
      }),
    );
  });
});
