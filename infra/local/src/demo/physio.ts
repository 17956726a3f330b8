import { physioProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { addDays, dateIn, type User } from '@stridewell/contracts/web';
import { createClock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { insertFirst } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { answersOf } from '@stridewell/physio/features/checkins/checkin-mapping';
import { createCheckinRecorder } from '@stridewell/physio/features/checkins/service';
import type { PhysioProfileDocument } from '@stridewell/physio/features/profile/document';
import { replaceProfile } from '@stridewell/physio/features/profile/profile-state';
import { createStores } from '@stridewell/physio/stores';
import { createTrainingLogs } from '@stridewell/running/features/training-log/repository';
import { INJURED_FOR } from './injury.ts';
import { KNEE, kneeDay } from './knee.ts';
import { kneeCourse } from './knee-course.ts';
import { morningOf } from './seed.ts';

type Runner = Pick<User, 'id' | 'timezone'>;
type Stores = ReturnType<typeof createStores>;

const saveProfile = async ({ profiles }: Stores, userId: string, since: string): Promise<PhysioProfileDocument> => {
  const at = morningOf(since, createClock().now());
  const state = { ...replaceProfile(null, KNEE, since), restricted: false };
  const told = { area: KNEE.primaryArea, status: 'active', restricted: false, rev: 1 } as const;
  const entries = [createEntry(physioProfileChanged, told, at)];
  await insertFirst(profiles.collection, { _id: createId(), userId, ...state }, { entries, at });
  const saved = await profiles.find(userId);
  if (!saved) throw new Error('the physio profile was not stored');
  return saved;
};

/**
 * Gives the demo runner a knee: a profile, a check-in on each of the last 27 days, and the exercises that were done, through
 * the physio service's own recorder and repositories, since the API takes today alone. The events wait in the documents for the
 * service's relay, which brings the gate in line before it sends them. A runner with a physio profile keeps what there is.
 * @param database a connection to the physio service's database, its migrations done
 * @returns how many check-ins and exercises were added
 */
export async function seedKnee(database: Connection, { id, timezone }: Runner) {
  const stores = createStores(database);
  if (await stores.profiles.find(id)) return { checkins: 0, exercises: 0 };
  const clock = createClock();
  const now = clock.now();
  const today = dateIn(timezone, now);
  const profile = await saveProfile(stores, id, addDays(today, -INJURED_FOR));
  const record = createCheckinRecorder({ checkins: stores.checkins, clock });
  for (let daysAgo = INJURED_FOR; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    clock.setOffset(morningOf(date, now).getTime() - now.getTime());
    await record.save({ profile, date }, answersOf(kneeDay(daysAgo)));
  }
  const { logs } = kneeCourse(today);
  for (const { date, ...log } of logs) await stores.logs.save(id, date, log, morningOf(date, now));
  return { checkins: INJURED_FOR + 1, exercises: logs.length };
}

/**
 * Logs the sessions of the walk-run ladder. The API takes a log's stage from the plan of its day, and the weeks that are over
 * have none; days with a log stay as they are.
 * @param database a connection to the running service's database, its migrations done
 * @returns how many were added
 */
export async function seedLadder(database: Connection, { id, timezone }: Runner): Promise<number> {
  const logs = createTrainingLogs(database);
  const now = createClock().now();
  let added = 0;
  for (const { date, stage, minutes } of kneeCourse(dateIn(timezone, now)).sessions) {
    if (await logs.findDay(id, date)) continue;
    const at = morningOf(date, now);
    const told = { date, planType: 'adapt', status: 'done', minutes, ladderStage: stage } as const;
    const { date: _, ...log } = told;
    const state = { ...log, reason: null, plannedMinutes: minutes, deleted: false };
    const entries = [createEntry(trainingLogged, { ...told, rev: 1 }, at)];
    await insertFirst(logs.collection, { _id: createId(), userId: id, date, ...state }, { entries, at });
    added += 1;
  }
  return added;
}
