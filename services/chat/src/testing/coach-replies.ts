import type { Language } from '@stridewell/language/language';
import { decideText, permitAction, type SafetyDecision, type TrainingPermit } from '@stridewell/safety';
import type { UnderstoodTurn } from '../brain.ts';
import type { Turn, TurnMessage } from '../model/coach-model.ts';
import { permitFor as typedPermit } from '../safety/permit-for.ts';

/** The parts of a coach's rule base that replies are made with. */
export interface CoachRules<State> {
  answerOf: (state: State, turn: Turn, permit: TrainingPermit | null) => { text: string };
  understand: (turn: Turn) => UnderstoodTurn;
  languageOf: (turn: Turn) => Language;
  verdictFor: (state: State, turn: Turn) => { text: string } | null;
}

export interface Reply {
  text: string;
  by: 'stop' | 'ask' | 'verdict' | 'rules';
}

export const turnOf = (message: string, memory: readonly TurnMessage[] = []): Turn => ({
  message,
  action: null,
  memory,
});

const decided = (turn: Turn): SafetyDecision | null => (turn.action ? null : decideText(turn.message));

/** Creates the functions with which the tests of a coach ask for replies without a model. */
export const createReplies = <State>({ answerOf, understand, languageOf, verdictFor }: CoachRules<State>) => {
  const understoodReply = (state: State, turn: Turn, permit: TrainingPermit | null): Reply => {
    const verdict = verdictFor(state, turn);
    return verdict ? { text: verdict.text, by: 'verdict' } : { text: answerOf(state, turn, permit).text, by: 'rules' };
  };

  /** Returns the permit that the product issues for a turn. */
  const permitFor = (turn: Turn): TrainingPermit | null =>
    turn.action ? permitAction(null) : typedPermit(turn.message, decideText(turn.message), understand(turn), null);

  /** Returns the reply by rules to a question that the safety gate allows. */
  const rulesReply = (state: State, turn: Turn): string => answerOf(state, turn, permitAction(null)).text;

  /** Returns the product's reply to a turn without a model: from the safety gate, the verdict or the rules. */
  const replyTo = (state: State, turn: Turn): Reply => {
    const decision = decided(turn);
    if (decision && decision.state !== 'go') return { text: decision.text?.en ?? '', by: decision.state };
    return understoodReply(state, turn, permitFor(turn));
  };

  /**
   * Like `replyTo`, but assumes that the safety gate allows the question unless it stops it. The proportion of allowed
   * questions is measured by `understood.unit.test.ts` and by `npm run coach:eval`.
   */
  const allowedReply = (state: State, turn: Turn): Reply => {
    const decision = decided(turn);
    if (decision?.state === 'stop') return { text: decision.text?.[languageOf(turn)] ?? '', by: 'stop' };
    return understoodReply(state, turn, permitAction(null));
  };

  return { permitFor, rulesReply, replyTo, allowedReply };
};
