import type { CoachType } from '@stridewell/contracts/web';
import { showFailure } from '@stridewell/ui/core';
import { ChatError } from '../data/chat-error.ts';
import { pageLanguage } from '../screens/page-language.ts';
import { chatWords } from './chat-words.ts';

/**
 * Statuses for which the server's message is shown to the runner: 409 (a reply is already streaming) and 429 (rate
 * limit).
 */
const WITH_SERVER_MESSAGE: ReadonlySet<number | null> = new Set([409, 429]);

interface Failure {
  text: string;
  /** Title of the toast. Defaults to the title that all failures share. */
  title?: string;
}

/**
 * Title and text of the toast. The server's other error texts, such as the status text, are in English, so a Norwegian
 * page shows its own sentence instead.
 */
const toastOf = (error: ChatError, coachType: CoachType, action: boolean): Failure => {
  const words = chatWords().failure;
  const message = pageLanguage() === 'en' ? error.message : '';
  if (WITH_SERVER_MESSAGE.has(error.status) && error.serverMessage)
    return { text: error.serverMessage, ...(action && { title: words.action }) };
  if (action) return { title: words.action, text: message || words.actionFailed[coachType] };
  return error.inStream && message ? { title: words.stream, text: message } : { text: words.notSent };
};

/** Shows a toast when a reply has failed. */
export const showFailureToast = (error: unknown, coachType: CoachType, action: boolean): void => {
  const known = error instanceof ChatError ? error : new ChatError('');
  const { text, title } = toastOf(known, coachType, action);
  showFailure(text, title);
};
