import type { CoachType } from '@stridewell/contracts/web';
import { showToast } from '@stridewell/ui/core';
import { ChatError } from '../data/chat-error.ts';

/**
 * Statuses for which the server's message is shown to the runner: 409 (a reply is already streaming) and 429 (rate
 * limit).
 */
const WITH_SERVER_MESSAGE: ReadonlySet<number | null> = new Set([409, 429]);

const ACTION_FALLBACK: Record<CoachType, string> = {
  running: 'Failed to execute quick action',
  physio: 'Failed to process quick action',
};
const CHAT_FALLBACK = 'Failed to send message. Please try again.';

const toastOf = (error: ChatError, coachType: CoachType, action: boolean): { title: string; text: string } => {
  const title = action ? 'Quick Action Error' : 'Error';
  if (WITH_SERVER_MESSAGE.has(error.status) && error.serverMessage) return { title, text: error.serverMessage };
  if (action) return { title, text: error.message || ACTION_FALLBACK[coachType] };
  return error.inStream && error.message
    ? { title: 'Chat Error', text: error.message }
    : { title, text: CHAT_FALLBACK };
};

/** Shows a toast when a reply has failed. */
export const showFailureToast = (error: unknown, coachType: CoachType, action: boolean): void => {
  const known = error instanceof ChatError ? error : new ChatError('');
  showToast({ ...toastOf(known, coachType, action), tone: 'destructive' });
};
