import type { Context } from './context.ts';
import { MEMORY_DAYS } from './context.ts';
import { dayName } from './days.ts';
import { changeTo, type Draft, replaceBy } from './draft.ts';
import { easyInstead, instead, isQuality, restInstead, withoutStrides } from './edit.ts';

const CALM = 2;
const CALM_CHECKINS = 2;
const STOP_WITHIN = 7;
const LONGEST_NEXT = 40;

export const PAIN_PROMPT = 'Let us look at that first. Two minutes in Physio Coach?';
export const PAIN_STOP_NOTE = `Two runs were skipped for pain within 7 days, so the running plan stops here. ${PAIN_PROMPT}`;

/** Pain by day from both kinds of check-in, the worse one of a day. */
const painByDay = ({ inputs: { checkins, physio }, day }: Context): { day: number; pain: number }[] => {
  const worst = new Map<number, number>();
  const all = [...checkins.map(({ date, metrics }) => ({ date, pain: metrics.pain })), ...(physio?.checkins ?? [])];
  for (const { date, pain } of all) worst.set(day(date), Math.max(pain, worst.get(day(date)) ?? 0));
  return [...worst].map(([at, pain]) => ({ day: at, pain })).sort((a, b) => a.day - b.day);
};

/** The worst pain that a day's check-ins tell, 0 to 10; 0 without one. */
export const painOn = (context: Context, at: number): number =>
  painByDay(context).find(({ day }) => day === at)?.pain ?? 0;

/** Whether the two newest check-ins after a skip and before a day say that pain is at most 2: a day's own check-in lifts nothing on it. */
const isCalm = (pains: readonly { day: number; pain: number }[], since: number, at: number): boolean => {
  const after = pains.filter(({ day }) => day > since && day < at).slice(-CALM_CHECKINS);
  return after.length === CALM_CHECKINS && after.every(({ pain }) => pain <= CALM);
};

const lastSkip = (skips: readonly number[], day: number): number | null =>
  skips.filter((skip) => skip < day && day - skip <= MEMORY_DAYS).at(-1) ?? null;

const secondSkip = (skips: readonly number[], day: number): number | null => {
  const last = lastSkip(skips, day);
  const before = last === null ? undefined : skips.filter((skip) => skip < last).at(-1);
  return last !== null && before !== undefined && last - before < STOP_WITHIN ? last : null;
};

/** Whether the physio coach took over since: its newest check-in is as new as the skip, and a gate stands. */
const isHandedOver = ({ inputs: { physio }, day }: Context, skip: number): boolean => {
  const newest = physio?.checkins[0];
  return Boolean(physio?.gate) && newest !== undefined && day(newest.date) >= skip;
};

/** Whether two pain skips within 7 days hold the plan on a day: until pain is calm, or the physio coach took over. */
export const isStoppedByPain = (context: Context, day: number): boolean => {
  const skip = secondSkip(context.skippedFor('pain'), day);
  return skip !== null && !isHandedOver(context, skip) && !isCalm(painByDay(context), skip, day);
};

const nameOf = (day: number): string => {
  if (day < -7) return 'a run';
  return day < 0 ? `last ${dayName(day + 7)}` : dayName(day);
};

/**
 * Days after a run that was skipped for pain: the next run is easy, and nothing is hard until pain is at most 2 on two
 * check-ins; a second one within 7 days stops the plan ("Skipped/partial", section B of the domain page).
 */
export const applyPain = (drafts: readonly Draft[], context: Context): Draft[] => {
  const skips = context.skippedFor('pain');
  if (skips.length === 0) return [...drafts];
  const pains = painByDay(context);
  const ranSince = (skip: number, day: number): boolean =>
    Array.from({ length: day - skip - 1 }, (_, at) => skip + 1 + at).some(
      (at) => context.ran(at) || (at >= context.today && !context.log(at) && (drafts[at]?.row.minutes ?? 0) > 0),
    );
  return drafts.map((draft, day) => {
    const skip = lastSkip(skips, day);
    if (draft.isKept || skip === null) return draft;
    if (isStoppedByPain(context, day))
      return replaceBy(
        draft,
        restInstead(draft.row, { title: 'Rest', why: 'No running until the pain is looked at.' }),
        { reason: 'two runs were skipped for pain within 7 days, so the running plan stops' },
      );
    if (isCalm(pains, skip, day)) return draft;
    const quiet = { ...draft, takesQuality: false };
    const name = nameOf(skip);
    if (!ranSince(skip, day) && draft.row.minutes > 0) {
      const easy = easyInstead(draft.row, LONGEST_NEXT);
      const row = easy.title === 'Easy run' ? { ...easy, title: 'Easy run or walk' } : easy;
      return changeTo(quiet, row, `${name} was skipped for pain, so the next run is easy or a walk`);
    }
    const row = isQuality(draft.row)
      ? instead(draft.row, draft.row.minutes, { title: 'Easy run', why: 'Nothing hard until the pain is calm.' })
      : withoutStrides(draft.row);
    return changeTo(quiet, row, 'nothing hard until pain is 2 or less on two check-ins');
  });
};
