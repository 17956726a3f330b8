import type { NamedDay as SlotDay, Slots } from '@stridewell/understanding/slots';

/** A day as named in a message. `isPast` is true when the message is about an earlier day. */
export type NamedDay =
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'overmorrow' }
  | { kind: 'yesterday' }
  | { kind: 'weekend' }
  | { kind: 'weekday'; day: number; isPast: boolean }
  /** Any other day, such as "the 14th" or "Tuesday next week". */
  | { kind: 'other'; day: SlotDay; isPast: boolean };

const OFFSETS: Readonly<Record<number, NamedDay>> = {
  [-1]: { kind: 'yesterday' },
  0: { kind: 'today' },
  1: { kind: 'tomorrow' },
  2: { kind: 'overmorrow' },
};

const namedDay = (day: SlotDay, isPast: boolean): NamedDay => {
  const other: NamedDay = { kind: 'other', day, isPast };
  if (day.kind === 'offset') return OFFSETS[day.days] ?? other;
  if (day.kind === 'weekend') return day.week === null && !isPast ? { kind: 'weekend' } : other;
  return day.kind === 'weekday' && day.week === null ? { kind: 'weekday', day: day.weekday, isPast } : other;
};

/** Returns the days of a message in the order of its text. */
export const namedDays = ({ days, isPast }: Slots): NamedDay[] => days.map((day) => namedDay(day, isPast));
