import type { CoachType } from '@stridewell/contracts/web';
import { metadataOf, type StoredMessage } from './message-repository.ts';

const WHO = { user: 'You', assistant: 'Coach', system: 'Note' };

/** `2026-11-20 12:00` in a time zone. */
const stamp = (timezone: string): ((at: Date) => string) => {
  // The Swedish locale formats dates like ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
};

/** A conversation as readable text with time, author and content, generated message by message to bound memory. */
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
