import { route } from '@stridewell/contracts/http/operations';
import { weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { type DomainError, missing } from '@stridewell/kit/errors';
import type { TokenZone, UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { plannedMinutes } from '../../domain/week/day-facts.ts';
import { seasonOutline } from '../../domain/week/season-outline.ts';
import { withinSmallerPlan } from '../../domain/week/smaller-plan.ts';
import { paceUnitOf } from '../profile/pace-unit.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { loggedDayOf } from '../training-log/document.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';
import { planRowsOf, type WithPlan, weekStateOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanRepository } from '../weekly-plan/repository.ts';
import type { CurrentPlan, WeeklyPlanService } from '../weekly-plan/service.ts';
import { presentRacePlan } from './race-plan.ts';
import { presentSeason, type StoredSeasonWeek } from './season.ts';

export interface SeasonRoutes {
  keeper: WeeklyPlanService;
  plans: WeeklyPlanRepository;
  logs: TrainingLogRepository;
  profiles: CoachProfileRepository;
  settings: UserSettingsRepository;
}

const noSeason = (): DomainError => missing('There is no season yet. Fill in your training profile first.');

const storedWeekOf = (document: WithPlan): StoredSeasonWeek => {
  const base = weekStateOf(document)?.base ?? null;
  const { weekStart } = document;
  return { weekStart, base, plannedMinutes: base ? plannedMinutes(base) : planRowsOf(document).base.totalMinutes };
};

/** Registers the routes that read the season and the plan for the race day. */
export const seasonRoutes = (app: Http, { keeper, plans, logs, profiles, settings }: SeasonRoutes): void => {
  const currentOf = async (user: TokenZone): Promise<CurrentPlan> => {
    const plan = await keeper.current(user.userId, await settings.zoneOf(user));
    if (!plan) throw noSeason();
    return plan;
  };

  app.route({
    ...route('readSeason'),
    handler: async (request) => {
      const user = currentUser(request);
      const { inputs, week } = await currentOf(user);
      const outline = seasonOutline(withinSmallerPlan(inputs, week.base.smaller), week.base);
      const { today, profiled } = inputs;
      const [stored, done] = await Promise.all([
        plans.between(user.userId, outline.seasonStart, weekStartOf(today)),
        logs.between(user.userId, outline.seasonStart, today),
      ]);
      return presentSeason(
        {
          outline,
          runner: profiled.runner,
          today,
          base: week.base,
          stored: stored.map(storedWeekOf),
          records: done.map(loggedDayOf),
        },
        request.query.language,
      );
    },
  });

  app.route({
    ...route('readRacePlan'),
    handler: async (request) => {
      const user = currentUser(request);
      const { inputs, week } = await currentOf(user);
      const { base } = week;
      const { messages } = seasonOutline(withinSmallerPlan(inputs, base.smaller), base);
      const unit = await paceUnitOf(profiles, user.userId);
      const plan = presentRacePlan({ inputs, base, messages, unit }, request.query.language);
      if (!plan) throw missing('There is no race ahead in your profile.');
      return plan;
    },
  });
};
