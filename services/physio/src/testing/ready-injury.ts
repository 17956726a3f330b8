import { type Area, physioReadiness } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { givenInjury } from '../domain/testing/course-fixtures.ts';
import { onLadder } from '../domain/testing/perfect-course.ts';
import type { CourseInputs } from '../domain/types.ts';
import { givenProfile, injuriesOf } from './fixtures.ts';
import type { PhysioBed } from './physio-bed.ts';

const AT = new Date('2026-11-19T10:00:00Z');

const historyOf = (area: Area): CourseInputs => onLadder(givenInjury(area), 1, { walkRunTolerance: false });

/**
 * Saves an injury with weeks of check-ins, logged sessions and passed tests up to 19 November 2026, so that the next
 * check-in that meets the hand-over rule opens the ladder. Written to the stores, because the API accepts only today.
 */
export const givenReadyInjury = async (
  bed: PhysioBed,
  user: TestUser,
  profile: { primaryArea: 'knee' | 'plantar' | 'achilles' } & Record<string, unknown> = {
    ...{ primaryArea: 'knee', onset: 'gradual' },
  },
): Promise<void> => {
  await givenProfile(bed, user, profile);
  const { checkins, tests, sessions, injury: past } = historyOf(profile.primaryArea);
  const { userId } = user;
  const common = { userId, createdAt: AT, updatedAt: AT };
  const { database } = bed;
  await database.collection('physio_profiles').updateOne({ userId }, { $set: { since: past.since } });
  // The id is derived from the start of the injury.
  const [injury] = await injuriesOf(bed, user);
  await database.collection('physio_checkins').insertMany(
    checkins.map(({ date, ...answers }) => ({
      ...{ _id: createId() as never, ...common, rev: 1, outbox: [], date, injury: 1, triage: null, route: null },
      ...{ answers: { ...answers, second: null }, readiness: physioReadiness(answers) },
    })),
  );
  await database.collection('physio_tests').insertMany(
    tests.map((test) => ({
      _id: createId() as never,
      ...common,
      ...test,
      clientId: createId(),
      injuryId: injury?.id,
    })),
  );
  await database.collection('physio_sessions').insertMany(
    sessions.map((session) => ({
      ...{ _id: createId() as never, ...common, ...session, rev: 1, outbox: [], clientId: createId(), history: [] },
      ...{ injuryId: injury?.id, startedAt: `${session.date}T08:00:00Z`, finishedAt: null },
    })),
  );
};
