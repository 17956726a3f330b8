/** An easy run to be given minutes, in week order. */
export interface EasySlot {
  day: number;
  /** The most minutes of this run. */
  limit: number;
  isAfterLong: boolean;
}

const STEP = 5;

/**
 * Shares minutes out over the easy runs: equal parts in steps of five, the steps left over to later days, the odd minutes
 * to the earliest day that does not follow the long run. No run passes its limit; what no run can take is left out.
 * Answers minutes by day.
 */
export const shareEasyMinutes = (slots: readonly EasySlot[], minutes: number): Map<number, number> => {
  const given = new Map(slots.map(({ day }) => [day, 0]));
  if (slots.length === 0) return given;
  let left = minutes;
  const give = ({ day, limit }: EasySlot, wanted: number): void => {
    const has = given.get(day) ?? 0;
    const more = Math.max(0, Math.min(wanted, left, limit - has));
    given.set(day, has + more);
    left -= more;
  };
  const equal = Math.floor(minutes / slots.length / STEP) * STEP;
  for (const slot of slots) give(slot, equal);
  const later = [...slots].sort((a, b) => Number(a.isAfterLong) - Number(b.isAfterLong) || b.day - a.day);
  const earlier = [...slots].sort((a, b) => Number(a.isAfterLong) - Number(b.isAfterLong) || a.day - b.day);
  for (const slot of later) if (left >= STEP) give(slot, STEP);
  for (const slot of earlier) give(slot, Math.min(left, STEP));
  for (const slot of earlier) give(slot, left);
  return given;
};
