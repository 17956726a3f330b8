import type { PlanRefusal } from './open-days.ts';
import type { OwnWishes, WeekBase } from './types.ts';

/** The week as originally planned after a request of the runner. */
export interface EditResult {
  base: WeekBase;
  /** True if the request also undoes the accepted offer of a lighter week. */
  endsLighterWeek?: boolean | undefined;
  /** The answer to the offer of a lighter week; missing if it is unchanged. */
  lighter?: 'lighter' | 'keep' | undefined;
  /** Whether the request begins an illness pause today or ends it; missing if pauses are unchanged. */
  illness?: 'begins' | 'ends' | undefined;
}

/** The week as originally planned after a request of the runner, or the reason why the request cannot be met. */
export type AdjustResult = EditResult | { refused: PlanRefusal };

const NO_WISHES: OwnWishes = { cuts: [], isEasierWeek: false, isRepeated: false };

const isEmpty = ({
  cuts,
  isEasierWeek,
  isRepeated,
  extra,
  trialFor,
  longToNext,
  declined = [],
  answered = [],
}: OwnWishes): boolean =>
  cuts.length === 0 &&
  !isEasierWeek &&
  !isRepeated &&
  extra === undefined &&
  trialFor === undefined &&
  longToNext === undefined &&
  declined.length === 0 &&
  answered.length === 0;

/** Returns a base with other requests. If none are left, it equals the base before the first request. */
export const withWishes = ({ own, ...base }: WeekBase, change: Partial<OwnWishes>): WeekBase => {
  const given = Object.entries({ ...NO_WISHES, ...own, ...change }).filter(([, value]) => value !== undefined);
  const wishes = Object.fromEntries(given) as unknown as OwnWishes;
  return isEmpty(wishes) ? base : { ...base, own: wishes };
};
