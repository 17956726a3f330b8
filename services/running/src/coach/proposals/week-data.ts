import type { TokenZone } from '@stridewell/kit/projections/user-settings-repository';
import type { WeekBase } from '../../domain/week/types.ts';
import { type CurrentPlan, PlanError, type WeeklyPlanService } from '../../features/weekly-plan/service.ts';
import { type Change, isSame, plain } from './states.ts';

/** The current week of a runner, as originally planned. */
export const createWeekData = (keeper: WeeklyPlanService) => {
  /** Returns the stored current plan; null if there is none or if the week cannot be planned. */
  const read = async ({ userId }: TokenZone, timezone: string): Promise<CurrentPlan | null> => {
    try {
      const current = await keeper.current(userId, timezone);
      return current?.isStored ? current : null;
    } catch (error) {
      if (error instanceof PlanError) return null;
      throw error;
    }
  };

  return {
    read,

    /** Returns the week as originally planned; null if there is no plan. */
    base: async (runner: TokenZone, timezone: string): Promise<WeekBase | null> =>
      plain((await read(runner, timezone))?.week.base ?? null),

    /** Replaces the week as originally planned. Returns null when it equals neither of the two. */
    async replace(
      { userId }: TokenZone,
      timezone: string,
      { from, to }: Change<WeekBase>,
    ): Promise<{ state: WeekBase } | null> {
      const changed = await keeper.change(userId, timezone, ({ week }) => {
        if (isSame(week.base, to)) return { base: week.base };
        return isSame(week.base, from) ? { base: to } : { refused: { code: 'offer_gone' } };
      });
      return changed && 'plan' in changed ? { state: to } : null;
    },
  };
};

export type WeekData = ReturnType<typeof createWeekData>;
