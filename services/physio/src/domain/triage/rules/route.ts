import type { Area, RedFlag, TriageQuestionId, TriageTier } from '@stridewell/contracts/web';

/** The outcome of a yes. Texts are fixed and written by people: no diagnosis, no medicine, one clear next step. */
export interface Route {
  /** Stable and unique. */
  id: string;
  tier: TriageTier;
  /** Questions that open the route when any of them is answered yes. */
  yes: readonly TriageQuestionId[];
  /** Limits the route to this area. */
  area?: Area;
  /** Question that closes the route when answered no. Unanswered, the route stays open. */
  unlessNo?: TriageQuestionId;
  title: string;
  text: string;
  /** Text after the words "Do not". */
  doNot: string;
}

/** The route of a ticked flag without a yes to a follow-up question: at least a visit within days. */
export interface FlagRoute extends Omit<Route, 'yes' | 'tier'> {
  flag: RedFlag;
}
