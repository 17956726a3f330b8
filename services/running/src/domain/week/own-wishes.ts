import type { PlanRefusal } from './open-days.ts';
import type { OwnWishes, WeekBase } from './types.ts';

/** The week as originally planned after a wish of the runner. */
export interface EditResult {
  base: WeekBase;
  /** True when the wish also takes back the accepted offer of a lighter week. */
  endsLighterWeek?: boolean | undefined;
  /** The answer to the offer of a lighter week; missing when it stays as it is. */
  lighter?: 'lighter' | 'keep' | undefined;
  /** The pause for illness that the wish begins today or ends; missing when pauses stay as they are. */
  illness?: 'begins' | 'ends' | undefined;
}

/** The week as originally planned after a wish of the runner, or the reason why the wish cannot be met. */
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

/** Returns a base with other wishes. Without any, it equals the base before the first wish. */
export const withWishes = ({ own, ...base }: WeekBase, change: Partial<OwnWishes>): WeekBase => {
  const given = Object.entries({ ...NO_WISHES, ...own, ...change }).filter(([, value]) => value !== undefined);
  const wishes = Object.fromEntries(given) as unknown as OwnWishes;
  return isEmpty(wishes) ? base : { ...base, own: wishes };
};
