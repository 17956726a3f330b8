import type { NoteAnswer, NoteQuestion, OfferKind } from '@stridewell/contracts/web';
import { buildSession } from '../training/build-session.ts';
import { WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { answerOffer, type OfferAnswer, undoOffer } from './answer-offer.ts';
import { currentWeek, isEasierWeek } from './current-week.ts';
import { weekMinutes } from './day-facts.ts';
import { wasEasier } from './easier-weeks.ts';
import { makeWeek } from './make-week.ts';
import { nextWeekInputs } from './next-week.ts';
import { answerNote, undoNote } from './note-answers.ts';
import { closedReason } from './open-days.ts';
import { canBeCut } from './own-cuts.ts';
import { type AdjustResult, withWishes } from './own-wishes.ts';
import { trialDay, withoutTrial } from './time-trial.ts';
import type { OwnCut, OwnWishes, WeekBase, WeekInputs, WeekState } from './types.ts';

/** A change that the runner asks for. Days are indexes from Monday. */
export type PlanWish =
  | { kind: 'easier'; day: Weekday }
  | { kind: 'shorten'; day: Weekday; minutes: number }
  | { kind: 'easier_week' }
  | { kind: 'repeat_week' }
  | { kind: 'undo'; day: Weekday | null }
  | { kind: 'undo_offer'; offer: OfferKind }
  | { kind: 'answer_offer'; answer: OfferAnswer }
  | { kind: 'answer_note'; note: NoteQuestion; answer: NoteAnswer }
  | { kind: 'undo_note'; note: NoteQuestion };

const cutsWithout = ({ own }: WeekBase, day: Weekday): OwnCut[] => (own?.cuts ?? []).filter((cut) => cut.day !== day);

/** Returns the change that removes the minutes that were added to a day. */
const withoutExtra = ({ own }: WeekBase, day: Weekday): Partial<OwnWishes> =>
  own?.extra?.day === day ? { extra: undefined } : {};

const cutDay = (week: WeekState, cut: OwnCut, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  const closed = closedReason(week, cut.day, inputs);
  if (closed) return { refused: closed };
  const session = base.sessions[cut.day];
  if (!session || !week.days[cut.day]?.session) return { refused: { code: 'no_session' } };
  if (session.kind === 'race') return { refused: { code: 'race_day' } };
  if (!canBeCut(session)) return { refused: { code: 'fixed_session' } };
  const isShorter = cut.kind === 'easier' || cut.minutes < buildSession(session, base.model).minutes;
  if (!isShorter) return { refused: { code: 'not_shorter' } };
  const cuts = [...cutsWithout(base, cut.day), cut].sort((a, b) => a.day - b.day);
  return { base: withWishes(base, { cuts, ...withoutExtra(base, cut.day) }) };
};

/** Maximum number of consecutive easier weeks; a further one is rejected. */
const MOST_EASIER = 2;

const easierWeek = (week: WeekState, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  if (isEasierWeek(base, inputs)) return { base };
  if ([1, MOST_EASIER].every((weeks) => wasEasier(inputs, weeks))) return { refused: { code: 'third_easier_week' } };
  const reasons = WEEKDAYS.filter((day) => base.sessions[day]).map((day) => {
    const closed = closedReason(week, day, inputs);
    const session = base.sessions[day];
    return closed ?? (session && canBeCut(session) ? null : ({ code: 'fixed_session' } as const));
  });
  if (reasons.includes(null)) {
    const eased = withWishes(base, { isEasierWeek: true });
    // In the easier week, a longer session may stay on its day that would have moved away in the unchanged week.
    const isLonger = weekMinutes(currentWeek(eased, { ...inputs, replaced: eased })) > weekMinutes(week);
    return isLonger ? { refused: { code: 'nothing_left' } } : { base: eased };
  }
  const refused = reasons.find((reason) => reason !== null && reason.code !== 'day_done');
  return { refused: refused ?? { code: 'nothing_left' } };
};

const repeatedWeek = (week: WeekState, inputs: WeekInputs): AdjustResult => {
  const base = withWishes(week.base, { isRepeated: true });
  const { repeat } = makeWeek(nextWeekInputs({ ...week, base }, inputs, 'all')).base;
  return repeat === 'done' ? { base } : { refused: { code: 'no_repeat' } };
};

/**
 * Makes a day or the week easier, repeats the week, or answers an offer, as the runner asks (section 9.3 of the plans
 * page). Only an accepted offer can make the training longer or harder, and minutes that are removed are never treated
 * as skipped.
 */
export const adjustPlan = (week: WeekState, wish: PlanWish, inputs: WeekInputs): AdjustResult => {
  switch (wish.kind) {
    case 'easier':
    case 'shorten':
      return cutDay(week, wish, inputs);
    case 'easier_week':
      return easierWeek(week, inputs);
    case 'repeat_week':
      return repeatedWeek(week, inputs);
    case 'undo': {
      const { day } = wish;
      if (day !== null) {
        const closed = closedReason(week, day, inputs);
        if (closed?.code === 'day_done') return { refused: closed };
        const base = trialDay(week.base) === day ? withoutTrial(week.base) : week.base;
        return { base: withWishes(base, { cuts: cutsWithout(base, day), ...withoutExtra(base, day) }) };
      }
      const base = withWishes(week.base, { isEasierWeek: false, isRepeated: false });
      return { base, endsLighterWeek: inputs.lighter === 'lighter' };
    }
    case 'undo_offer':
      return undoOffer(week, wish.offer, inputs);
    case 'answer_offer':
      return answerOffer(week, wish.answer, inputs);
    case 'answer_note':
      return answerNote(week, wish, inputs);
    case 'undo_note':
      return undoNote(week, wish.note, inputs);
    default:
      return wish satisfies never;
  }
};
