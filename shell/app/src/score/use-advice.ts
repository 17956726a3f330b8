import {
  adviceFor,
  type CheckinToday,
  copyFor,
  type Recommendation,
  showsRunningStopped,
  type WeeklyPlanDay,
} from '@stridewell/contracts/web';
import { type PlanToday, usePlanToday } from './use-plan-today.ts';

export type DayAction = NonNullable<WeeklyPlanDay['action']>['kind'];

export interface Advice {
  headline: string;
  text: string;
  /** True if the plan's action for today differs from the recommendation's fixed text. */
  isOwn: boolean;
  /** Today's day of the plan. Null until the plan has been updated for the check-in. */
  plan: PlanToday | null;
}

/** The session action that the fixed text of each recommendation describes. */
const SAID: Record<Recommendation, DayAction> = { Push: 'plan', Adapt: 'trim', Recover: 'light', Reset: 'rest' };

type DayHeadline = DayAction | 'noRace';

/** Returns the headline code of a day for the plan's action. */
export const headlineOf = ({ kind, noRace }: Pick<PlanToday['action'], 'kind' | 'noRace'>): DayHeadline =>
  noRace ? 'noRace' : kind;

/** Headline of a day whose action in the plan differs from the recommendation's fixed text. */
export const PLAN_HEADLINES: Record<DayHeadline, string> = {
  plan: 'Your plan stands.',
  trim: 'Your session is trimmed today.',
  light: 'Your day is a light one.',
  rest: 'Rest today.',
  noRace: 'Do not race today.',
};

type Checkin = Parameters<typeof copyFor>[0] & Pick<CheckinToday, 'recommendation'>;

/**
 * Returns the headline and text for today's check-in. When the plan's action for today differs from the recommendation,
 * both describe the plan, so that the texts do not contradict it.
 */
export const useAdvice = (checkin: Checkin): Advice => {
  const plan = usePlanToday(checkin.score);
  const { recommendation, score, explanation } = checkin;
  const said = SAID[adviceFor(recommendation, score, explanation.baseline)];
  const isOwn =
    plan !== null && (plan.action.noRace === true || plan.action.kind !== said) && !showsRunningStopped(checkin);
  const { headline, text } = isOwn
    ? { headline: PLAN_HEADLINES[headlineOf(plan.action)], text: plan.action.text }
    : copyFor(checkin);
  return { headline, text, isOwn, plan };
};
