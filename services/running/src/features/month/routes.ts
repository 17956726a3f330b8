import { route } from '@stridewell/contracts/http/operations';
import { addDays, dateIn, daysOfMonth, monthOf, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { monthSummary } from '../../domain/month/month-summary.ts';
import { allPauses, illnessPausesOf } from '../../domain/pause-state.ts';
import type { CheckinDays } from '../../projections/checkin-days.ts';
import { physioStateOf } from '../../projections/physio-state.ts';
import type { PauseRepository } from '../pauses/repository.ts';
import { loggedDayOf } from '../training-log/document.ts';
import type { TrainingLogRepository } from '../training-log/repository.ts';
import type { WeeklyPlanRepository } from '../weekly-plan/repository.ts';
import { plannedWeekOf } from './planned-weeks.ts';

export interface MonthRoutes {
  logs: TrainingLogRepository;
  checkinDays: CheckinDays;
  plans: WeeklyPlanRepository;
  pauses: PauseRepository;
  physio: PhysioStates;
  settings: UserSettingsRepository;
  clock: Clock;
}

/** Returns the earliest of the known dates; null if there is none. */
const earliest = (dates: readonly (string | null)[]): string | null =>
  dates.filter((date) => date !== null).toSorted()[0] ?? null;

/** Registers `GET /api/coach/month`: a summary of the runner's month in numbers, by default of the current month. */
export const monthRoutes = (
  app: Http,
  { logs, checkinDays, plans, pauses, physio, settings, clock }: MonthRoutes,
): void => {
  app.route({
    ...route('readMonth'),
    handler: async (request) => {
      const user = currentUser(request);
      const { userId } = user;
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const month = request.query.month ?? monthOf(today);
      const { from, to } = daysOfMonth(month);
      const [monthLogs, checkins, weeks, storedPauses, physioState, firstLog, firstCheckin, firstPlan] =
        await Promise.all([
          logs.between(userId, from, to),
          checkinDays.between(userId, from, to),
          plans.between(userId, weekStartOf(from), addDays(to, 1)),
          pauses.find(userId),
          physio.find(userId),
          logs.firstDate(userId),
          checkinDays.firstDate(userId),
          plans.oldest(userId),
        ]);
      const known = allPauses(storedPauses);
      return monthSummary({
        month,
        today,
        startedOn: earliest([firstLog, firstCheckin, firstPlan && dateIn(timezone, firstPlan.createdAt)]),
        logs: monthLogs.map(loggedDayOf),
        checkins,
        weeks: weeks.map(plannedWeekOf),
        pauses: [...known, ...illnessPausesOf(checkins, known)],
        physio: physioStateOf(physioState),
      });
    },
  });
};
