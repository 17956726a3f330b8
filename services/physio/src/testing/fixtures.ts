import {
  PATHS,
  type PhysioCheckinAnswer,
  type PhysioInjury,
  type PhysioProfile,
  type PhysioSessionInput,
  type PhysioTestInput,
  type PhysioToday,
  type QuestionnaireInput,
  TRIAGE_QUESTIONS,
  type TriageInput,
} from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { PhysioBed } from './physio-bed.ts';

/** A profile body: a knee injury with gradual onset, without an exclusion. */
export const PROFILE = { primaryArea: 'knee', onset: 'gradual' } as const;

/** A check-in body with moderate pain that settles. */
export const SORE = {
  pain: 4,
  trend: 'same',
  functionLimits: ['stairs'],
  redFlags: [],
  walkRunTolerance: false,
  functionalTestsOk: false,
} as const;

/** A check-in body that meets the hand-over rule. */
export const READY = {
  ...SORE,
  pain: 1,
  trend: 'down',
  functionLimits: ['none'],
  walkRunTolerance: true,
  functionalTestsOk: true,
  noNextDayWorsening: true,
} as const;

/** A body that answers every safety question with no. */
export const NO_SIGNS: TriageInput = {
  flags: [],
  answers: Object.fromEntries(TRIAGE_QUESTIONS.map(({ id }) => [id, false])),
};

/** A body of a second injury: the right calf. */
export const CALF = { area: 'calf', side: 'right', onset: 'sudden' } as const;

/** The log of a session of two sets of one exercise, on a date in UTC. */
export const sessionOn = (date: string, change: Partial<PhysioSessionInput> = {}): PhysioSessionInput => ({
  date,
  injuryId: null,
  kind: 'exercises',
  startedAt: `${date}T08:00:00Z`,
  finishedAt: `${date}T08:20:00Z`,
  status: 'done',
  exercises: [
    {
      ...{ exerciseId: 'knee-step-up', side: 'left', status: 'done', pain: 2, skipReason: null },
      sets: [10, 9].map((reps) => ({ reps, load: { unit: 'kg', value: 8 }, rir: 2 })),
    },
  ],
  painAfter: 2,
  painStop: null,
  ...change,
});

/** The result of a test: 19 heel raises on the left leg. */
export const testOf = (injuryId: string, change: Partial<PhysioTestInput> = {}): PhysioTestInput => ({
  id: '0190b8a0-0000-4000-8000-000000000019',
  injuryId,
  testId: 'heel_raise',
  side: 'left',
  value: 19,
  painDuring: 1,
  ...change,
});

/** Weekly answers about two activities of the runner's own. */
export const questionnaireOf = (injuryId: string, change: Partial<QuestionnaireInput> = {}): QuestionnaireInput => ({
  id: '0190b8a0-0000-4000-8000-000000000021',
  injuryId,
  status: 'answered',
  activities: [
    { name: 'Run 5 km', score: 3 },
    { name: 'Stairs', score: 5 },
  ],
  globalChange: 1,
  confidence: 4,
  ...change,
});

const ok = <T>(answer: LightMyRequestResponse): T => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Saves a profile as an earlier release did, so that its programme does not wait for the safety questions. */
export const givenProfile = async (
  bed: PhysioBed,
  user: TestUser,
  profile: object = PROFILE,
): Promise<PhysioProfile> => {
  const saved = ok<PhysioProfile>(await bed.call(user, 'POST', PATHS.physioProfile, profile));
  await withoutSafetyQuestions(bed, user);
  return saved;
};

/** Makes the runner's injuries those of an earlier release, which have a programme before their safety questions. */
export const withoutSafetyQuestions = async ({ database }: PhysioBed, { userId }: TestUser): Promise<void> => {
  const unset = { 'details.asksSafety': '', 'second.asksSafety': '' };
  await database.collection('physio_profiles').updateOne({ userId }, { $unset: unset });
};

export const checkIn = async (bed: PhysioBed, user: TestUser, body: object = SORE): Promise<PhysioCheckinAnswer> =>
  ok(await bed.call(user, 'POST', PATHS.physioCheckin, body));

export const todayOf = async (bed: PhysioBed, user: TestUser): Promise<PhysioToday> =>
  ok(await bed.call(user, 'GET', PATHS.physioToday));

export const injuriesOf = async (bed: PhysioBed, user: TestUser): Promise<PhysioInjury[]> =>
  ok(await bed.call(user, 'GET', PATHS.physioInjuries));

/** Returns the stored gate document, including its outbox. */
export const gateOf = (bed: PhysioBed, user: TestUser): Promise<Record<string, unknown> | null> =>
  bed.database.collection('physio_gates').findOne({ userId: user.userId });
