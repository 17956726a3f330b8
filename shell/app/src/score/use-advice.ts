import { type CheckinToday, copyFor } from '@stridewell/contracts/web';
import { useToday } from '../data/clock.ts';
import { useWeekPlan } from '../data/use-day-queries.ts';

export interface Advice {
  headline: string;
  text: string;
}

/**
 * Headline and text of today's check-in. On an Adapt day on which the plan leaves the session as it is, both say so, so
 * that the score, the sentence and the plan agree.
 */
export const useAdvice = (checkin: Parameters<typeof copyFor>[0] & Pick<CheckinToday, 'recommendation'>): Advice => {
  const plan = useWeekPlan();
  const today = useToday();
  const copy = copyFor(checkin);
  const action = plan.state === 'there' ? plan.value.days.find(({ date }) => date === today)?.action : undefined;
  const isUnchanged = checkin.recommendation === 'Adapt' && action?.kind === 'plan';
  return isUnchanged ? { headline: 'Your plan stands.', text: action.text } : copy;
};
