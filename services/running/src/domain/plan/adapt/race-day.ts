import type { AdviceOn } from './checkins.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { isRaceDay } from './edit.ts';
import { isStoppedByPain, painOn } from './pain.ts';
import { limitOn } from './physio.ts';

const HIGH_PAIN = 7;
const WHY = 'Rest is the session of the day.';

const againstStarting = (context: Context, day: number, adviceOn: AdviceOn): string | null => {
  if (limitOn(context, context.date(day)) === 'stop' || isStoppedByPain(context, day))
    return 'Your injury stops running for now.';
  if (painOn(context, day) >= HIGH_PAIN) return 'No running until the pain is looked at.';
  return adviceOn(day)?.recommendation === 'Reset' ? 'Today is Reset: no running, nothing is moved.' : null;
};

/** A race day on Reset, with pain of 7 and more or with running stopped says that there is no running. No check-in says that the runner may start. */
export const applyRaceDay = (drafts: readonly Draft[], context: Context, adviceOn: AdviceOn): Draft[] =>
  drafts.map((draft, day) => {
    const against = isRaceDay(draft.base) && !draft.isKept ? againstStarting(context, day, adviceOn) : null;
    if (against === null) return draft;
    const row = isRaceDay(draft.row) ? { ...draft.row, why: WHY } : draft.row;
    const cautioned = { ...draft, row };
    return draft.reasons.length > 0 ? cautioned : say(cautioned, against);
  });
