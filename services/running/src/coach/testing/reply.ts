import type { Turn, TurnMessage } from '@stridewell/coaching/model/port';
import { checkText } from '@stridewell/safety';
import { answerOf } from '../brain.ts';
import type { CoachState } from '../state.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

export const turnOf = (message: string, memory: readonly TurnMessage[] = []): Turn => ({
  message,
  action: null,
  memory,
});

/** A tap on a quick action; its label is the message. */
export const tapOf = (code: string, label = ''): Turn => ({
  message: label,
  action: { code, context: null },
  memory: [],
});

/** The whole way of a turn without a model: gate, verdict, rules. */
export const replyTo = (state: CoachState, turn: Turn): { text: string; by: 'gate' | 'verdict' | 'rules' } => {
  const gate = turn.action ? { hit: false as const } : checkText(turn.message);
  if (gate.hit) return { text: gate.text, by: 'gate' };
  const verdict = verdictFor(state, questionOf(turn));
  return verdict ? { text: verdict.text, by: 'verdict' } : { text: answerOf(state, turn).text, by: 'rules' };
};
