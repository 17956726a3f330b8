import { type AppliedAction, applyAction } from '../apply-action.ts';
import { buildSession } from '../build-session.ts';
import type { DaySession } from '../choose-sessions.ts';
import type { DayDecision } from '../day-action.ts';
import { HARD_LONG_FROM } from '../quality.ts';
import { hardDayGap } from '../runner.ts';
import type { Weekday } from '../types.ts';
import { type DayContext, logOn, skippedFor } from './context.ts';
import { decisionOn, streakBefore } from './decisions.ts';
import { changeTo, type DayDraft, draftOf, easyRun } from './draft.ts';
import {
  applyAfterLadder,
  applyAfterRace,
  applyGate,
  applyLighterWeek,
  applyPain,
  applyPauses,
  applyReturn,
  type PlannedReturn,
  spaceAfterLadder,
} from './limits.ts';
import { dayForLong, dayForQuality, leftBehind, moveTo, withCarriedLong } from './moves.ts';
import { applyRaceAdvice, withRaceAdvice } from './race-advice.ts';

/** Length in minutes of an easy run that replaces a session of unknown length. */
const LEAST_EASY = 20;
/** Longest long run in minutes that is not a hard day. */
const LONGEST_EASY_LONG = HARD_LONG_FROM - 5;
/** Longest run in minutes on the day after two Light or Rest days. */
const LONGEST_AFTER_LIGHT_DAYS = 60;

export interface CurrentWeek {
  days: DayDraft[];
  /** The decision for each day up to today that can still change. Null for kept and later days. */
  decisions: (DayDecision | null)[];
}

const isLightOrRest = ({ action }: DayDecision): boolean => action === 'light' || action === 'rest';

/**
 * Makes a decision stricter because of earlier days (sections 2.5 and 9.6). On the day after a run skipped for fatigue,
 * every session is at least trimmed. After three trimmed days, the next quality session is trimmed.
 */
const withStreaks = (decision: DayDecision, context: DayContext, day: number, role: string | null): DayDecision => {
  const isAfterFatigue = skippedFor(context, 'fatigue').includes(day - 1);
  const isAfterTrims = role === 'quality' && streakBefore(context, day, ({ action }) => action === 'trim') >= 3;
  const isStricter = (isAfterFatigue || isAfterTrims) && decision.action === 'plan';
  return isStricter ? { ...decision, action: 'trim', reason: 'answer' } : decision;
};

/** Makes the first run after two Light or Rest days easy, whatever the plan and the check-in (section 2.5). */
const applyLightStreak = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] =>
  drafts.map((draft, day) => {
    const { session } = draft;
    const isHard = session?.isHard || session?.role === 'quality' || session?.role === 'long';
    // The streak of a later day is not known yet.
    if (draft.isKept || !session || !isHard || day > context.today + 1 || session.kind === 'race') return draft;
    if (streakBefore(context, day, isLightOrRest) < 2) return draft;
    const easy = easyRun(session, session.role === 'long' ? LONGEST_AFTER_LIGHT_DAYS : session.minutes);
    return { ...changeTo(draft, easy, { code: 'after_light_days' }), takesQuality: false };
  });

/** Replaces the sessions of the days that the runner made easier or longer. */
const applyCuts = (drafts: readonly DayDraft[], { cuts }: DayContext): DayDraft[] =>
  drafts.map((draft, day) => {
    const cut = cuts?.get(day);
    return cut && draft.session ? { ...changeTo(draft, cut.session, cut.change), takesQuality: false } : draft;
  });

/** The decision by which earlier days shorten a session, whatever its own check-in. */
export const TRIM: DayDecision = {
  action: 'trim',
  reason: 'answer',
  isSoft: false,
  isWithoutRunning: false,
  isWithoutSpeed: false,
};

/**
 * Returns the next quality session after a run skipped for fatigue; null if there is none or if one was run since then.
 */
const qualityAfterFatigue = (drafts: readonly DayDraft[], context: DayContext): number | null => {
  const skip = skippedFor(context, 'fatigue').at(-1);
  if (skip === undefined) return null;
  const next = drafts.findIndex(({ session }, day) => day > skip && session?.role === 'quality');
  const ranQuality = context.logs.some((log) => log.day > skip && log.day < next && log.isHard && log.minutes > 0);
  return next < 0 || ranQuality ? null : next;
};

/** Returns the trimmed form of a session with the length that follows from its steps. */
const trimmedForm = (session: DaySession, { model }: DayContext): DaySession => {
  const trimmed = applyAction(session, TRIM).session ?? session;
  return { ...trimmed, minutes: buildSession(trimmed, model).minutes };
};

/** Returns the trimmed form of a session that earlier days trim regardless of the check-in, or null if they do not. */
const trimmedAnyway = (
  session: DaySession,
  drafts: readonly DayDraft[],
  day: number,
  context: DayContext,
): DaySession | null => {
  const isTrimmed =
    withStreaks({ ...TRIM, action: 'plan' }, context, day, session.role).action === 'trim' ||
    qualityAfterFatigue(drafts, context) === day;
  return isTrimmed ? trimmedForm(session, context) : null;
};

/** True for hard running, and for a long run that is a hard day because of its length, even if pain makes it easy. */
const isHardDay = ({ isHard, role, minutes }: DaySession): boolean =>
  isHard || (role === 'long' && minutes >= HARD_LONG_FROM);

/** True if a session is less than the required gap from another hard day. */
const isNearHard = (day: number, { runner }: DayContext, isHardOn: (other: number) => boolean): boolean => {
  const gap = hardDayGap(runner);
  return [...Array(2 * gap - 1).keys()]
    .map((offset) => day - gap + 1 + offset)
    .some((other) => other !== day && isHardOn(other));
};

const isRaceOfNextWeek = ({ races = [] }: DayContext, day: number): boolean =>
  day > 6 && races.some((race) => race.day === day);

const ranHard = (context: DayContext, day: number): boolean => {
  const log = logOn(context, day);
  return log?.isHard === true && log.minutes > 0;
};

/**
 * Returns the form in which a session moves to another day. It is no longer than on its own day, where earlier days can
 * trim it and a hard day just before it shortens a long run.
 */
const formToMove = (session: DaySession, drafts: readonly DayDraft[], day: number, context: DayContext): DaySession => {
  const moved = trimmedAnyway(session, drafts, day, context) ?? session;
  const isShortened =
    moved.role === 'long' && isHardDay(moved) && isNearHard(day, context, (other) => ranHard(context, other));
  return isShortened ? easyRun(moved, LONGEST_EASY_LONG) : moved;
};

/**
 * Repeats the moves of sessions from kept days to later days. They come before all limits, so that an illness, an injury
 * or pain since then applies to a moved session as well.
 */
const withKeptMoves = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] =>
  drafts.reduce<DayDraft[]>(
    (current, { isKept, planned, changes }, day) => {
      const move = changes.find((change) => change.code === 'moved_away');
      if (!isKept || !move || !planned || move.to < context.today || current[move.to]?.isKept) return current;
      return moveTo(current, formToMove(planned, current, day, context), day, move.to);
    },
    [...drafts],
  );

/**
 * Limits a changed session to the length of its trimmed form, because the easy run of a Light day is based on the whole
 * session and could otherwise be longer. A walk that replaces a ladder session is no longer than the physio coach
 * allows.
 */
const noLongerThan = (trimmed: DaySession | null, applied: AppliedAction, gate: DayContext['gate']): AppliedAction => {
  const walk = applied.change === 'walk' ? gate?.walkMinutes : undefined;
  const most = Math.min(trimmed?.minutes ?? Number.POSITIVE_INFINITY, walk ?? Number.POSITIVE_INFINITY);
  const isLonger = applied.session !== null && applied.session.minutes > most;
  return applied.session && isLonger ? { ...applied, session: { ...applied.session, minutes: most } } : applied;
};

/**
 * Applies each day's decision in order. A quality session or long run displaced by a light day can be moved once. It is
 * moved with the length that it has on its own day, so no check-in adds minutes to the week.
 */
const applyDecisions = (start: readonly DayDraft[], context: DayContext): CurrentWeek => {
  let drafts = [...start];
  const decisions: (DayDecision | null)[] = [];
  for (let day = 0; day < drafts.length; day += 1) {
    const draft = drafts[day];
    const isDecided = day <= context.today && draft?.isKept === false;
    const decision = isDecided
      ? withRaceAdvice(withStreaks(decisionOn(context, day), context, day, draft.session?.role ?? null), draft)
      : null;
    decisions.push(decision);
    if (!decision || !draft?.session) continue;
    const { session } = draft;
    const trimmed = trimmedAnyway(session, drafts, day, context);
    const applied = noLongerThan(trimmed, applyAction(session, decision), context.gate);
    if (applied.change === null) continue;
    const { action, reason, isSoft } = decision;
    const wasMoved = draft.changes.some(({ code }) => code === 'moved_here');
    const isMovable = !wasMoved && action === 'light' && !decision.isWithoutRunning && session === draft.planned;
    const to = isMovable
      ? session.role === 'long'
        ? dayForLong(drafts, day, context)
        : session.role === 'quality' && !isSoft
          ? dayForQuality(drafts, day, context)
          : null
      : null;
    const moved = formToMove(session, drafts, day, context);
    const change = { code: 'action', action, reason, isSoft, change: applied.change } as const;
    const changed = changeTo(draft, to === null ? applied.session : leftBehind(applied.session, drafts[to]), change);
    const isQualityLost = session.role === 'quality' && isMovable && to === null && !isSoft;
    const notes =
      to === null ? (isQualityLost ? [{ code: 'left_out' } as const] : []) : [{ code: 'moved_away', to } as const];
    drafts = drafts.map((each, other) =>
      other === day ? { ...changed, changes: [...changed.changes, ...notes] } : each,
    );
    if (to !== null) drafts = moveTo(drafts, moved, day, to);
  }
  return { days: drafts, decisions };
};

/** Trims the next quality session after a run skipped for fatigue. */
const applyFatigue = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const next = qualityAfterFatigue(drafts, context);
  return drafts.map((draft, day) => {
    const isTrimmed = draft.changes.some(({ code }) => code === 'action');
    if (day !== next || day < context.today || !draft.session || isTrimmed) return draft;
    const trimmed = applyAction(draft.session, TRIM);
    return changeTo(draft, trimmed.session, { code: 'fatigue_skip' });
  });
};

/**
 * After a run skipped for fatigue, limits an easy run that replaces the trimmed quality session to the length of that
 * session. A check-in that makes the day easy therefore adds no minutes.
 */
const limitAfterFatigue = (
  drafts: readonly DayDraft[],
  before: readonly DayDraft[],
  context: DayContext,
): DayDraft[] => {
  const next = qualityAfterFatigue(before, context);
  const whole = next === null ? null : before[next]?.session;
  const most = whole ? trimmedForm(whole, context).minutes : 0;
  return drafts.map((draft, day) => {
    const { session } = draft;
    const isLonger = day === next && session?.kind === 'easy' && session.minutes > most;
    return isLonger ? changeTo(draft, easyRun(session, most), { code: 'fatigue_skip' }) : draft;
  });
};

/**
 * Applies the limits that apply to every day, however it was changed: available days, session cap, distance between
 * hard days.
 */
const applyBounds = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const { runner, today } = context;
  const bounded = drafts.map((draft, day) => {
    const { session } = draft;
    if (draft.isKept || !session || session.kind === 'race') return draft;
    if (!runner.days.includes(day as Weekday)) return changeTo(draft, null, { code: 'unavailable' });
    const isReturn = session.kind === 'walk' || session.kind === 'ladder' || session.kind === 'runwalk';
    const cap = context.capByDay?.[day] ?? context.cap;
    const isOver = !isReturn && session.minutes > cap;
    return isOver ? changeTo(draft, easyRun(session, cap), { code: 'cap', minutes: cap }) : draft;
  });
  const result = [...bounded];
  // Quality sessions are displaced before the long run, and later days before earlier ones.
  const order = [...result.keys()]
    .reverse()
    .sort((a, b) => Number(result[a]?.session?.role === 'long') - Number(result[b]?.session?.role === 'long'));
  for (const day of order) {
    const draft = result[day];
    if (!draft?.session || !isHardDay(draft.session) || draft.isKept || day < today) continue;
    if (draft.session.kind === 'race') continue;
    const isNear = isNearHard(
      day,
      context,
      (other) => ranHard(context, other) || result[other]?.session?.isHard === true || isRaceOfNextWeek(context, other),
    );
    // The length of a trimmed session follows from its steps, so the planned length is used for the easy run.
    const minutes = draft.session.minutes > 0 ? draft.session.minutes : (draft.planned?.minutes ?? LEAST_EASY);
    const session = { ...draft.session, minutes };
    const most = session.role === 'long' ? LONGEST_EASY_LONG : minutes;
    if (isNear) result[day] = changeTo(draft, easyRun(session, most), { code: 'hard_too_close' });
  }
  return result;
};

/**
 * Returns the current form of a planned week. Kept days are unchanged; every other day is adapted to pauses, injury,
 * pain, check-ins and skipped runs (sections 1.5, 2 and 9.6 of the plans page). Pure: equal inputs always produce an
 * equal week.
 */
export const adaptTrainingWeek = (
  planned: readonly (DaySession | null)[],
  context: DayContext,
  plannedReturn: PlannedReturn | null,
): CurrentWeek => {
  const drafts = applyCuts(
    planned.map((session, day) => draftOf(session, context.kept.get(day))),
    context,
  );
  const start = withKeptMoves(withCarriedLong(drafts, context), context);
  const raced = applyAfterRace(applyLighterWeek(start, context), context);
  const limited = applyReturn(applyRaceAdvice(applyPauses(raced, context), context), context, plannedReturn);
  const rested = applyLightStreak(applyPain(applyAfterLadder(limited, context), context), context);
  const gated = applyGate(limitAfterFatigue(rested, limited, context), context);
  const { days, decisions } = applyDecisions(spaceAfterLadder(gated, context), context);
  // Sessions that a check-in has moved also keep the required distance.
  return { days: spaceAfterLadder(applyBounds(applyFatigue(days, context), context), context), decisions };
};
