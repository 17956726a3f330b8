import { ChatError } from '../data/chat-error.ts';

const CARD_FALLBACK = 'Your answer did not reach your coach. Please try again.';

/**
 * Returns the error message for a card answer that could not be sent: the server's message if there is one, otherwise a
 * default message.
 */
export const answerErrorText = (error: unknown): string => {
  if (!(error instanceof ChatError)) return CARD_FALLBACK;
  if (error.inStream && error.message) return error.message;
  const refused = error.status !== null && error.status >= 400 && error.status < 500;
  return (refused && error.serverMessage) || CARD_FALLBACK;
};

/** True if the card was already answered on another device. A refetch then shows that answer. */
export const isAnsweredElsewhere = (error: unknown): boolean =>
  error instanceof ChatError && error.code === 'already_answered';
