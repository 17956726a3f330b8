import { type DialogueState, dialogueSchema, NO_DIALOGUE } from '@stridewell/understanding/dialogue';
import { SAFETY_EXCHANGE, type Turn, type TurnMessage } from '../model/coach-model.ts';

/** The messages since the last exchange that the safety rules answered: nothing before it is continued. */
const sinceSafety = ({ memory }: Turn): readonly TurnMessage[] =>
  memory.slice(memory.findLastIndex(({ content }) => content === SAFETY_EXCHANGE) + 1);

/** Returns the newest stored state of the conversation; null when no reply since the last safety exchange has one. */
export const storedState = (turn: Turn): DialogueState | null => {
  const messages = sinceSafety(turn).toReversed();
  const at = messages.findIndex(({ dialogue }) => dialogue !== undefined);
  const parsed = dialogueSchema.safeParse(messages[at]?.dialogue);
  if (!parsed.success) return null;
  const skipped = messages.slice(0, at).filter(({ role }) => role === 'assistant').length;
  const { data } = parsed;
  // Options belong to the newest reply only.
  return skipped === 0 ? data : { ...data, options: [], isAsking: false, since: Math.min(6, data.since + skipped) };
};

/**
 * Returns the runner's messages since the last safety exchange, newest first. The position is the number of exchanges
 * between the message and the current one.
 */
const messagesBefore = (turn: Turn): string[] =>
  sinceSafety(turn)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .reverse();

/** Returns the message that named the subject of a state; empty when it is no longer remembered. */
export const subjectOf = (turn: Turn, { since }: DialogueState): string => messagesBefore(turn)[since] ?? '';

export { messagesBefore, NO_DIALOGUE };
