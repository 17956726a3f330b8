import type { CoachState } from '../domain/coach-state.ts';
import { checkinToday, physioToday } from './figures.ts';

/** Reasons for which today must be a rest day, most urgent first. */
export type RestReason = 'flag' | 'pain' | 'stop' | 'told' | 'reset';

/** Pain above which the runner must not run. */
export const HIGH_PAIN = 6;

/** Returns the most urgent reason for rest today; null when a session is allowed. */
export const restReason = (state: CoachState): RestReason | null => {
  const physio = physioToday(state);
  if (physio && (physio.flags.length > 0 || physio.redFlag === true)) return 'flag';
  if (physio && physio.pain > HIGH_PAIN) return 'pain';
  if (state.physio?.status === 'active' && state.physio.gate?.level === 'stop') return 'stop';
  if (state.told) return 'told';
  return checkinToday(state)?.recommendation === 'Reset' ? 'reset' : null;
};
