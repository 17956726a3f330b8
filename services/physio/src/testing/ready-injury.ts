import { type Area, physioReadiness } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { givenCondition, givenInjury } from '../domain/testing/course-fixtures.ts';
import { onLadder } from '../domain/testing/perfect-course.ts';
import type { CourseInputs } from '../domain/types.ts';
import { givenProfile, injuriesOf } from './fixtures.ts';
import type { PhysioBed } from './physio-bed.ts';

const AT = new Date('2026-11-19T10:00:00Z');

/** A past of an injury that only lacks today's check-in: its check-ins, tests and sessions. */
type Past = Pick<CourseInputs, 'checkins' | 'tests' | 'sessions' | 'injury'>;

const storePast = async (
  { database }: PhysioBed,
  { userId }: TestUser,
  { checkins, tests, sessions }: Past,
  { injuryId, isSecond }: { injuryId: string | undefined; isSecond: boolean },
): Promise<void> => {
  const common = { userId, createdAt: AT, updatedAt: AT };
  await database.collection('physio_checkins').insertMany(
    checkins.map(({ date, ...answers }) => ({
      ...{ _id: createId() as never, ...common, rev: 1, outbox: [], date, injury: 1, triage: null, route: null },
      ...{ answers: { ...answers, second: isSecond ? { ...answers, injuryId } : null } },
      readiness: physioReadiness(answers),
    })),
  );
  await database.collection('physio_tests').insertMany(
    tests.map((test) => ({
      _id: createId() as never,
      ...common,
      ...test,
      storedOn: test.date,
      clientId: createId(),
      injuryId,
    })),
  );
  await database.collection('physio_sessions').insertMany(
    sessions.map((session) => ({
      ...{ _id: createId() as never, ...common, ...session, rev: 1, outbox: [], clientId: createId(), history: [] },
      ...{ injuryId, startedAt: `${session.date}T08:00:00Z`, finishedAt: null },
    })),
  );
};

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
  const past = historyOf(profile.primaryArea);
  await bed.database
    .collection('physio_profiles')
    .updateOne({ userId: user.userId }, { $set: { since: past.injury.since } });
  // The id is derived from the start of the injury.
  const [injury] = await injuriesOf(bed, user);
  await storePast(bed, user, past, { injuryId: injury?.id, isSecond: false });
};

/** Does the same for the second injury with the given id, whose condition is a calf strain. */
export const givenReadySecondInjury = async (bed: PhysioBed, user: TestUser, injuryId: string): Promise<void> => {
  const past = onLadder(givenCondition('calf_strain'), 1, { walkRunTolerance: false });
  await bed.database
    .collection('physio_profiles')
    .updateOne({ userId: user.userId }, { $set: { 'second.since': past.injury.since } });
  await storePast(bed, user, past, { injuryId, isSecond: true });
};
