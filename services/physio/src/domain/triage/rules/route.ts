import type { Area, RedFlag, TriageQuestionId, TriageTier } from '@stridewell/contracts/web';

/** The outcome of a yes. Texts are fixed and written by people: no diagnosis, no medicine, one clear next step. */
export interface Route {
  /** Stable and unique. */
  id: string;
  tier: TriageTier;
  /** A yes to any of these opens the route. */
  yes: readonly TriageQuestionId[];
  /** Limits the route to this area. */
  area?: Area;
  /** A no to this question closes the route; unanswered, it stays open. */
  unlessNo?: TriageQuestionId;
  title: string;
  text: string;
  /** Shown after the words "Do not". */
  doNot: string;
}

/** The route of a ticked flag without a yes to a follow-up question: always at least a visit within days. */
export interface FlagRoute extends Omit<Route, 'yes' | 'tier'> {
  flag: RedFlag;
}
