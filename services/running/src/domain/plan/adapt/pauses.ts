import { daysBetween } from '@stridewell/contracts/web';
import type { Context } from './context.ts';
import { changeTo, type Draft, replaceBy } from './draft.ts';
import { easyInstead, isRaceDay, restInstead } from './edit.ts';
import type { Pause } from './types.ts';

/** Days without symptoms after the last sick day, before anything is planned again (24 h). */
const CLEAR_DAYS = 1;
/** The longest run of the easy days after an illness, minutes. */
const LONGEST_AFTER = 40;

interface Span {
  kind: Pause['kind'];
  from: number;
  /** Infinity while it lasts. */
  to: number;
}

const spansOf = ({ inputs: { pauses, weekStart } }: Context): Span[] =>
  pauses.map(({ kind, from, to }) => ({
    kind,
    from: daysBetween(weekStart, from),
    to: to === null ? Number.POSITIVE_INFINITY : daysBetween(weekStart, to),
  }));

const away = (draft: Draft): Draft =>
  replaceBy(draft, restInstead(draft.row, { title: 'Rest', why: 'You are away: nothing is planned.' }), {
    reason: 'you are away',
  });

const sick = (draft: Draft, isOver: boolean): Draft =>
  replaceBy(
    draft,
    restInstead(draft.row, { title: 'Rest', why: 'Rest until you have been without symptoms for 24 hours or more.' }),
    {
      reason: isOver
        ? 'rest until you have been without symptoms for 24 hours or more'
        : 'you are ill, so there is no running until 24 hours without symptoms',
    },
  );

const afterIllness = (draft: Draft, nth: number, of: number): Draft => ({
  ...changeTo(draft, easyInstead(draft.row, LONGEST_AFTER), `easy day ${nth} of ${of} after your illness`),
  takesQuality: false,
});

const pausedBy = (draft: Draft, { kind, from, to }: Span, day: number): Draft => {
  if (draft.isKept) return draft;
  if (kind === 'travel') return day >= from && day <= to && !isRaceDay(draft.row) ? away(draft) : draft;
  if (day >= from && day <= to + CLEAR_DAYS) return sick(draft, day > to);
  const sickDays = to - from + 1;
  const nth = day - to - CLEAR_DAYS;
  return nth >= 1 && nth <= sickDays && draft.row.minutes > 0 ? afterIllness(draft, nth, sickDays) : draft;
};

/**
 * Travel days and sick days are rest; a day without symptoms follows, then as many easy days as there were sick days
 * ("Illness", section B of the domain page). Rest wins where pauses meet; who travels to the race still races.
 */
export const applyPauses = (drafts: readonly Draft[], context: Context): Draft[] => {
  const spans = spansOf(context);
  return drafts.map((draft, day) => spans.reduce((result, span) => pausedBy(result, span, day), draft));
};

/** How many of the days from one to another, both counted, lie in a journey. */
export const travelDays = (context: Context, from: number, to: number): number => {
  const spans = spansOf(context).filter(({ kind }) => kind === 'travel');
  let count = 0;
  for (let day = from; day <= to; day += 1) if (spans.some((span) => day >= span.from && day <= span.to)) count += 1;
  return count;
};
