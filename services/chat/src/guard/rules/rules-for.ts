import type { GuardLimits } from '../../model/coach-model.ts';
import type { WordRule } from '../categories.ts';
import { HARD_BLOCKED, RUNNING_BLOCKED } from './blocked.ts';
import { CREDENTIALS, HUMAN_CLAIM, PROMPT } from './deceit.ts';
import { DIAGNOSIS } from './diagnosis.ts';
import { DISCOURAGED_HELP, SELF_HARM } from './harm.ts';
import { MEDICINE } from './medicine.ts';
import { CLEARING, PREVENTION } from './promises.ts';
import { PUSH_THROUGH } from './push-through.ts';
import { BEYOND, ROLE, SCANS } from './scope.ts';
import { WEIGHT } from './weight.ts';

/** The rules that apply to every reply, most serious first. */
export const ALWAYS: readonly WordRule[] = [
  ...SELF_HARM,
  ...PUSH_THROUGH,
  ...DIAGNOSIS,
  ...MEDICINE,
  ...CLEARING,
  ...SCANS,
  ...BEYOND,
  ...WEIGHT,
  ...PREVENTION,
  ...ROLE,
  ...DISCOURAGED_HELP,
  ...CREDENTIALS,
  ...HUMAN_CLAIM,
  ...PROMPT,
];

/** Returns the rules for a reply under the given limits. */
export const rulesFor = ({ runningBlocked, hardBlocked }: GuardLimits): readonly WordRule[] => [
  ...ALWAYS,
  ...(runningBlocked === null ? [] : RUNNING_BLOCKED),
  ...(hardBlocked === null && runningBlocked === null ? [] : HARD_BLOCKED),
];
