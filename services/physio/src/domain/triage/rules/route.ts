import type { Area, RedFlag, TriageQuestionId, TriageRouteId, TriageTier } from '@stridewell/contracts/web';

/**
 * The triage outcome after a yes. All texts are fixed and written by people: no diagnosis, no medicine, one clear next
 * step.
 */
export interface Route {
  /** Id of the route. It is unique and must not change. */
  id: TriageRouteId;
  tier: TriageTier;
  /** Questions that select the route if any of them is answered yes. */
  yes: readonly TriageQuestionId[];
  /** Area to which the route is limited; omitted for a route that applies to every area. */
  area?: Area;
  /** Question whose no excludes the route. If it is unanswered, the route still applies. */
  unlessNo?: TriageQuestionId;
  title: string;
  text: string;
  /** Text that follows the words "Do not". */
  doNot: string;
}

/** The outcome for a ticked flag whose follow-up questions have no yes. It requires at least a visit within days. */
export interface FlagRoute extends Omit<Route, 'yes' | 'tier'> {
  flag: RedFlag;
}
