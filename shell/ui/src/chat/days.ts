import { addDays, type ChatMessage, dateIn } from '@stridewell/contracts/web';
import { longDay, mediumDay } from '../data/format.ts';

/** "Today", "Yesterday", else the date: "Friday 20 November", with the year in another year. Both dates are `YYYY-MM-DD` in the runner's zone. */
export const dayLabel = (date: string, today: string): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  return date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : mediumDay(date);
};

export interface DatedMessage {
  message: ChatMessage;
  /** The date to be said before it: the first message of each day has one. */
  newDay: string | null;
}

/** Says where a day begins among messages in their order, by the runner's own calendar. */
export const withDays = (messages: readonly ChatMessage[], timezone: string): DatedMessage[] => {
  let last: string | null = null;
  return messages.map((message) => {
    const date = dateIn(timezone, new Date(message.createdAt));
    const newDay = date === last ? null : date;
    last = date;
    return { message, newDay };
  });
};
