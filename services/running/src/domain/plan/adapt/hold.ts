import { daysBetween, weekStartOf } from '@stridewell/contracts/web';
import { sessionCap } from '../history.ts';
import { apart, wholeMinutes } from '../round.ts';
import type { Runner } from '../types.ts';
import { isAvailable } from './days.ts';
import { changeTo, type Draft } from './draft.ts';
import { instead, isHard, restInstead, shorten, withLessWork } from './edit.ts';
import { isReturn } from './today.ts';
import type { LoggedDay } from './types.ts';

const HARD_SHARE = 0.2;
const EASY_WHY = 'Easy minutes: you should be able to speak in full sentences.';

export interface HoldInputs {
  runner: Runner;
  records: readonly LoggedDay[];
  gap: 2 | 3;
  /** The most minutes of the week. */
  ceiling: number;
  /** Whether a hard session was really run on a day, Monday = 0, days before it negative. */
  ranHard(day: number): boolean;
}

/** No run is longer than the session cap. Walks and the ladder have their own steps and are not measured by it. */
const holdCap = (draft: Draft, { runner, records }: HoldInputs): Draft => {
  if (isReturn(draft.row)) return draft;
  const slowGrowth = runner.injuryHistory.some((area) => area === 'Lower back' || area === 'Hip');
  const cap = sessionCap(records, runner.level, draft.row.date, { slowGrowth });
  return draft.row.minutes <= cap ? draft : changeTo(draft, shorten(draft.row, cap), `your session cap is ${cap} min`);
};

/** Nothing lies on a day that is not available: a plan made for other days gives way. */
const holdAvailable = (draft: Draft, { runner }: HoldInputs): Draft => {
  const { row } = draft;
  const isFree = isAvailable(runner, daysBetween(weekStartOf(row.date), row.date));
  if (isFree || row.minutes === 0) return draft;
  const rest = restInstead(row, { title: 'Rest', why: 'Not one of your running days.' });
  return changeTo(draft, rest, 'this is not one of your running days');
};

const asEasy = (draft: Draft, reason: string): Draft =>
  changeTo(draft, instead(draft.row, draft.row.minutes, { title: 'Easy run', why: EASY_WHY }), reason);

const isNearHard = (days: readonly Draft[], at: number, { gap, ranHard }: HoldInputs): boolean => {
  const near = days.some(({ row }, day) => day !== at && isHard(row) && apart(at, day) < gap);
  const ran = Array.from({ length: 2 * gap - 1 }, (_, offset) => at - gap + 1 + offset);
  return near || ran.some((day) => day !== at && ranHard(day));
};

/** No two hard days within 48 h (72 h from 50): what may still change gives way, the later day first. */
const holdDistance = (drafts: readonly Draft[], inputs: HoldInputs): Draft[] => {
  const days = [...drafts];
  for (let day = days.length - 1; day >= 0; day -= 1) {
    const draft = days[day];
    if (draft && !draft.isKept && isHard(draft.row) && isNearHard(days, day, inputs))
      days[day] = asEasy(draft, 'a hard day lies too close');
  }
  return days;
};

const total = (days: readonly Draft[], field: 'minutes' | 'hardMinutes'): number =>
  days.reduce((sum, { row }) => sum + row[field], 0);

const latest = (days: readonly Draft[], test: (draft: Draft) => boolean): number =>
  days.reduce((found, draft, day) => (!draft.isKept && test(draft) ? day : found), -1);

const lessHard = ({ row }: Draft, over: number) => {
  const work = Math.max(0, row.hardMinutes - over);
  if (row.planType !== 'long') return withLessWork(row, work);
  return work >= 10
    ? { ...row, hardMinutes: work, title: `Long run with ${work} min in Z3` }
    : { ...row, hardMinutes: 0, zone: 'Z2', title: 'Long run' };
};

/** Hard minutes stay at most a fifth of the week: sets shrink, the latest first, until they fit; the days' minutes stay. */
const holdShare = (drafts: readonly Draft[]): Draft[] => {
  let days = [...drafts];
  for (;;) {
    const over = total(days, 'hardMinutes') - wholeMinutes(total(days, 'minutes') * HARD_SHARE);
    const at = latest(days, ({ row }) => row.hardMinutes > 0);
    if (over <= 0 || at < 0) return days;
    days = days.map((draft, day) =>
      day === at ? changeTo(draft, lessHard(draft, over), 'hard minutes stay within a fifth of the week') : draft,
    );
  }
};

/** The week never holds more than the runner's hours. */
const holdCeiling = (drafts: readonly Draft[], { ceiling }: HoldInputs): Draft[] => {
  let days = [...drafts];
  for (;;) {
    const over = total(days, 'minutes') - ceiling;
    const at = latest(days, ({ row }) => row.minutes > 0);
    if (over <= 0 || at < 0) return days;
    days = days.map((draft, day) =>
      day === at
        ? changeTo(draft, shorten(draft.row, draft.row.minutes - over), 'the week holds no more than your hours')
        : draft,
    );
  }
};

/** Keeps what every plan keeps, whatever changed it: session cap, hours, distance between hard days, share of hard minutes. */
export const hold = (drafts: readonly Draft[], inputs: HoldInputs): Draft[] => {
  const capped = drafts.map((draft) => (draft.isKept ? draft : holdCap(holdAvailable(draft, inputs), inputs)));
  return holdShare(holdDistance(holdCeiling(capped, inputs), inputs));
};
