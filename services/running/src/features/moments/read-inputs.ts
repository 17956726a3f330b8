import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt } from '@stridewell/holds/state';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import { CHECKIN_DAYS, LOG_DAYS, type MomentInputs, PLAN_WEEKS } from '../../domain/moments/moments.ts';
import { allPauses, illnessPausesOf } from '../../domain/pause-state.ts';
import type { CheckinDays } from '../../projections/checkin-days.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import { plannedWeekOf } from '../month/planned-weeks.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import { loggedDayOf } from '../training-log/document.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';
import type { WeeklyPlanRepository } from '../weekly-plan/repository.ts';

export interface MomentStores {
  logs: TrainingLogRepository;
  checkinDays: CheckinDays;
  plans: WeeklyPlanRepository;
  pauses: PauseRepository;
  physio: PhysioStates;
  holds: Pick<HoldRepository, 'find'>;
}

/** Reads everything that determines a runner's moments, except the seen ones. */
export const readMomentInputs = async (
  { logs, checkinDays, plans, pauses, physio, holds }: MomentStores,
  userId: string,
  { timezone, now }: { timezone: string; now: Date },
): Promise<Omit<MomentInputs, 'seen'>> => {
  const today = dateIn(timezone, now);
  const monday = weekStartOf(today);
  const [known, checkins, weeks, oldest, storedPauses, projection, safety] = await Promise.all([
    logs.between(userId, addDays(today, -LOG_DAYS), today),
    checkinDays.between(userId, addDays(today, -CHECKIN_DAYS), today),
    plans.between(userId, addDays(monday, -7 * PLAN_WEEKS), addDays(monday, 7)),
    plans.oldest(userId),
    pauses.find(userId),
    physio.find(userId),
    holds.find(userId),
  ]);
  const past = allPauses(storedPauses);
  return {
    today,
    logs: known.map(loggedDayOf),
    checkins,
    weeks: weeks.map(plannedWeekOf),
    firstPlan: oldest && { madeOn: dateIn(timezone, oldest.createdAt), weekStart: oldest.weekStart },
    pauses: [...past, ...illnessPausesOf(checkins, past)],
    physio: physioStateOf(projection),
    injurySince: projection?.profile?.since ?? null,
    isHeld: restrictionAt(safety, now) !== null,
  };
};
