import { checkinBody } from '@stridewell/contracts/http/wellness';
import { addDays, dateIn, type User } from '@stridewell/contracts/web';
import { EMPTY } from '@stridewell/holds/state';
import { readText } from '@stridewell/holds/stored-texts';
import { pause } from '@stridewell/kit/clock';
import { createLogger } from '@stridewell/kit/logger';
import type { Connection } from '@stridewell/kit/mongo/database';
import { createPhysioStates } from '@stridewell/kit/projections/physio-state';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { createCheckinRepository } from '@stridewell/wellness/features/checkin/repository';
import { createRecorder } from '@stridewell/wellness/features/checkin/service';
import { createDailyMetricsRepository } from '@stridewell/wellness/projections/daily-metrics';
import { DEMO_DAYS, type DemoDay, demoDay } from './days.ts';

/** The days to record, in days before today including both ends, and the content of each check-in. */
export interface Story {
  from: number;
  to: number;
  dayOf(date: string, daysAgo: number): DemoDay;
}

const WHOLE: Story = { from: DEMO_DAYS - 1, to: 0, dayOf: demoDay };

/**
 * Records a runner's check-ins, by default the demo runner's last 120 days, oldest first. Uses the wellness service's
 * own recorder, because the API accepts only dates of the last week. Each day is recorded on the morning of its date;
 * its event stays in the outbox for the service's relay. Days with a check-in are left unchanged, so a second run adds
 * only missing days.
 * @param database a connection to the wellness service's migrated database
 * @returns the number of added days
 */
export async function seedCheckins(
  database: Connection,
  user: Pick<User, 'id' | 'timezone'>,
  { from, to, dayOf }: Story = WHOLE,
): Promise<number> {
  const checkins = createCheckinRepository(database);
  const clock = createMovableClock();
  const now = clock.now();
  const { record } = createRecorder({
    // The demo runner has no safety hold.
    findHolds: async () => ({ safety: EMPTY, isHeld: false, heldText: null, isIllnessDismissed: false }),
    notesSafety: {
      // The safety decision must not ask a question about the notes of a past day.
      read: (notes, safety) => ({ ...readText(notes, safety, now), isAsked: false }),
      keep: async () => undefined,
      spend: async () => undefined,
    },
    checkins,
    dailyMetrics: createDailyMetricsRepository(database),
    physio: createPhysioStates(database),
    clock,
    logger: createLogger('demo', 'silent'),
    measures: { stored: () => undefined },
    onSaved: () => undefined,
  });
  const today = dateIn(user.timezone, now);
  let added = 0;
  for (let daysAgo = from; daysAgo >= to; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    if (await checkins.findDay(user.id, date)) continue;
    clock.setOffset(morningOf(date, now).getTime() - now.getTime());
    const body = checkinBody.parse(dayOf(date, daysAgo));
    await record({ userId: user.id, date, body, idempotencyKey: undefined });
    added += 1;
  }
  return added;
}

/** Returns the time of a day's check-in: shortly after 06:00 UTC, but never in the future. */
export function morningOf(date: string, now: Date): Date {
  const minutes = Number(date.slice(-2)) % 30;
  const morning = new Date(`${date}T06:${String(minutes).padStart(2, '0')}:00Z`);
  return morning < now ? morning : now;
}

/** Waits until the runner's events are published. @returns false when some are still pending after `withinMs` */
export async function eventsLeft(database: Connection, userId: string, withinMs: number): Promise<boolean> {
  const { collection } = createCheckinRepository(database);
  const deadline = performance.now() + withinMs;
  while (await collection.findOne({ userId, 'outbox.id': { $exists: true } })) {
    if (performance.now() > deadline) return false;
    await pause(200);
  }
  return true;
}
