import type { CoachType } from '@stridewell/contracts/web';
import { ChatError } from '../data/chat-error.ts';
import { showToast } from '../feedback/toast-store.ts';

const BUSY = 409;

const ACTION_FALLBACK: Record<CoachType, string> = {
  running: 'Failed to execute quick action',
  physio: 'Failed to process quick action',
};
const CHAT_FALLBACK = 'Failed to send message. Please try again.';

const CARD_FALLBACK = 'Your answer did not reach your coach. Please try again.';

/** Why the answer to a card did not arrive: the server's own sentence where it refused it. */
export const whyUnsent = (error: unknown): string => {
  if (!(error instanceof ChatError)) return CARD_FALLBACK;
  if (error.inStream && error.message) return error.message;
  const refused = error.status !== null && error.status >= 400 && error.status < 500;
  return (refused && error.serverMessage) || CARD_FALLBACK;
};

const wordsOf = (error: ChatError, coachType: CoachType, action: boolean): { title: string; text: string } => {
  const title = action ? 'Quick Action Error' : 'Error';
  if (error.status === BUSY && error.serverMessage) return { title, text: error.serverMessage };
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
