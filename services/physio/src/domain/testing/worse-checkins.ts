import { AREA_BOOLEANS, RED_FLAGS } from '@stridewell/contracts/web';
import type { CheckinDay } from '../types.ts';

/** Questions for which yes is the worse answer. The question about improvement is left out. */
const WORSE_AS_YES = [...AREA_BOOLEANS.filter((name) => name !== 'improvesWithMovement'), 'limp'] as const;

const TREND = { down: 'same', same: 'up', up: null } as const;

/** Returns all check-ins in which a single answer is one value worse, each with the name of that answer. */
export const oneWorse = (checkin: CheckinDay): [string, CheckinDay][] => {
  const { pain, trend, redFlags, runPainLevel, noNextDayWorsening } = checkin;
  const changes: [string, Partial<CheckinDay>][] = [];
  if (pain < 10) changes.push(['pain', { pain: pain + 1 }]);
  if (runPainLevel !== null && runPainLevel < 10) changes.push(['runPainLevel', { runPainLevel: runPainLevel + 1 }]);
  const next = TREND[trend];
  if (next) changes.push(['trend', { trend: next }]);
  for (const flag of RED_FLAGS) if (!redFlags.includes(flag)) changes.push([flag, { redFlags: [...redFlags, flag] }]);
  if (checkin.walkRunTolerance) changes.push(['walkRunTolerance', { walkRunTolerance: false }]);
  if (checkin.functionalTestsOk) changes.push(['functionalTestsOk', { functionalTestsOk: false }]);
  if (!checkin.irritabilityAfterSession) changes.push(['irritability', { irritabilityAfterSession: true }]);
  if (noNextDayWorsening !== false) changes.push(['noNextDayWorsening', { noNextDayWorsening: false }]);
  if (checkin.painType !== 'focal') changes.push(['painType', { painType: 'focal' }]);
  if (checkin.hipPainSite !== 'groin') changes.push(['hipPainSite', { hipPainSite: 'groin' }]);
  for (const name of WORSE_AS_YES) if (checkin[name] !== true) changes.push([name, { [name]: true }]);
  return changes.map(([name, change]) => [name, { ...checkin, ...change }]);
};
