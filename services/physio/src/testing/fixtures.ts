import { PATHS, type PhysioCheckinAnswer, type PhysioProfile, type PhysioToday } from '@stridewell/contracts/web';
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

const ok = <T>(answer: LightMyRequestResponse): T => {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

export const givenProfile = async (bed: PhysioBed, user: TestUser, profile: object = PROFILE): Promise<PhysioProfile> =>
  ok(await bed.call(user, 'POST', PATHS.physioProfile, profile));

export const checkIn = async (bed: PhysioBed, user: TestUser, body: object = SORE): Promise<PhysioCheckinAnswer> =>
  ok(await bed.call(user, 'POST', PATHS.physioCheckin, body));

export const todayOf = async (bed: PhysioBed, user: TestUser): Promise<PhysioToday> =>
  ok(await bed.call(user, 'GET', PATHS.physioToday));

/** Returns the stored gate document, including its outbox. */
export const gateOf = (bed: PhysioBed, user: TestUser): Promise<Record<string, unknown> | null> =>
  bed.database.collection('physio_gates').findOne({ userId: user.userId });
