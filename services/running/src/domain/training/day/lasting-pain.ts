import type { PainDay } from './context.ts';

/** Pain of at least `pain` on `days` days within `within` days is lasting pain (section 2.5 of the plans page). */
const LASTING = { pain: 3, days: 3, within: 5 };
/** Lasting pain ends after this many consecutive check-ins with at most this pain. */
const CALM = { pain: 2, checkins: 2 };

/**
 * Returns the days of lasting pain: each is painful, and so are at least two of the four days before it.
 * @param pains in ascending order
 */
export const lastingPainDays = (pains: readonly PainDay[]): number[] => {
  const painful = pains.filter(({ pain }) => pain >= LASTING.pain).map(({ day }) => day);
  return painful.filter(
    (day) => painful.filter((each) => each <= day && each > day - LASTING.within).length >= LASTING.days,
  );
};

/**
 * Returns the last day of lasting pain before a given one, unless two consecutive check-ins have reported little pain
 * since then. Time alone does not end lasting pain.
 * @param pains in ascending order
 */
export const lastingPainBefore = (pains: readonly PainDay[], before: number): number | null => {
  const last = lastingPainDays(pains).findLast((day) => day < before);
  if (last === undefined) return null;
  const since = pains.filter(({ day }) => day > last && day < before).map(({ pain }) => pain <= CALM.pain);
  const isCalm = since.some(
    (_, index) => index + 1 >= CALM.checkins && since.slice(index + 1 - CALM.checkins, index + 1).every(Boolean),
  );
  return isCalm ? null : last;
};
