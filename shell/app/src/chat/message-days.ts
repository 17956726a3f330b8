import { addDays, type ChatMessage, dateIn } from '@stridewell/contracts/web';
import { longDay, mediumDay } from '@stridewell/ui/core';

/**
 * Returns "Today", "Yesterday" or the date, such as "Friday 20 November", with the year if it is not the current one.
 * Both dates are `YYYY-MM-DD` in the runner's time zone.
 */
export const dayLabel = (date: string, today: string): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : mediumDay(date);
};

export interface DatedMessage {
  message: ChatMessage;
  /** Date shown in a divider before the message. Null unless the message is the first of its day. */
  newDay: string | null;
}

/** Marks the first message of each day in the runner's time zone. The messages must be in order. */
export const withDays = (messages: readonly ChatMessage[], timezone: string): DatedMessage[] => {
  let last: string | null = null;
  return messages.map((message) => {
    const date = dateIn(timezone, new Date(message.createdAt));
    const newDay = date === last ? null : date;
    last = date;
    return { message, newDay };
  });
};
