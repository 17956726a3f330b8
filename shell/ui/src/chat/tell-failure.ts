import type { CoachType } from '@stridewell/contracts/web';
import { ChatError } from '../data/chat-error.ts';
import { showToast } from '../feedback/toast-store.ts';

/** A reply is on its way already; too many messages: the server says in a sentence what to do. */
const SAID_BY_SERVER: ReadonlySet<number | null> = new Set([409, 429]);

const ACTION_FALLBACK: Record<CoachType, string> = {
  running: 'Failed to execute quick action',
  physio: 'Failed to process quick action',
};
const CHAT_FALLBACK = 'Failed to send message. Please try again.';

const wordsOf = (error: ChatError, coachType: CoachType, action: boolean): { title: string; text: string } => {
  const title = action ? 'Quick Action Error' : 'Error';
  if (SAID_BY_SERVER.has(error.status) && error.serverMessage) return { title, text: error.serverMessage };
  if (action) return { title, text: error.message || ACTION_FALLBACK[coachType] };
  return error.inStream && error.message
    ? { title: 'Chat Error', text: error.message }
    : { title, text: CHAT_FALLBACK };
};

/** Says that a reply did not come, and what the runner can do. */
export const tellFailure = (error: unknown, coachType: CoachType, action: boolean): void => {
  const known = error instanceof ChatError ? error : new ChatError('');
  showToast({ ...wordsOf(known, coachType, action), tone: 'destructive' });
};
