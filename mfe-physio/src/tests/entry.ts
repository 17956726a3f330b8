import {
  isTestValue,
  PHYSIO_TESTS,
  type PhysioTestInput,
  type PlanInjury,
  type TestId,
  type WorkSide,
} from '@stridewell/contracts/web';
import { newUuid } from '../player/new-uuid.ts';

/** The runner's input for one side. Both are null until answered, because pain is never prefilled. */
export interface SideEntry {
  side: WorkSide;
  /** Id of the result, the same for each attempt to send it. */
  id: string;
  /** The number as text, or the chosen answer. */
  number: string | null;
  pain: string | null;
}

/**
 * Sides to test, in order: the good one first. Both legs are tested in any order if both are injured or the side is
 * unknown.
 */
export const sidesOf = (testId: TestId, { side }: Pick<PlanInjury, 'side'>): WorkSide[] => {
  if (!PHYSIO_TESTS[testId].eachSide) return ['both'];
  return side === 'right' ? ['left', 'right'] : ['right', 'left'];
};

export const emptyEntries = (testId: TestId, injury: Pick<PlanInjury, 'side'>): SideEntry[] =>
  sidesOf(testId, injury).map((side) => ({ side, id: newUuid(), number: null, pain: null }));

/** The entered number, or null if it is missing or out of range for the test. A decimal comma is accepted. */
export const numberOf = (testId: TestId, { number }: SideEntry): number | null => {
  const text = number?.trim().replace(',', '.') ?? '';
  const value = Number(text);
  return text !== '' && isTestValue(testId, value) ? value : null;
};

/** True if the number of the test is the pain itself. */
export const isPainTest = (testId: TestId): boolean => PHYSIO_TESTS[testId].unit === 'pain';

/** True if pain during the test is asked in addition to its number. */
export const asksPain = (testId: TestId): boolean => !['nights', 'change'].includes(PHYSIO_TESTS[testId].unit);

/** Returns the result of one side in the format of the API, or null while an answer is missing or invalid. */
export const inputOf = (testId: TestId, injuryId: string, entry: SideEntry): PhysioTestInput | null => {
  const pain = entry.pain === null ? null : Number(entry.pain);
  const value = isPainTest(testId) ? pain : numberOf(testId, entry);
  const painDuring = asksPain(testId) ? pain : 0;
  return value === null || painDuring === null
    ? null
    : { id: entry.id, injuryId, testId, side: entry.side, value, painDuring };
};
