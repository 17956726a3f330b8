import type { CoachType } from '@stridewell/contracts/web';
import { metadataOf, type StoredMessage } from './message-repository.ts';

const WHO = { user: 'You', assistant: 'Coach', system: 'Note' };

/** Formats a time in the given time zone as `2026-11-20 12:00`. */
const stamp = (timezone: string): ((at: Date) => string) => {
  // The Swedish locale formats dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
};

/**
 * Formats a conversation as text with the time, author and content of each message. Yields one message at a time to
 * limit memory use.
 */
export async function* toText(
  coachType: CoachType,
  timezone: string,
  messages: AsyncIterable<StoredMessage>,
): AsyncGenerator<string> {
  const at = stamp(timezone);
  yield `Stridewell ${coachType} coach\nTimes are in ${timezone}.\n`;
  let isEmpty = true;
  for await (const message of messages) {
    isEmpty = false;
    const cut = metadataOf(message)?.interrupted ? ' (interrupted)' : '';
    yield `\n${at(message.createdAt)}  ${WHO[message.role]}${cut}\n${message.content}\n`;
  }
  if (isEmpty) yield '\nNo messages yet.\n';
}
