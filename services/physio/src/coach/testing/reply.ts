import type { Turn, TurnMessage } from '@stridewell/coaching/model/port';
import { PHYSIO_QUICK_ACTIONS, type PhysioActionCode } from '@stridewell/contracts/web';
import { checkText } from '@stridewell/safety';
import { answerOf } from '../brain.ts';
import type { CoachState } from '../state.ts';
import { verdictFor } from '../verdict.ts';

export const turnOf = (message: string, memory: readonly TurnMessage[] = []): Turn => ({
  message,
  action: null,
  memory,
});

/** A tap on a quick action; its label is the message. */
export const tapOf = (code: PhysioActionCode, memory: readonly TurnMessage[] = []): Turn => ({
  message: PHYSIO_QUICK_ACTIONS.find((action) => action.code === code)?.label ?? '',
  action: { code, context: null },
  memory,
});

/** The whole way of a turn without a model: gate, verdict, rules. */
export const replyTo = (state: CoachState, turn: Turn): { text: string; by: 'gate' | 'verdict' | 'rules' } => {
  const gate = turn.action ? { hit: false as const } : checkText(turn.message);
  if (gate.hit) return { text: gate.text, by: 'gate' };
  const verdict = verdictFor(state, turn);
  return verdict ? { text: verdict.text, by: 'verdict' } : { text: answerOf(state, turn).text, by: 'rules' };
};
