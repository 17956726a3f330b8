import { physioProfileChanged, trainingLogged } from '@stridewell/contracts/events/events';
import { physioSessionBody } from '@stridewell/contracts/http/physio-records';
import { addDays, dateIn, type User } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { Connection } from '@stridewell/kit/mongo/database';
import { insertFirst } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import { createMovableClock } from '@stridewell/kit/test-clock/movable';
import { answersOf } from '@stridewell/physio/features/checkins/checkin-mapping';
import { createCheckinRecorder } from '@stridewell/physio/features/checkins/service';
import type { PhysioProfileDocument } from '@stridewell/physio/features/profile/document';
import { firstInjuryId } from '@stridewell/physio/features/profile/identity';
import { createSessionSaver } from '@stridewell/physio/features/sessions/service';
import { sessionValueOf } from '@stridewell/physio/features/sessions/session-mapping';
import { createStores } from '@stridewell/physio/stores';
import { createTrainingLogs } from '@stridewell/running/features/training-log/repository';
import { INJURY_DAYS } from './injury.ts';
import { KNEE, kneeDay, kneeProfile } from './knee.ts';
import { kneeCourse } from './knee-course.ts';
import { morningOf } from './seed.ts';

type Runner = Pick<User, 'id' | 'timezone'>;
type Stores = ReturnType<typeof createStores>;

const saveProfile = async ({ profiles }: Stores, userId: string, since: string): Promise<PhysioProfileDocument> => {
  const at = morningOf(since, createMovableClock().now());
  const state = { ...kneeProfile(since), restricted: false };
  const change = { area: KNEE.primaryArea, status: 'active', restricted: false, rev: 1 } as const;
  const entries = [createEntry(physioProfileChanged, change, at)];
  await insertFirst(profiles.collection, { _id: createId(), userId, ...state }, { entries, at });
  const saved = await profiles.find(userId);
  if (!saved) throw new Error('the physio profile was not stored');
  return saved;
};

/**
 * Adds the demo runner's knee injury: a physio profile, a check-in on each of the last 27 days and the exercise logs. Uses
 * the physio service's own recorder and repositories, because the API accepts only today. The events stay in the outbox
 * until the service's relay updates the gate and publishes them. A runner with a physio profile is left unchanged.
 * @param database a connection to the physio service's migrated database
 * @returns the numbers of added check-ins and exercises
 */
export async function seedKnee(database: Connection, { id, timezone }: Runner) {
  const stores = createStores(database);
  if (await stores.profiles.find(id)) return { checkins: 0, exercises: 0 };
  const clock = createMovableClock();
  const now = clock.now();
  const today = dateIn(timezone, now);
  const profile = await saveProfile(stores, id, addDays(today, -INJURY_DAYS));
  const record = createCheckinRecorder({ checkins: stores.checkins, clock });
  for (let daysAgo = INJURY_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    clock.setOffset(morningOf(date, now).getTime() - now.getTime());
    await record.save({ profile, date }, answersOf(kneeDay(daysAgo)));
  }
  const { logs, worked, tests } = kneeCourse(today);
  for (const { date, ...log } of logs) await stores.logs.save(id, date, log, morningOf(date, now));
  const injuryId = firstInjuryId(profile);
  for (const test of tests) await stores.tests.save(id, createId(), { ...test, injuryId }, morningOf(test.date, now));
  const saveSession = createSessionSaver({ sessions: stores.sessions, clock });
  for (const { ladderStage = null, runPain = null, ...session } of worked) {
    const startedAt = morningOf(session.date, now);
    clock.setOffset(startedAt.getTime() - now.getTime());
    const times = { startedAt: startedAt.toISOString(), finishedAt: null };
    const body = physioSessionBody.parse({ ...session, ...times, injuryId, ladderStage, runPain });
    await saveSession({ userId: id, clientId: createId(), value: sessionValueOf(body), today: session.date });
  }
  return { checkins: INJURY_DAYS + 1, exercises: logs.length };
}

/**
 * Logs the sessions of the walk-run ladder through the repository, because the API takes the stage of a log from the plan
 * of its day and past weeks have no plan. Days with a log are left unchanged.
 * @param database a connection to the running service's migrated database
 * @returns the number of added sessions
 */
export async function seedLadder(database: Connection, { id, timezone }: Runner): Promise<number> {
  const logs = createTrainingLogs(database);
  const now = createMovableClock().now();
  let added = 0;
  for (const { date, stage, minutes } of kneeCourse(dateIn(timezone, now)).sessions) {
    if (await logs.findDay(id, date)) continue;
    const at = morningOf(date, now);
    const session = { date, planType: 'adapt', status: 'done', minutes, ladderStage: stage } as const;
    // Up to stage 5, both numberings of the ladder are identical.
    const { date: _, ...log } = session;
    const state = { ...log, reason: null, plannedMinutes: minutes, deleted: false };
    const entries = [createEntry(trainingLogged, { ...session, stageOfTwelve: stage, rev: 1 }, at)];
    await insertFirst(logs.collection, { _id: createId(), userId: id, date, ...state }, { entries, at });
    added += 1;
  }
  return added;
}
