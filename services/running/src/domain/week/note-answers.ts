import { NOTE_ANSWERS, type NoteAnswer, type NoteQuestion } from '@stridewell/contracts/web';
import { buildSession } from '../training/build-session.ts';
import type { DaySession } from '../training/choose-sessions.ts';
import { WEEKDAYS } from '../training/running-days.ts';
import type { Weekday } from '../training/types.ts';
import { endSmallerPlan, withSmallerPlan } from './answer-offer.ts';
import { currentWeek, isEasierWeek } from './current-week.ts';
import { dayFacts, weekMinutes } from './day-facts.ts';
import { weekOffers } from './offers.ts';
import { closedReason } from './open-days.ts';
import { canBeCut } from './own-cuts.ts';
import { type AdjustResult, withWishes } from './own-wishes.ts';
import type { AnsweredNote, OwnCut, WeekBase, WeekInputs, WeekState } from './types.ts';

/** Length in minutes of the short version of a hard session, and the minimum reduction. */
const SHORT_VERSION = { minutes: 30, least: 20, step: 5 } as const;

const isQuestion = (code: string): code is NoteQuestion => Object.hasOwn(NOTE_ANSWERS, code);

const answeredOf = ({ own }: WeekBase): readonly AnsweredNote[] => own?.answered ?? [];

/** Returns the notes of a week that ask the runner a question and have not been answered this week (section 9.6). */
export const questionsOf = ({ base, notes }: Pick<WeekState, 'base' | 'notes'>): NoteQuestion[] => {
  const answered = new Set<string>(answeredOf(base).map(({ note }) => note));
  return notes.flatMap(({ code }) => (isQuestion(code) && !answered.has(code) ? [code] : []));
};

/** The next hard session that can still be changed; null if there is none. */
const nextHardDay = (week: WeekState, inputs: WeekInputs): Weekday | null =>
  WEEKDAYS.find((day) => {
    const session = week.base.sessions[day];
    const isOpen = session?.role === 'quality' && week.days[day]?.session != null && canBeCut(session);
    const isCut = week.base.own?.cuts.some((cut) => cut.day === day) === true;
    return isOpen && !isCut && closedReason(week, day, inputs) === null;
  }) ?? null;

/** A week in which an easy run replaces the session of a day. */
const withEasyRun = (base: WeekBase, day: Weekday, minutes: number): WeekBase => {
  const easy: DaySession = { kind: 'easy', minutes, day, role: 'easy', isHard: false };
  return { ...base, sessions: base.sessions.map((each, at) => (at === day ? easy : each)) };
};

const withCut = (base: WeekBase, cut: OwnCut): WeekBase =>
  withWishes(base, { cuts: [...(base.own?.cuts ?? []), cut].sort((a, b) => a.day - b.day) });

/** The effects of an answer: the changed week and the data that an undo needs. */
interface Effect {
  base: WeekBase;
  record: Partial<AnsweredNote>;
}

const hardEffect = (week: WeekState, answer: NoteAnswer, inputs: WeekInputs): Effect => {
  const { base } = week;
  const day = nextHardDay(week, inputs);
  const session = day === null ? null : base.sessions[day];
  if (day === null || !session) return { base, record: {} };
  const { minutes } = buildSession(session, base.model);
  switch (answer) {
    case 'too_hard':
      return { base: withCut(base, { day, kind: 'easier' }), record: { day } };
    case 'no_time': {
      const short = Math.min(SHORT_VERSION.minutes, minutes - SHORT_VERSION.step);
      if (short < SHORT_VERSION.least) return { base, record: {} };
      return { base: withCut(base, { day, kind: 'shorten', minutes: short }), record: { day } };
    }
    case 'no_fun': {
      // A check-in may already have shortened the session, and the easy run must not undo that.
      const now = week.days[day];
      const easy = Math.min(minutes, now ? dayFacts(now, base).minutes : minutes);
      return { base: withEasyRun(base, day, easy), record: { day, replaced: session } };
    }
    default:
      return { base, record: {} };
  }
};

/**
 * True if the week after an effect is neither longer nor harder. On a day that a check-in has changed, another session
 * could undo the reduction.
 */
const isNoMore = (week: WeekState, { base }: Effect, inputs: WeekInputs): boolean => {
  const hardMinutes = ({ days, base: own }: WeekState): number =>
    days.reduce((sum, day) => sum + dayFacts(day, own).hardMinutes, 0);
  const after = currentWeek(base, { ...inputs, base, replaced: base });
  return weekMinutes(after) <= weekMinutes(week) && hardMinutes(after) <= hardMinutes(week);
};

const lighterEffect = ({ base }: WeekState, answer: NoteAnswer, inputs: WeekInputs): Effect => {
  const isLighter = answer === 'too_much' || answer === 'lighter';
  if (!isLighter || isEasierWeek(base, inputs)) return { base, record: {} };
  return { base: withWishes(base, { isEasierWeek: true }), record: { isEasierWeek: true } };
};

const effectOf = (week: WeekState, answer: NoteAnswer, note: NoteQuestion, inputs: WeekInputs): Effect => {
  const effect = note === 'hard_skipped' ? hardEffect(week, answer, inputs) : lighterEffect(week, answer, inputs);
  return isNoMore(week, effect, inputs) ? effect : { base: week.base, record: {} };
};

/** The smaller plan that is currently offered, or null if there is none. */
const smallerOffer = (week: WeekState, inputs: WeekInputs) =>
  weekOffers(week, inputs).find((offer) => offer.kind === 'smaller_plan') ?? null;

/**
 * The week within a smaller plan. If check-ins have already made the week lighter than that, it keeps its sessions and
 * the smaller plan begins with the next week.
 */
const smallerFromNow = (week: WeekState, offer: { minutes: number; runs: number }, inputs: WeekInputs): WeekBase => {
  const base = withSmallerPlan(week.base, offer, inputs);
  return isNoMore(week, { base, record: {} }, inputs) ? base : { ...week.base, smaller: base.smaller };
};

const isPausedToday = ({ pauses, today }: WeekInputs): boolean =>
  pauses.some(({ kind, from, to }) => kind === 'illness' && from <= today && to === null);

const recorded = (base: WeekBase, given: AnsweredNote): WeekBase =>
  withWishes(base, { answered: [...answeredOf(base), given] });

/**
 * Applies the runner's answer to a note. The next hard session becomes easier, shorter or an easy run, the rest of the
 * week becomes lighter, the plan becomes smaller, training pauses for illness, or nothing changes. No answer makes the
 * week longer or harder. Rejected if the note or the smaller plan no longer exists, or if the note was answered
 * differently. The same answer again changes nothing.
 */
export const answerNote = (
  week: WeekState,
  { note, answer }: { note: NoteQuestion; answer: NoteAnswer },
  inputs: WeekInputs,
): AdjustResult => {
  const { base } = week;
  const given = answeredOf(base).find((one) => one.note === note);
  // A request that failed between the answer and the pause is completed when it is repeated.
  if (given?.answer === answer) return { base, ...(given.pausedFrom === inputs.today && { illness: 'begins' }) };
  if (given || !questionsOf(week).includes(note)) return { refused: { code: 'note_gone' } };
  if (answer === 'smaller') {
    const offer = smallerOffer(week, inputs);
    if (!offer) return { refused: { code: 'offer_gone' } };
    return { base: recorded(smallerFromNow(week, offer, inputs), { note, answer, isSmaller: true }) };
  }
  if (answer === 'ill')
    return isPausedToday(inputs)
      ? { base: recorded(base, { note, answer }) }
      : { base: recorded(base, { note, answer, pausedFrom: inputs.today }), illness: 'begins' };
  const effect = effectOf(week, answer, note, inputs);
  return { base: recorded(effect.base, { note, answer, ...effect.record }) };
};

/** Undoes an answer and its effects. A day that is over or logged stays as it is, and so does a day of illness. */
export const undoNote = (week: WeekState, note: NoteQuestion, inputs: WeekInputs): AdjustResult => {
  const { base } = week;
  const given = answeredOf(base).find((one) => one.note === note);
  if (!given) return { base };
  const { day, replaced } = given;
  const open = withWishes(base, { answered: answeredOf(base).filter((one) => one !== given) });
  if (given.isSmaller) return { base: endSmallerPlan(open, inputs) };
  if (given.pausedFrom !== undefined) return { base: open, illness: 'ends' };
  if (day !== undefined && closedReason(week, day, inputs)?.code === 'day_done')
    return { refused: { code: 'day_done' } };
  // A day that was planned again or moved since then keeps its session.
  const isStill = replaced !== undefined && day !== undefined && base.sessions[day]?.kind === 'easy';
  const restored = isStill
    ? { ...base, sessions: base.sessions.map((each, at) => (at === day ? replaced : each)) }
    : base;
  return {
    base: withWishes(restored, {
      answered: answeredOf(base).filter((one) => one !== given),
      ...(day !== undefined && !replaced && { cuts: (base.own?.cuts ?? []).filter((cut) => cut.day !== day) }),
      ...(given.isEasierWeek && { isEasierWeek: false }),
    }),
  };
};
