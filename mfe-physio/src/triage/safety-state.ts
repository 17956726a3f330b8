import { usePhysioPlan } from '../data/reads.ts';

/** Codes of the unanswered safety questions, and of those whose "Yes" is still valid. */
export interface SafetyState {
  unanswered: readonly string[];
  open: readonly string[];
}

const NOTHING: SafetyState = { unanswered: [], open: [] };

/** The safety questions in today's plan; empty until the plan is known. */
export const useSafetyState = (): SafetyState => {
  const plan = usePhysioPlan();
  return plan.state === 'there' ? (plan.value.safety ?? NOTHING) : NOTHING;
};
