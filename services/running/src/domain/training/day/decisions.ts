import { type Checkin, type DayDecision, decideDay, type OwnNormal, ownNormal } from '../day-action.ts';
import type { DayContext } from './context.ts';

/** The runner's usual ranges and the decisions for the days of a context, cached because several rules need them. */
interface Decided {
  normals: Map<number, OwnNormal | null>;
  decisions: Map<number, DayDecision>;
}

const decided = new WeakMap<DayContext, Decided>();

const decidedIn = (context: DayContext): Decided => {
  const known = decided.get(context) ?? { normals: new Map(), decisions: new Map() };
  decided.set(context, known);
  return known;
};

export const checkinOn = ({ checkins }: DayContext, day: number): Checkin | null =>
  checkins.find((each) => each.day === day)?.checkin ?? null;

/** Returns the runner's usual range of scores on a day, from the check-ins before it; null if it is unknown. */
export const normalOn = (context: DayContext, day: number): OwnNormal | null => {
  const { normals } = decidedIn(context);
  const found = normals.get(day);
  if (found !== undefined) return found;
  const normal = ownNormal(context.checkins.map((each) => ({ daysAgo: day - each.day, checkin: each.checkin })));
  normals.set(day, normal);
  return normal;
};

/** Decides a day based on its check-in, the days before it and the physio coach. */
export const decisionOn = (context: DayContext, day: number): DayDecision => {
  const { decisions } = decidedIn(context);
  const isClosed = context.closedDays.includes(day);
  const state = { checkin: checkinOn(context, day), gate: context.gate?.level ?? null, isClosed };
  const found = decisions.get(day) ?? decideDay(state, normalOn(context, day));
  decisions.set(day, found);
  return found;
};

/** Number of consecutive days before a day whose check-in led to an accepted action. */
export const streakBefore = (
  context: DayContext,
  day: number,
  isAccepted: (decision: DayDecision) => boolean,
): number => {
  let length = 0;
  while (checkinOn(context, day - 1 - length) && isAccepted(decisionOn(context, day - 1 - length))) length += 1;
  return length;
};
