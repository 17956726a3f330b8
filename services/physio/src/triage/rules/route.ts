import type { Area, RedFlag, TriageQuestionId, TriageTier } from '@stridewell/contracts/web';

/** Where a yes leads. The words are fixed and written by people: no diagnosis, no medicine, one clear next step. */
export interface Route {
  /** Stable, and unlike every other route's. */
  id: string;
  tier: TriageTier;
  /** Any one of these, answered yes, takes the route. */
  yes: readonly TriageQuestionId[];
  /** The route is for this area only. */
  area?: Area;
  /** A no to this one closes the route; left unanswered it stays open. */
  unlessNo?: TriageQuestionId;
  title: string;
  text: string;
  /** Read after the words "Do not". */
  doNot: string;
}

/** The route of a ticked flag with no yes to a follow-up. A flag never leads to less than a visit within days. */
export interface FlagRoute extends Omit<Route, 'yes' | 'tier'> {
  flag: RedFlag;
}
