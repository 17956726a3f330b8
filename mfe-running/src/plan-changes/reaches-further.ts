import type { ChangePreview } from '@stridewell/contracts/web';
import type { AskedChange } from './confirm-change.tsx';

const datesOf = (change: AskedChange): readonly string[] => {
  if (change.kind === 'move') return [change.from, change.to];
  return 'date' in change ? [change.date] : [];
};

/**
 * True if the change of a day affects more than this day: another day's session, the hard minutes or the longest run of
 * the week, or the week after it. A change of the week's total minutes alone does not count.
 */
export const reachesFurther = (change: AskedChange, { before, after, changed, next }: ChangePreview): boolean =>
  changed.some((date) => !datesOf(change).includes(date)) ||
  before.hardMinutes !== after.hardMinutes ||
  before.longest !== after.longest ||
  next.before.minutes !== next.after.minutes ||
  next.before.longest !== next.after.longest;
