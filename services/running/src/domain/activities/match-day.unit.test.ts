import type { Sport } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longerThanLongest } from './longer-than-longest.ts';
import { type MatchCandidate, matchDay } from './match-day.ts';
import { repetitionsOf } from './repetitions.ts';
import { type BoutFacts, isRicher, isSameBout } from './same-bout.ts';

const activity = (id: string, minutes: number, more: Partial<MatchCandidate> = {}): MatchCandidate => ({
  ...{ id, sport: 'run', movingSeconds: minutes * 60, rpe: null, isMatched: false, matchedBy: null },
  ...more,
});
const planned = { planType: 'easy', minutes: 50 } as const;

describe('ACT-20 ACT-21 matchDay', () => {
  it.each([
    [40, 'done'],
    [39, 'partial'],
    [10, 'partial'],
    [70, 'done'],
  ])('logs a run of %d of 50 planned minutes as "%s"', (minutes, status) => {
    expect(matchDay([activity('a', minutes)], planned)).toEqual({
      matchedId: 'a',
      log: { status, minutes, effort: null, sport: 'run' },
    });
  });

  it('does not log a session after a run of less than a fifth of the planned minutes', () => {
    expect(matchDay([activity('a', 9)], planned)).toEqual({ matchedId: null, log: null });
  });

  it('matches the run with the nearest minutes and adds up the minutes of both', () => {
    const both = [activity('a', 20), activity('b', 45, { rpe: 4 })];
    expect(matchDay(both, planned)).toEqual({
      matchedId: 'b',
      log: { status: 'done', minutes: 65, effort: 4, sport: 'run', longestMinutes: 45 },
    });
  });

  it('logs a run on a day without a session as done', () => {
    for (const plan of [null, { planType: 'rest', minutes: 0 } as const])
      expect(matchDay([activity('a', 30)], plan)).toEqual({
        matchedId: null,
        log: { status: 'done', minutes: 30, effort: null, sport: 'run' },
      });
  });

  it('ACT-23 does not match a run again that the runner has unmatched, and keeps the match that the runner made', () => {
    const undone = activity('a', 50, { matchedBy: 'runner' });
    expect(matchDay([undone], planned)).toEqual({
      matchedId: null,
      log: { status: 'partial', minutes: 50, effort: null, sport: 'run' },
    });
    expect(matchDay([undone, activity('b', 20)], planned).matchedId).toBe('b');
    const chosen = activity('c', 15, { isMatched: true, matchedBy: 'runner' });
    expect(matchDay([chosen, activity('b', 50)], planned).matchedId).toBe('c');
  });

  it.each<Sport>(['walk', 'hike', 'cycle', 'swim', 'strength', 'other'])(
    'ACT-26 does not treat %s as running',
    (sport) => {
      expect(matchDay([activity('a', 50, { sport })], planned)).toEqual({ matchedId: null, log: null });
    },
  );

  it('does not depend on the order of the activities', () => {
    const some = fc.uniqueArray(fc.tuple(fc.uuid(), fc.integer({ min: 1, max: 200 })), {
      selector: ([id]) => id,
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 200 }), (pairs, minutes) => {
        const all = pairs.map(([id, length]) => activity(id, length));
        const plan = { planType: 'easy', minutes } as const;
        expect(matchDay(all.toReversed(), plan)).toEqual(matchDay(all, plan));
      }),
    );
  });
});

describe('ACT-86 matchDay with walks', () => {
  const walk = { ...planned, minutes: 30, onFoot: 'walk' } as const;
  const walkRun = { ...planned, minutes: 34, onFoot: 'walk_run' } as const;

  it.each<Sport>(['walk', 'hike'])('matches a %s with a planned walk and with a walk-run session', (sport) => {
    for (const plan of [walk, walkRun])
      expect(matchDay([activity('a', 35, { sport })], plan)).toEqual({
        matchedId: 'a',
        log: { status: 'done', minutes: 35, effort: null, sport: 'walk' },
      });
    expect(matchDay([activity('a', 35, { sport })], { ...planned, minutes: 35 })).toEqual({
      matchedId: null,
      log: null,
    });
  });

  it('treats a run on a day with a planned walk as more than planned', () => {
    expect(matchDay([activity('a', 35)], walk)).toEqual({
      matchedId: null,
      log: { status: 'done', minutes: 35, effort: null, sport: 'run' },
    });
    const both = [activity('a', 40), activity('b', 30, { sport: 'walk' })];
    expect(matchDay(both, walk)).toEqual({
      matchedId: 'b',
      log: { status: 'done', minutes: 70, effort: null, sport: 'run' },
    });
  });

  it('prefers a run to a walk for a walk-run session, and does not include the walk’s minutes', () => {
    const both = [activity('a', 30), activity('b', 34, { sport: 'walk' })];
    expect(matchDay(both, walkRun)).toEqual({
      matchedId: 'a',
      log: { status: 'done', minutes: 30, effort: null, sport: 'run' },
    });
  });
});

describe('ACT-22 repetitionsOf', () => {
  const work = (seconds: number) => ({ kind: 'work', seconds, target: null }) as const;
  const rest = { kind: 'rest', seconds: 90, target: null } as const;
  const session = [
    { kind: 'warmup', seconds: 600, target: null },
    { kind: 'repeat', times: 6, skipsLastRest: true, steps: [work(180), rest] },
  ] as const;
  const lap = (seconds: number) => ({ seconds, meters: null, avgHr: null });

  it('counts the laps whose length is within 15 % of a repetition', () => {
    const laps = [600, 180, 90, 175, 90, 195, 90, 120, 90, 180, 90, 170].map(lap);
    expect(repetitionsOf(session.map((each) => structuredClone(each)) as never, laps)).toEqual({ done: 5, planned: 6 });
  });

  it('compares distances if the step has one', () => {
    const step = { kind: 'work', seconds: 240, meters: 1_000, target: null };
    const laps = [1_000, 1_100, 1_200].map((meters) => ({ seconds: 1, meters, avgHr: null }));
    expect(repetitionsOf([{ kind: 'repeat', times: 3, skipsLastRest: false, steps: [step] }] as never, laps)).toEqual({
      done: 2,
      planned: 3,
    });
  });

  it('is null if there are no repetitions or no laps', () => {
    expect(repetitionsOf([work(1_200)], [lap(600), lap(600)])).toBeNull();
    expect(repetitionsOf(structuredClone(session) as never, [lap(2_000)])).toBeNull();
  });
});

describe('ACT-27 longerThanLongest', () => {
  it.each([
    [70, [50, 40], 40],
    [55, [50], null],
    [56, [50], 12],
    [90, [], null],
  ])('%d minutes after runs of %j minutes give %s', (minutes, earlier, percent) => {
    expect(longerThanLongest(minutes, earlier)).toBe(percent);
  });
});

describe('IMPORT-73 isSameBout and isRicher', () => {
  const at = Date.parse('2026-10-01T06:00:00Z');
  const bout = (more: Partial<BoutFacts> = {}): BoutFacts => ({
    ...{
      date: '2026-10-01',
      sport: 'run',
      startedAt: at,
      enteredAt: null,
      elapsedSeconds: 2_000,
      movingSeconds: 2_000,
    },
    ...{ hasSeries: true, distanceMeters: 6_000, avgHr: 150, laps: [1, 2] },
    ...more,
  });

  it.each([
    ['90 s later', { startedAt: at + 90_000 }, true],
    ['91 s later', { startedAt: at + 91_000, sport: 'cycle' as const }, false],
    ['5 % shorter', { elapsedSeconds: 1_900 }, true],
    ['6 % shorter', { elapsedSeconds: 1_880, sport: 'cycle' as const }, false],
    ['entered with the same minutes and distance', { startedAt: null, movingSeconds: 33 * 60 }, true],
    ['entered for the next day', { startedAt: null, date: '2026-10-02' }, false],
    ['entered as a swim', { startedAt: null, sport: 'swim' as const }, false],
    ['entered as a treadmill run', { startedAt: null, sport: 'treadmill' as const }, true],
  ])('decide whether a record %s is of the same bout', (_case, more, isSame) => {
    expect(isSameBout(bout(), bout(more))).toBe(isSame);
    expect(isSameBout(bout(more), bout())).toBe(isSame);
  });

  it('keep two entered activities of a day apart', () => {
    expect(isSameBout(bout({ startedAt: null }), bout({ startedAt: null }))).toBe(false);
  });

  it('prefer samples, then heart rate, then distance', () => {
    const poor = bout({ hasSeries: false });
    expect(isRicher(bout(), poor)).toBe(true);
    expect(isRicher(poor, bout())).toBe(false);
    expect(isRicher(bout({ avgHr: null }), poor)).toBe(true);
    expect(isRicher(bout(), bout())).toBe(false);
  });
});
