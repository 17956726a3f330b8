import { usePhysioPlan } from '../data/reads.ts';

/** Codes of the safety questions that wait for an answer, and of those whose yes still counts. */
export interface SafetyState {
  unanswered: readonly string[];
  open: readonly string[];
}

const NOTHING: SafetyState = { unanswered: [], open: [] };

/** What the plan of today says about the safety questions; nothing until it is known. */
export const useSafetyState = (): SafetyState => {
  const plan = usePhysioPlan();
  return plan.state === 'there' ? (plan.value.safety ?? NOTHING) : NOTHING;
};
