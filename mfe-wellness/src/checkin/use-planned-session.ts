import { useHold, useToday, useWeekPlan } from '@stridewell/app/core';
import type { PlannedType, PlanType, SessionFamily, SessionKind, WeeklyPlanDay } from '@stridewell/contracts/web';

const FAMILY_TYPES: Record<SessionFamily, PlannedType> = {
  easy: 'easy',
  long: 'long',
  threshold: 'threshold',
  intervals: 'intervals',
  hills: 'intervals',
  fartlek: 'intervals',
  runwalk: 'short',
  trial: 'tempo',
  walk: 'easy',
};
const KIND_TYPES: Partial<Record<SessionKind, PlannedType>> = { tempo: 'tempo', tempo_run: 'tempo' };

/** Types of days without a structured session, as planned by earlier releases. */
const PLAN_TYPES: Record<PlanType, PlannedType> = {
  easy: 'easy',
  adapt: 'easy',
  tempo: 'tempo',
  push: 'intervals',
  long: 'long',
  rest: 'rest',
};

/** A session of the plan, with its type converted to the check-in's types. */
export interface PlannedToday {
  title: string;
  minutes: number;
  type: PlannedType;
}

const typeOf = ({ session, planType }: WeeklyPlanDay): PlannedType =>
  session ? (KIND_TYPES[session.kind] ?? FAMILY_TYPES[session.family]) : PLAN_TYPES[planType];

const plannedOn = (day: WeeklyPlanDay): PlannedToday | null => {
  const { minutes, strength, title } = day;
  if (minutes > 0) return { title: day.session?.title ?? title, minutes, type: typeOf(day) };
  return strength ? { title: strength.title, minutes: strength.minutes, type: 'strength' } : null;
};

/**
 * Returns the session that the plan contains for today. Null on a rest day, if there is no plan, until the plan has
 * loaded, and while a safety hold blocks training.
 */
export const usePlannedSession = (): PlannedToday | null => {
  const today = useToday();
  const plan = useWeekPlan();
  const { loading, closed } = useHold('running');
  const day = plan.state === 'there' ? plan.value.days.find(({ date }) => date === today) : undefined;
  return day && !loading && !closed ? plannedOn(day) : null;
};
