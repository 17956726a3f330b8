import type { PlanDay } from '../types.ts';
import type { Context } from './context.ts';
import { MEMORY_DAYS } from './context.ts';
import { changeTo, type Draft } from './draft.ts';
import { easeHardPart, easyInstead, isQuality, shorten } from './edit.ts';

const SHORT_VERSION = 25;
const LEAST_VERSION = 20;
const LESS_HARD = 0.7;

/** The version of a session for a day with little time: 20 to 30 minutes of it; null for rest, and for what is that short already. */
export const timeVersion = (row: PlanDay): PlanDay | null => {
  if (row.minutes <= LEAST_VERSION) return null;
  const minutes = Math.min(SHORT_VERSION, row.minutes - 1);
  return row.planType === 'long' ? easyInstead(row, minutes) : shorten(row, minutes);
};

/** `Here is a 25-minute version.`, with the minutes of {@link timeVersion}. */
export const timeVersionText = ({ minutes }: Pick<PlanDay, 'minutes'>): string =>
  `Here is a ${minutes}-minute version.`;

export const FATIGUE_TEXT = 'Noted - tomorrow starts easy.';
export const OTHER_TEXT = 'No problem. The plan moves on, not back.';

const ranQualitySince = (context: Context, skip: number, before: number): boolean =>
  Array.from({ length: Math.max(0, before - skip - 1) }, (_, at) => skip + 1 + at).some(
    (day) => context.ran(day) && ['tempo', 'push'].includes(context.log(day)?.planType ?? ''),
  );

/** The next hard session after a run that was skipped for fatigue is 30 % shorter in its hard part; a session that its check-in eased is eased once. */
export const applyFatigue = (drafts: readonly Draft[], context: Context): Draft[] => {
  const skips = context.skippedFor('fatigue');
  const answered = new Set<number>();
  return drafts.map((draft, day) => {
    const skip = skips.filter((at) => at < day && day - at <= MEMORY_DAYS).at(-1);
    if (skip === undefined || answered.has(skip) || !isQuality(draft.row)) return draft;
    if (ranQualitySince(context, skip, day)) return draft;
    if (draft.isKept ? context.ran(day) : day >= context.today) answered.add(skip);
    return draft.row.planType === 'adapt'
      ? draft
      : changeTo(
          draft,
          easeHardPart(draft.row, LESS_HARD),
          'a run was skipped for fatigue, so the hard part is 30 % shorter',
        );
  });
};
