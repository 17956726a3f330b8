import type { Turn, TurnMessage } from '@stridewell/chat/model/coach-model';
import { createReplies } from '@stridewell/chat/testing/coach-replies';
import { PHYSIO_QUICK_ACTIONS, type PhysioActionCode } from '@stridewell/contracts/web';
import { answerOf, understand } from '../brain.ts';
import { heard } from '../heard.ts';
import type { CoachState } from '../state.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

export { turnOf } from '@stridewell/chat/testing/coach-replies';

/** Creates a turn for a quick action, with its label as the message. */
export const tapOf = (code: PhysioActionCode, memory: readonly TurnMessage[] = []): Turn => ({
  message: PHYSIO_QUICK_ACTIONS.find((action) => action.code === code)?.label ?? '',
  action: { code, context: null },
  memory,
});

export const { permitFor, rulesReply, replyTo, allowedReply } = createReplies<CoachState>({
  answerOf,
  understand,
  languageOf: (turn) => questionOf(turn).language,
  verdictFor: (state, turn) => verdictFor(heard(state, turn), turn),
});
