import type { Context } from './context.ts';
import { dayForLong, dayName } from './days.ts';
import { type Draft, say } from './draft.ts';

/** Where a missed long run may go; a day of 7 or more lies in the next week. */
export interface Slide {
  from: number;
  to: number;
  minutes: number;
}

/** What the runner reads of it: the choice is the runner's, so the plan itself does not move. */
export const slideText = (to: number): string =>
  `Your long run can slide to ${dayName(to)}, or we skip it. Both are fine.`;

export const slideHereText = (from: number, minutes: number): string =>
  `Your long run of ${dayName(from)} may slide here: up to ${minutes} min in Z2 in place of this day.`;

/**
 * A long run that was skipped for time or without a reason may slide by at most 48 h, and only where no hard day stands
 * beside it; one that was skipped for pain or fatigue is let go ("Skipped/partial", section B of the domain page).
 */
export const missedLong = (drafts: readonly Draft[], { runner, gap, log, today }: Context): Slide | null => {
  const from = drafts.findIndex(({ base, isKept }, day) => {
    const found = log(day);
    const isForTime = found?.reason === 'time' || found?.reason === null || found?.reason === undefined;
    return isKept && base.planType === 'long' && found?.status === 'skipped' && isForTime;
  });
  const draft = drafts[from];
  const to = draft ? dayForLong(drafts, runner, { from, gap, taken: [] }) : null;
  if (!draft || to === null || to < today) return null;
  const target = drafts[to];
  const isOpen = target === undefined || (!target.isKept && target.reasons.length === 0 && target.said.length === 0);
  return isOpen ? { from, to, minutes: draft.base.minutes } : null;
};

/** The day that a missed long run may slide to says so. */
export const sayMissedLong = (drafts: readonly Draft[], slide: Slide | null): Draft[] =>
  drafts.map((draft, day) => (slide?.to === day ? say(draft, slideHereText(slide.from, slide.minutes)) : draft));
