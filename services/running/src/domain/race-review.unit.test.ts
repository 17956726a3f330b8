import { addDays, RACE_GOALS, RACE_REVIEW_DAYS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type KnownRaces,
  NO_REVIEWS,
  type RaceAnswer,
  raceMeters,
  raceToReview,
  recentRaces,
  withAnswer,
  withResult,
} from './race-review.ts';

const TODAY = '2026-11-20';
const daysAgo = (days: number): string => addDays(TODAY, -days);
const known = (
  change: { main?: string; earlier?: string; b?: string; c?: string; result?: string } = {},
): KnownRaces => ({
  profileRaces: [
    { goal: 'half_marathon', date: change.main ?? null },
    { goal: change.earlier ? 'marathon' : null, date: change.earlier ?? null },
  ],
  background: {
    races: [
      ...(change.b ? [{ goal: '10k' as const, date: change.b, priority: 'B' as const }] : []),
      ...(change.c ? [{ goal: '5k' as const, date: change.c, priority: 'C' as const }] : []),
    ],
    results: change.result ? [{ meters: 10_000, seconds: 3_000, date: change.result }] : [],
  },
});
const answerFor = (date: string): RaceAnswer => ({
  date,
  goal: '10k',
  answer: 'not_started',
  seconds: null,
  meters: null,
  effort: null,
  pain: null,
});

describe('SEASON-70 raceToReview', () => {
  it.each([
    ['the day before the race', -1, null],
    ['the day of the race', 0, daysAgo(0)],
    ['the day after the race', 1, daysAgo(1)],
    ['14 days after the race', 14, daysAgo(14)],
    ['15 days after the race', 15, null],
  ])('asks about the main race from its day until 14 days later (%s)', (_when, days, asked) => {
    expect(raceToReview(known({ main: daysAgo(days) }), NO_REVIEWS, TODAY)?.date ?? null).toBe(asked);
  });

  it('asks about a B race and about the race of the goal before a new goal, but not about a C race', () => {
    expect(raceToReview(known({ b: daysAgo(2) }), NO_REVIEWS, TODAY)).toEqual({
      date: daysAgo(2),
      goal: '10k',
      priority: 'B',
    });
    expect(raceToReview(known({ main: '2027-05-01', earlier: daysAgo(3) }), NO_REVIEWS, TODAY)).toEqual({
      date: daysAgo(3),
      goal: 'marathon',
      priority: 'A',
    });
    expect(raceToReview(known({ c: daysAgo(2) }), NO_REVIEWS, TODAY)).toBeNull();
  });

  it('does not ask about a goal that is not a race', () => {
    const races = { ...known(), profileRaces: [{ goal: 'fitness' as const, date: daysAgo(1) }] };
    expect(raceToReview(races, NO_REVIEWS, TODAY)).toBeNull();
  });

  it('asks about the newest race first, and about the earlier one after its answer', () => {
    const races = known({ main: daysAgo(1), b: daysAgo(9) });
    expect(raceToReview(races, NO_REVIEWS, TODAY)?.date).toBe(daysAgo(1));
    expect(raceToReview(races, withAnswer(NO_REVIEWS, answerFor(daysAgo(1))), TODAY)?.date).toBe(daysAgo(9));
  });

  it('does not ask again after an answer or when the runner has entered a result of that day', () => {
    const races = known({ b: daysAgo(1) });
    expect(raceToReview(races, withAnswer(NO_REVIEWS, answerFor(daysAgo(1))), TODAY)).toBeNull();
    expect(raceToReview(known({ b: daysAgo(1), result: daysAgo(1) }), NO_REVIEWS, TODAY)).toBeNull();
  });

  it('does not ask on the day on which the runner postponed the question, and asks on the next day', () => {
    const reviews = { ...NO_REVIEWS, hiddenOn: TODAY };
    expect(raceToReview(known({ b: daysAgo(1) }), reviews, TODAY)).toBeNull();
    expect(raceToReview(known({ b: daysAgo(1) }), reviews, addDays(TODAY, 1))?.date).toBe(daysAgo(1));
  });

  it('never asks about a race that is ahead, older than 14 days or answered', () => {
    const day = fc.integer({ min: -30, max: 30 }).map((days) => addDays(TODAY, days));
    const race = fc.record({
      date: day,
      goal: fc.constantFrom(...RACE_GOALS),
      priority: fc.constantFrom('B' as const, 'C' as const),
    });
    fc.assert(
      fc.property(fc.option(day, { nil: null }), fc.array(race), fc.array(day), (date, races, answered) => {
        const given: KnownRaces = { profileRaces: [{ goal: '10k', date }], background: { races, results: [] } };
        const asked = raceToReview(given, { answers: answered.map(answerFor), hiddenOn: null }, TODAY);
        if (!asked) return;
        expect(asked.date <= TODAY && asked.date >= daysAgo(RACE_REVIEW_DAYS)).toBe(true);
        expect(answered).not.toContain(asked.date);
      }),
    );
  });
});

describe('recentRaces', () => {
  it('keeps the main race when a B race is on the same day', () => {
    expect(recentRaces(known({ main: daysAgo(1), b: daysAgo(1) }), TODAY)).toEqual([
      { date: daysAgo(1), goal: 'half_marathon', priority: 'A' },
    ]);
  });
});

describe('raceMeters', () => {
  it('returns the fixed distance of a race and the stated distance of an ultra', () => {
    expect(raceMeters('half_marathon', 1_000)).toBe(21_098);
    expect(raceMeters('ultra', 50_000)).toBe(50_000);
    expect(raceMeters('ultra', null)).toBeNull();
  });
});

describe('SEASON-72 withResult', () => {
  const result = { meters: 10_000, seconds: 3_000, date: '2026-11-19' };

  it('adds a result in date order', () => {
    const [older, newer] = [
      { ...result, date: '2026-10-01' },
      { ...result, date: '2026-11-20' },
    ];
    expect(withResult([newer, older], result, 20)).toEqual([newer, result, older]);
  });

  it('replaces a result of the same day and distance', () => {
    expect(withResult([{ ...result, seconds: 2_999 }], result, 20)).toEqual([result]);
  });

  it('drops the oldest result when there are too many', () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ ...result, date: `2026-10-${30 - index}` }));
    const added = withResult(full, result, 20);
    expect(added).toHaveLength(20);
    expect(added[0]).toEqual(result);
    expect(added).not.toContainEqual(full.at(-1));
  });
});
