import type { Recommendation } from '@stridewell/contracts/web';
import { wholeMinutes } from '../round.ts';
import type { Runner } from '../types.ts';
import { dayForLong, dayForQuality, dayName, type Move, wasEased } from './days.ts';
import { changeTo, type Draft, say } from './draft.ts';
import { isHard, isQuality, scale, withWork } from './edit.ts';
import { slideHereText, slideText } from './missed-long.ts';
import { reasonOfAdvice, rowOfAdvice } from './today.ts';
import type { AdaptedDay } from './types.ts';

/** What a day is to be taken as, and where that comes from. */
export interface Advice {
  recommendation: Recommendation;
  /** `skip` when the day before was skipped for fatigue. */
  from: 'checkin' | 'skip';
}

/** What a day is to be taken as, Monday = 0; null without a check-in. */
export type AdviceOn = (day: number) => Advice | null;

export interface AdviceInputs {
  runner: Runner;
  gap: 2 | 3;
  adviceOn: AdviceOn;
  /** Whether a hard session was really run on a day of this week or before it (negative). */
  ranHard(day: number): boolean;
  strides: number | null;
  /** Of a lighter week, else 1. */
  share: number;
}

const isHardBefore = (days: readonly Draft[], day: number, { gap, ranHard }: AdviceInputs): boolean =>
  Array.from({ length: gap - 1 }, (_, back) => day - 1 - back).some((before) => {
    const row = days[before]?.row;
    return ranHard(before) || (row !== undefined && isHard(row));
  });

/** The moved session in the place and in the minutes of that day's easy run; null where no set fits there. */
const movedRow = (session: AdaptedDay, into: AdaptedDay): AdaptedDay | null => {
  const { strengthMinutes: _, changed: __, ...what } = session;
  const strength = into.strengthMinutes === undefined ? {} : { strengthMinutes: into.strengthMinutes };
  const row = withWork({ ...what, ...strength, date: into.date }, session.hardMinutes, into.minutes);
  return isQuality(row) ? row : null;
};

const LEFT_OUT = 'The hard session is left out this week: one session never made a season.';

const moveQuality = (days: readonly Draft[], move: Move, session: AdaptedDay): { days: Draft[]; to: number | null } => {
  const to = dayForQuality(days, move);
  const target = to === null ? undefined : days[to];
  const row = target?.takesQuality && !target.isKept ? movedRow(session, target.row) : null;
  const note = row && to !== null ? `The hard session moves to ${dayName(to)}.` : LEFT_OUT;
  const next = days.map((draft, day) => {
    if (day === move.from) return say(draft, note);
    const reason = `the hard session of ${dayName(move.from)} moved here`;
    return row && day === to ? { ...changeTo(draft, row, reason), takesQuality: false } : draft;
  });
  return { days: next, to };
};

const offerSlide = (days: readonly Draft[], move: Move, { runner }: AdviceInputs, minutes: number): Draft[] => {
  const to = dayForLong(days, runner, move);
  const note =
    to === null
      ? 'No day within 48 hours keeps hard days apart, so we skip your long run. That is fine.'
      : slideText(to);
  return days.map((draft, day) => {
    if (day === move.from) return say(draft, note);
    return day === to ? say(draft, slideHereText(move.from, minutes)) : draft;
  });
};

const advise = (draft: Draft, { recommendation, from }: Advice, strides: number | null): Draft => {
  const reason =
    from === 'skip'
      ? 'the day before was skipped for fatigue, so this one counts as Recover'
      : reasonOfAdvice(draft.row, recommendation);
  return changeTo(draft, rowOfAdvice(draft.row, { recommendation, strides }), reason);
};

/**
 * Check-ins of the week, day by day: each changes its own day, and a Recover day passes its quality session on once or
 * offers another day for its long run. Kept days do not change; what they passed on stands.
 */
export const applyCheckins = (drafts: readonly Draft[], inputs: AdviceInputs): Draft[] => {
  let days = [...drafts];
  const taken: number[] = [];
  for (let day = 0; day < days.length; day += 1) {
    const draft = days[day];
    const advice = inputs.adviceOn(day);
    if (!draft || !advice) continue;
    const isFresh = draft.takesQuality && draft.reasons.length === 0 && !isHardBefore(days, day, inputs);
    const strides = isFresh ? inputs.strides : null;
    days[day] = advise(draft, advice, strides);
    if (advice.recommendation !== 'Recover') continue;
    if (taken.includes(day)) {
      days = days.map((other, at) => (at === day && isQuality(draft.row) ? say(other, LEFT_OUT) : other));
      continue;
    }
    const move = { from: day, gap: inputs.gap, taken };
    const passesOn = draft.isKept
      ? wasEased(draft) && !inputs.ranHard(day)
      : isQuality(draft.row) && isQuality(draft.base);
    if (passesOn) {
      const session = draft.isKept ? scale(draft.base, inputs.share) : draft.row;
      const moved = moveQuality(days, move, session);
      days = moved.days;
      if (moved.to !== null) taken.push(moved.to);
    } else if (!draft.isKept && draft.row.planType === 'long') {
      days = offerSlide(days, move, inputs, wholeMinutes(draft.row.minutes));
    }
  }
  return days;
};
