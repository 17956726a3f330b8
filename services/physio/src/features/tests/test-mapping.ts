import { isDeepStrictEqual } from 'node:util';
import type { PhysioTestBody } from '@stridewell/contracts/http/physio-records';
import type { PhysioTestResult, TestId, WorkSide } from '@stridewell/contracts/web';
import type { PhysioTestDocument, PhysioTestState } from './document.ts';

/** A stored result in the form that the rules use. */
export interface TestResult {
  id: string;
  injuryId: string;
  testId: TestId;
  date: string;
  side: WorkSide;
  value: number;
  painDuring: number;
  /** Time of the first save, which determines the order of results on one day. */
  createdAt: Date;
}

/** Returns the fields of a result to store. */
export const testStateOf = (body: PhysioTestBody, date: string): PhysioTestState => ({
  injuryId: body.injuryId,
  testId: body.testId,
  date,
  side: body.side,
  value: body.value,
  painDuring: body.painDuring,
});

/** True if the stored result already has this state, so a repeated request changes nothing. */
export const isSameTest = (document: PhysioTestDocument, state: PhysioTestState): boolean =>
  Object.entries(state).every(([field, value]) => isDeepStrictEqual(Reflect.get(document, field), value));

/** Converts a stored result to the form that the rules use. */
export const testResultOf = (document: PhysioTestDocument): TestResult => ({
  id: document.clientId,
  injuryId: document.injuryId,
  testId: document.testId,
  date: document.date,
  side: document.side,
  value: document.value,
  painDuring: document.painDuring,
  createdAt: document.createdAt,
});

/** Converts a stored result to the API's response. */
export const presentTest = (document: PhysioTestDocument): PhysioTestResult => ({
  ...testResultOf(document),
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
});
