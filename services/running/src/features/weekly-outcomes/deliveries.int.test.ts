import { outcomeChanged } from '@stridewell/contracts/events/events';
import type { Recommendation } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import { until } from '@stridewell/kit/testing/until';
import { untilHandled } from '@stridewell/kit/testing/until-handled';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeWithoutPlan } from '../../domain/outcome-without-plan.ts';
import { createPlan } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';
import { createWeeklyOutcomes, type WeeklyOutcomes } from './repository.ts';

const MONDAY = '2026-11-16';
const SENTINEL = '2026-11-17';
const STEPS: Recommendation[] = ['Push', 'Adapt', 'Recover', 'Reset', 'Adapt', 'Push'];
const recommendationOf = (rev: number): Recommendation => STEPS[rev % STEPS.length] ?? 'Push';

const bed = useRunningTestBed();
let outcomes: WeeklyOutcomes;

beforeAll(() => {
  outcomes = createWeeklyOutcomes(bed.database);
});

const rowsOf = (userId: string) => bed.database.collection('weekly_outcomes').find({ userId }).toArray();

/** Returns revisions of one day in random order, with some of them repeated. */
const deliveries = fc
  .uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 })
  .chain((revs) => fc.tuple(fc.shuffledSubarray(revs, { minLength: revs.length }), fc.shuffledSubarray(revs)))
  .map(([all, again]) => [...all, ...again]);

describe('weekly outcome for repeated check-in events', () => {
  it('keeps the highest revision for any order of events, sequential or concurrent', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, fc.boolean(), async (revs, atOnce) => {
        const userId = createId();
        const keep = (rev: number) =>
          outcomes.keep(userId, { date: MONDAY, outcome: outcomeWithoutPlan(recommendationOf(rev)) }, rev);
        if (atOnce) await Promise.all(revs.map(keep));
        else for (const rev of revs) await keep(rev);
        const highest = Math.max(...revs);
        expect(await rowsOf(userId)).toMatchObject([
          { date: MONDAY, rev: highest, outcome: outcomeWithoutPlan(recommendationOf(highest)) },
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('stores one outcome despite duplicate, stale and reordered events from NATS', async () => {
    const user = await bed.user();
    const repeated = createId();
    await bed.checkin(user, MONDAY, 'Reset', 3);
    await bed.checkin(user, MONDAY, 'Push', 1);
    await bed.checkin(user, MONDAY, 'Adapt', 2, repeated);
    await bed.checkin(user, MONDAY, 'Adapt', 2, repeated);
    await bed.checkin(user, MONDAY, 'Reset', 3);
    await bed.checkin(user, SENTINEL, 'Push', 1);
    // Waits until all events are acknowledged, so that none of them can change the outcome later.
    await until('every delivery to be handled', async () => handled('done', 5));
    await bed.untilRows(user, MONDAY, [
      { date: MONDAY, outcome: 'rest' },
      { date: SENTINEL, outcome: 'push' },
    ]);
    expect(await rowsOf(user.userId)).toHaveLength(2);
  });

  it('changes after a later revision of the check-in', async () => {
    const user = await bed.user();
    await bed.checkin(user, MONDAY, 'Push', 1);
    await bed.untilRows(user, MONDAY, [{ date: MONDAY, outcome: 'push' }]);
    await bed.checkin(user, MONDAY, 'Reset', 2);
    await bed.untilRows(user, MONDAY, [{ date: MONDAY, outcome: 'rest' }]);
  });
});

describe('LIVE event running.outcome.changed.v1', () => {
  const received: { id: string; subject: string; data: unknown }[] = [];
  const of = (user: { userId: string }) => received.filter(({ subject }) => subject === user.userId);

  it('is emitted once per stored outcome, and not when the week has a plan', async () => {
    const [user, planner] = [await bed.user(), await bed.user()];
    bed.signer.bus.consume({
      name: 'test.outcomes',
      event: outcomeChanged,
      handle: async (event) => void received.push(event),
    });
    bed.setNow(`${MONDAY}T10:00:00Z`);
    await createPlan(bed, planner);
    const repeated = createId();
    await untilHandled(bed, 'running.weekly-outcomes', [
      () => bed.checkin(planner, MONDAY, 'Reset', 1),
      () => bed.checkin(user, MONDAY, 'Push', 1, repeated),
    ]);
    await until('the event', () => of(user).length === 1);
    expect(of(user)).toMatchObject([{ id: `${repeated}.outcome`, data: { date: MONDAY, rev: 1 } }]);
    expect(await rowsOf(user.userId)).toMatchObject([{ outcome: 'push' }]);
    await untilHandled(bed, 'running.weekly-outcomes', [() => bed.checkin(user, SENTINEL, 'Adapt', 1)]);
    await until('the next event', () => of(user).length === 2);
    expect(of(user).map(({ data }) => data)).toEqual([
      { date: MONDAY, rev: 1 },
      { date: SENTINEL, rev: 1 },
    ]);
    // For a week with a plan, only the plan's event is emitted.
    expect(of(planner)).toEqual([]);
  });
});

const handled = async (result: string, atLeast: number): Promise<boolean> => {
  const { body } = await bed.app.inject('/metrics');
  const line = new RegExp(`^events_consumed_total\\{[^}]*result="${result}"[^}]*\\} (\\d+)`, 'm').exec(body);
  return Number(line?.[1] ?? 0) >= atLeast;
};
