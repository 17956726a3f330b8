import { addDays, weekStartOf } from '@stridewell/contracts/web';
import { chronicMinutes, minutesBetween } from '../history.ts';
import { ceilingMinutes } from '../minutes.ts';
import type { Context } from './context.ts';
import { changeTo, type Draft } from './draft.ts';
import { easyInstead, isHard, isQuality } from './edit.ts';

const VOLUME_SHARE = 0.75;
const VOLUME_WEEKS = 2;
const EARLIER_WEEKS = 4;
/** How many weeks hold one hard session at most, once there may be one. */
const FIRST_WEEKS = 4;

/** Weekly minutes before the ladder began: the mean of the four weeks before its first session, else what stands in for a log. */
const earlierMinutes = ({ inputs: { records }, runner }: Context, finishedOn: string): number => {
  const onLadder = records.filter(({ ladderStage }) => ladderStage !== null && ladderStage !== undefined);
  const first = [finishedOn, ...onLadder.map(({ date }) => date)].sort()[0] ?? finishedOn;
  const before = minutesBetween(records, addDays(first, -7 * EARLIER_WEEKS), first) / EARLIER_WEEKS;
  const load = { records: [], level: runner.level, ceiling: ceilingMinutes(runner) };
  return before > 0 ? before : chronicMinutes(load, first);
};

/** The Mondays of the weeks since the ladder that held three quarters of the earlier minutes, before this week. */
const fullWeeks = (context: Context, finishedOn: string): string[] => {
  const { records, weekStart } = context.inputs;
  const enough = VOLUME_SHARE * earlierMinutes(context, finishedOn);
  const weeks: string[] = [];
  for (let week = weekStartOf(finishedOn); week < weekStart; week = addDays(week, 7)) {
    const from = week < finishedOn ? finishedOn : week;
    if (minutesBetween(records, from, addDays(week, 7)) >= enough) weeks.push(week);
  }
  return weeks;
};

/** How many hard sessions a week may hold after the ladder; null where it does not matter any more. */
export const qualityAfterLadder = (context: Context): number | null => {
  const { physio, weekStart } = context.inputs;
  const finishedOn = physio?.gate?.ladderFinished ? physio.gate.finishedOn : null;
  if (!finishedOn) return null;
  const second = fullWeeks(context, finishedOn)[VOLUME_WEEKS - 1];
  if (second === undefined) return 0;
  return weekStart <= addDays(second, 7 * FIRST_WEEKS) ? 1 : null;
};

/** After the ladder volume comes before speed: no hard session, hills or strides until two weeks held 75 % of the earlier minutes, then one a week at first. */
export const applyAfterLadder = (drafts: readonly Draft[], context: Context): Draft[] => {
  const most = qualityAfterLadder(context);
  if (most === null) return [...drafts];
  let held = drafts.filter(({ isKept, row }) => isKept && isQuality(row)).length;
  return drafts.map((draft) => {
    const { row, isKept } = draft;
    if (isKept || row.minutes === 0) return draft;
    if (isQuality(row) && held < most) {
      held += 1;
      return draft;
    }
    if (most > 0 && !isQuality(row)) return draft;
    const reason =
      most > 0 ? 'one hard session a week at first after the ladder' : 'after the ladder volume comes before speed';
    const easy = row.planType === 'long' && row.hardMinutes === 0 ? row : easyInstead(row, row.minutes);
    return { ...changeTo(draft, easy, reason), takesQuality: draft.takesQuality && isHard(easy) };
  });
};
