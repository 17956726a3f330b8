import type { Turn } from '@stridewell/chat/model/coach-model';
import { createReplies } from '@stridewell/chat/testing/coach-replies';
import type { CoachState } from '../../domain/coach-state.ts';
import { answerOf, understand } from '../brain.ts';
import { heard } from '../heard.ts';
import { questionOf } from '../turn.ts';
import { verdictFor } from '../verdict.ts';

export { turnOf } from '@stridewell/chat/testing/coach-replies';

/** Creates the turn of a quick action, whose label is the message. */
export const tapOf = (code: string, label = ''): Turn => ({
  message: label,
  action: { code, context: null },
  memory: [],
});

export const { permitFor, rulesReply, replyTo, allowedReply } = createReplies<CoachState>({
  answerOf,
  understand,
  languageOf: (turn) => questionOf(turn).language,
  verdictFor: (state, turn) => verdictFor(heard(state, turn), questionOf(turn), turn),
});
