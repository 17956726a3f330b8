import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { storedDaysOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import type { WeeklyOutcomes } from './repository.ts';

export interface OutcomeRoutes {
  outcomes: WeeklyOutcomes;
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  clock: Clock;
}

/**
 * `GET /api/coach/weekly-outcomes`: returns the outcomes of a week from Monday to Sunday, by default the current week
 * in the runner's time zone. If the week has a plan, the outcome of a day is its type in the current plan; otherwise it
 * comes from the check-in.
 */
export const weeklyOutcomesRoutes = (app: Http, { outcomes, keeper, settings, clock }: OutcomeRoutes): void => {
  app.route({
    ...route('readWeeklyOutcomes'),
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const weekStart = request.query.weekStart ?? weekStartOf(dateIn(timezone, clock.now()));
      const week = await keeper.stored(user.userId, timezone, weekStart);
      if (week) return storedDaysOf(week).map(({ date, planType }) => ({ date, outcome: planType }));
      return outcomes.between(user.userId, weekStart, addDays(weekStart, 6));
    },
  });
};
