import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { HoldRepository } from '@stridewell/holds/hold-repository';
import { restrictionAt } from '@stridewell/holds/state';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { NO_CHOICES } from '../../domain/today/choices.ts';
import { combinedPlan } from '../../domain/today/combined-plan.ts';
import type { PlannedInjury } from '../../domain/today/planned-injury.ts';
import { type PlanToday, todayOf, withDayList, withHold } from '../../domain/today/today.ts';
import { identityOf } from '../profile/identity.ts';
import { followedIn } from './followed.ts';
import { presentPlan } from './present.ts';
import { planWithHold, presentCombinedPlan } from './present-plan.ts';
import type { CourseReader, InjuryState } from './service.ts';

/** Returns today's plan for any state of the profile. `today` is the date in the runner's time zone. */
export const planOf = (standing: InjuryState | null, today: string): PlanToday => {
  if (!standing) return { status: 'profile_required', date: today };
  const followed = followedIn(standing);
  if (!followed) return { status: 'resolved', date: today };
  return todayOf(followed.course, followed.inputs.injury, followed.inputs.logs);
};

/**
 * Returns the injuries in the plan: those that are active, those in their weeks of maintenance, and a healed one whose
 * newest check-in stops running.
 */
export const plannedInjuriesOf = (standing: InjuryState | null, today: string): PlannedInjury[] => {
  if (!standing) return [];
  const { profile, inputs, own: course, second, healed } = standing;
  const { id: injuryId, status } = identityOf(profile, today);
  const isPlanned = status !== 'resolved' || course.gate.level === 'stop';
  const first = { injuryId, status: status === 'active' ? status : 'maintenance', inputs, course } as const;
  const secondId = profile.second?.id;
  const other = second ?? healed;
  const others: PlannedInjury[] =
    other && secondId ? [{ injuryId: secondId, status: second ? 'active' : 'maintenance', ...other }] : [];
  return [...(isPlanned ? [first] : []), ...others];
};

/**
 * Today's plan as shown by the list, the chat and every client. Its exercises are those of the combined day, for the
 * runner's equipment and in the chosen length.
 */
export const shownPlanOf = (standing: InjuryState | null, today: string): PlanToday => {
  const plan = planOf(standing, today);
  if (!standing || !('area' in plan)) return plan;
  const { choices, inputs } = standing;
  return withDayList(plan, plannedInjuriesOf(standing, today), { logs: inputs.logs, choices });
};

export interface TodayRoutes {
  courses: CourseReader;
  settings: UserSettingsRepository;
  holds: Pick<HoldRepository, 'find'>;
  clock: Clock;
  /**
   * Updates the gate when the plan is read, because the state of an injury can change on a new day without any event.
   */
  follow(userId: string, timezone: string): Promise<{ standing: InjuryState | null }>;
}

/** Registers the routes for today's plan: dose, exercises, ladder and alerts, and the state of each injury. */
export const physioTodayRoutes = (app: Http, { courses, settings, holds, clock, follow }: TodayRoutes): void => {
  app.route({
    ...route('readPhysioToday'),
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { standing } = await follow(user.userId, timezone);
      const now = clock.now();
      const plan = shownPlanOf(standing ?? (await courses.now(user.userId, timezone)), dateIn(timezone, now));
      const isHeld = restrictionAt(await holds.find(user.userId), now)?.closesDay === true;
      return presentPlan(isHeld ? withHold(plan) : plan, request.query.language);
    },
  });

  app.route({
    ...route('readPhysioPlan'),
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { standing } = await follow(user.userId, timezone);
      const now = clock.now();
      const today = dateIn(timezone, now);
      const state = standing ?? (await courses.now(user.userId, timezone));
      const plan = presentCombinedPlan(
        combinedPlan(plannedInjuriesOf(state, today), today, state?.choices ?? NO_CHOICES),
        state?.from60,
      );
      const isHeld = restrictionAt(await holds.find(user.userId), now)?.closesDay === true;
      return isHeld ? planWithHold(plan) : plan;
    },
  });
};
