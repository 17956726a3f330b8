import type { AdviceOn } from './checkins.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { isRaceDay } from './edit.ts';
import { isStoppedByPain, painOn } from './pain.ts';
import { limitOn } from './physio.ts';

const HIGH_PAIN = 7;
const CAUTION = 'starting is not advised today. There will be other races.';
const WHY = 'What your body says today comes before the race.';

const againstStarting = (context: Context, day: number, adviceOn: AdviceOn): string | null => {
  if (limitOn(context, context.date(day)) === 'stop' || isStoppedByPain(context, day))
    return 'Running is stopped for now';
  if (painOn(context, day) >= HIGH_PAIN) return 'Pain is high today';
  return adviceOn(day)?.recommendation === 'Reset' ? 'Today is Reset' : null;
};

/** A race day on Reset, with pain of 7 and more or with running stopped says that starting is not advised. No other day says that it is. */
export const applyRaceDay = (drafts: readonly Draft[], context: Context, adviceOn: AdviceOn): Draft[] =>
  drafts.map((draft, day) => {
    const against = isRaceDay(draft.base) && !draft.isKept ? againstStarting(context, day, adviceOn) : null;
    if (against === null) return draft;
    const row = isRaceDay(draft.row) ? { ...draft.row, why: WHY } : draft.row;
    return say({ ...draft, row }, `${against}: ${CAUTION}`);
  });
