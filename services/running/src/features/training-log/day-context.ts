import { weekStartOf } from '@stridewell/contracts/web';
import type { TokenZone, UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { WeeklyOutcomes } from '../weekly-outcomes/repository.ts';
import { storedDaysOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import type { DayContext } from './log-state.ts';

export interface DayContextStores {
  outcomes: WeeklyOutcomes;
  settings: UserSettingsRepository;
  keeper: Pick<WeeklyPlanService, 'stored'>;
}

export type ReadDayContext = (user: TokenZone, date: string) => Promise<DayContext>;

/** Reads the plan row and the outcome of one day. If there is no plan, the outcome comes from the check-in. */
export const createDayContext =
  ({ outcomes, settings, keeper }: DayContextStores): ReadDayContext =>
  async (user, date) => {
    const { userId } = user;
    const week = await keeper.stored(userId, await settings.zoneOf(user), weekStartOf(date));
    const row = week ? (storedDaysOf(week).find((day) => day.date === date) ?? null) : null;
    if (row) return { row, outcome: row.planType };
    const [found] = await outcomes.between(userId, date, date);
    return { row: null, outcome: found?.outcome ?? null };
  };
