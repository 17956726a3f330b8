import { hasFastParts } from '../apply-action.ts';
import { breakRow, isLongerBreak } from '../breaks.ts';
import type { DaySession } from '../choose-sessions.ts';
import { AFTER_LONG } from '../place-week.ts';
import { toFive } from '../round.ts';
import { longestOfCap } from '../session-cap.ts';
import type { Weekday } from '../types.ts';
import { asWalkRun } from '../walk-breaks.ts';
import { type DayContext, type LoggedRun, logOn, ranOn, skippedFor } from './context.ts';
import { changeTo, type DayDraft, easyRun, replaceBy } from './draft.ts';
import { lastingPainBefore } from './lasting-pain.ts';

/** Number of days without symptoms required before running again. */
export const CLEAR_DAYS = 1;
const LONGEST_AFTER_ILLNESS = 40;
/** Maximum number of easy days after an illness. */
export const MOST_EASY_DAYS = 7;
const LIGHTER_SHARE = 0.8;
const LEAST_RUN = 10;

/** True for a walk-run after a break. A walk-run of couch to 5K has 0 minutes here, because its unit is not shortened. */
const isSizedWalkRun = ({ kind, minutes }: DaySession): boolean => kind === 'runwalk' && minutes > 0;

const scaled = (session: DaySession, share: number): DaySession => ({
  ...session,
  minutes: Math.min(session.minutes, Math.max(LEAST_RUN, toFive(share * session.minutes))),
  ...(session.reps === undefined || (session.role !== 'quality' && !isSizedWalkRun(session))
    ? {}
    : { reps: Math.max(1, Math.floor(share * session.reps)) }),
});

/** Shortens every session except a race by a fifth in a lighter week that the runner accepted. */
export const applyLighterWeek = (drafts: readonly DayDraft[], { isLighter }: DayContext): DayDraft[] =>
  drafts.map((draft) =>
    isLighter && draft.session && draft.session.kind !== 'race'
      ? changeTo(draft, scaled(draft.session, LIGHTER_SHARE), { code: 'lighter_week' })
      : draft,
  );

/**
 * Plans rest on travel and sick days. An illness is followed by one day without symptoms, then by as many easy days as
 * there were sick days, up to seven (section 1.5 of the plans page). A race on one of the easy days stays in the plan;
 * its text says when not to start.
 */
export const applyPauses = (drafts: readonly DayDraft[], { pauses }: DayContext): DayDraft[] =>
  drafts.map((draft, day) =>
    pauses.reduce((current, { kind, from, to }) => {
      if (kind === 'travel') {
        return day >= from && day <= to && current.session?.kind !== 'race'
          ? replaceBy(current, null, { code: 'away' })
          : current;
      }
      if (day >= from && day <= to + CLEAR_DAYS) return replaceBy(current, null, { code: 'ill', isOver: day > to });
      const sickDays = Math.min(MOST_EASY_DAYS, to - from + 1);
      const easyDay = day - to - CLEAR_DAYS;
      if (easyDay < 1 || easyDay > sickDays || !current.session || current.session.kind === 'race') return current;
      const easy = easyRun(current.session, LONGEST_AFTER_ILLNESS);
      return { ...changeTo(current, easy, { code: 'after_illness', day: easyDay, of: sickDays }), takesQuality: false };
    }, draft),
  );

/** Fraction of the established load of a week that was planned for the return from a break of `days` weighted days. */
export interface PlannedReturn {
  daysOff: number;
  share: number;
}

const asEasy = (session: DaySession): DaySession =>
  session.isHard || session.kind === 'strides' ? easyRun(session, session.minutes) : session;

/**
 * Adapts the rest of a week in which a break ends (section 1.5). Runs are shorter and the first one is the shortest.
 * The long run is at most the week's fraction of the longest run. There are no quality sessions and no strides. After a
 * long break the runs have walk breaks. A race stays. In a week that was planned for the break, only the first run
 * changes; if the break became longer than planned for, the fractions of the longer break apply.
 * @param planned the break for which the week was planned; null if there was none
 */
export const applyReturn = (
  drafts: readonly DayDraft[],
  context: DayContext,
  planned: PlannedReturn | null,
): DayDraft[] => {
  const { returned, runner, cap, today } = context;
  const row = breakRow(returned?.counted ?? 0);
  const [share] = row.shares;
  if (!returned || share === undefined) return [...drafts];
  const isPlannedForIt = planned !== null && !isLongerBreak(returned.counted, planned.daysOff);
  // The sessions of a return week already include the week's fraction; the long run is limited by the longest run.
  const left = (wanted: number): number => Math.min(1, wanted / (planned?.share ?? 1));
  let isFirstRun = !returned.hasRun;
  return drafts.map((draft, day) => {
    const { session } = draft;
    if (draft.isKept || !session || session.kind === 'race' || day < today) return draft;
    if (isPlannedForIt && !isFirstRun) return draft;
    const isLong = session.role === 'long';
    const first = isLong ? row.firstRun : left(row.firstRun);
    const shorter = scaled(asEasy(session), isFirstRun ? first : left(share));
    const most = isLong ? Math.max(LEAST_RUN, toFive(share * longestOfCap(runner, cap))) : session.minutes;
    const within = { ...shorter, minutes: Math.min(shorter.minutes, most) };
    const hasWalks = row.walkBreaks === 'first_week' || (row.walkBreaks === 'first_run' && isFirstRun);
    const change = { code: 'return', daysOff: returned.days, isFirstRun } as const;
    isFirstRun = false;
    const run = hasWalks || isSizedWalkRun(within) ? asWalkRun(within, runner, returned.counted) : within;
    // The first run is mentioned even if the week was planned with its length.
    const changed = changeTo(draft, run, change);
    const named = changed === draft && change.isFirstRun ? { ...draft, changes: [...draft.changes, change] } : changed;
    return { ...named, takesQuality: false };
  });
};

/**
 * Makes the rest of the week easy after a race that was run although the plan did not prepare for it: first rest, then
 * short easy runs (section 3.7).
 */
export const applyAfterRace = (drafts: readonly DayDraft[], { races = [], runner }: DayContext): DayDraft[] =>
  races.reduce<DayDraft[]>(
    (current, { day: raceDay, restDays }) =>
      restDays === undefined
        ? current
        : current.map((draft, day) => {
            if (day <= raceDay || draft.isKept || !draft.session || draft.session.kind === 'race') return draft;
            const session = day - raceDay > restDays ? easyRun(draft.session, AFTER_LONG[runner.level]) : null;
            return { ...changeTo(draft, session, { code: 'after_race' }), takesQuality: false };
          }),
    [...drafts],
  );

/** Length in minutes of a walk if the physio service has not published it, and maximum length of a logged walk. */
const WALK_MINUTES = 30;
const MOST_DAYS = 6;

/** True for a logged walk of the plan. A longer day included more than the walk, so it is treated as a run. */
const isPlannedWalk = ({ day, minutes, ladderStage }: LoggedRun, drafts: readonly DayDraft[]): boolean =>
  ladderStage === 0 || (ladderStage === null && minutes <= WALK_MINUTES && drafts[day]?.session?.kind === 'walk');

/**
 * Returns the days with the sessions that an injury allows, starting today: none, walks, or ladder sessions with rest
 * days between them (section C of the physio page).
 */
export const applyGate = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const { gate, runner, today } = context;
  if (!gate || gate.level === 'clear') return [...drafts];
  let used = drafts.filter(({ isKept, session }) => isKept && session !== null).length;
  let last = Math.max(
    -99,
    ...context.logs.filter((log) => log.minutes > 0 && !isPlannedWalk(log, drafts)).map(({ day }) => day),
  );
  return drafts.map((draft, day) => {
    if (draft.isKept || day < today) return draft;
    if (gate.level === 'stop') return replaceBy(draft, null, { code: 'physio_stop' });
    const weekday = day as Weekday;
    if (!runner.days.includes(weekday) || used >= MOST_DAYS) return replaceBy(draft, null, { code: 'ladder_rest' });
    const minutes = gate.walkMinutes ?? WALK_MINUTES;
    const base: DaySession = { kind: 'walk', minutes, day: weekday, role: 'easy', isHard: false };
    if (gate.level === 'walk' || !gate.runWalk) {
      used += 1;
      return replaceBy(draft, base, { code: 'physio_walk' });
    }
    if (day - last < gate.gap) return replaceBy(draft, null, { code: 'ladder_rest' });
    last = day;
    used += 1;
    const { rounds, bouts, ...runWalk } = gate.runWalk;
    const rhythm = { reps: rounds, runWalk, ...(bouts ? { bouts } : {}) };
    const session: DaySession = { ...base, kind: 'ladder', minutes: 0, ...rhythm };
    return replaceBy(draft, session, { code: 'ladder', stage: gate.stage });
  });
};

/** Maximum length of a run in the rest of the week in which the ladder was finished, in minutes. */
const LONGEST_AFTER_LADDER = 30;

/**
 * Keeps runs short and easy in the rest of the week in which the walk–run ladder was finished (section 1.5), and no longer
 * than the physio coach allows in the four weeks after it.
 */
export const applyAfterLadder = (
  drafts: readonly DayDraft[],
  { ladderFinished, afterLadder }: DayContext,
): DayDraft[] =>
  drafts.map((draft, day) => {
    if (ladderFinished === null || day <= ladderFinished || !draft.session) return draft;
    if (ladderFinished >= 0) {
      const easy = easyRun(draft.session, LONGEST_AFTER_LADDER);
      return { ...changeTo(draft, easy, { code: 'after_ladder' }), takesQuality: false };
    }
    if (!afterLadder || day >= afterLadder.until || draft.session.kind === 'race') return draft;
    const { longest } = afterLadder;
    if (draft.session.minutes <= longest) return draft;
    const easy = easyRun(draft.session, longest);
    return { ...changeTo(draft, easy, { code: 'after_ladder_longest', minutes: longest }), takesQuality: false };
  });

/** Keeps the days between two runs in the four weeks after the walk–run ladder. A race stays. */
export const spaceAfterLadder = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const { afterLadder, logs, today } = context;
  if (!afterLadder) return [...drafts];
  const { from, until, gap } = afterLadder;
  const ran = logs.filter((log) => log.minutes > 0 && !isPlannedWalk(log, drafts)).map(({ day }) => day);
  let last = Math.max(-99, ...ran.filter((day) => day < today));
  return drafts.map((draft, day) => {
    if (ran.includes(day)) last = day;
    const { session } = draft;
    if (draft.isKept || day < today || !session) return draft;
    const isFree = session.kind === 'race' || day <= from || day >= until || day - last >= gap;
    if (!isFree) return replaceBy(draft, null, { code: 'after_ladder_rest' });
    last = day;
    return draft;
  });
};

const PAIN = { calm: 2, checkins: 2, stopDays: 7, memory: 14, mostNext: 40 };

/** True if the two newest check-ins between two given days report pain of at most 2. */
const isCalmSince = ({ pains }: Pick<DayContext, 'pains'>, since: number, before: number): boolean => {
  const after = pains.filter(({ day }) => day > since && day < before).slice(-PAIN.checkins);
  return after.length === PAIN.checkins && after.every(({ pain }) => pain <= PAIN.calm);
};

/**
 * Returns the first day whose pain is taken into account: since then the runner has neither said that it is gone nor
 * finished the ladder.
 */
const painCountsFrom = ({ painGone, ladderFinished }: DayContext): number =>
  Math.max(painGone ?? Number.NEGATIVE_INFINITY, (ladderFinished ?? -Infinity) + 1);

const painSkips = (context: DayContext): number[] =>
  skippedFor(context, 'pain').filter((skip) => skip >= painCountsFrom(context));

/**
 * Returns the day before a given one since which lasting pain forbids everything faster than easy running; null if
 * there is none.
 */
const lastingPain = (context: DayContext, before: number): number | null => {
  const last = lastingPainBefore(context.pains, before);
  return last !== null && last >= painCountsFrom(context) ? last : null;
};

const WEEK = 7;

/**
 * The day on which the runner said that something hurts. Null if the runner has not said so, if the physio coach takes
 * care of it, or if the runner has since said that it is gone, which takes effect in the next week.
 */
const hurtDay = ({ hurtSince, painGone, gate }: DayContext): number | null => {
  if (hurtSince === null || hurtSince === undefined || gate) return null;
  return painGone !== null && painGone !== undefined && hurtSince < painGone + WEEK ? null : hurtSince;
};

/** True while the plan is easy because the runner has said that something hurts. */
export const hurtsStill = (context: DayContext): boolean => {
  const since = hurtDay(context);
  const isThisWeek = context.today >= 0 && context.today < WEEK;
  return since !== null && isThisWeek && !isCalmSince(context, since, context.today + 1);
};

/**
 * True if the runner should be asked whether the pain is gone: a run was skipped for pain, or pain was lasting, at
 * least two weeks ago, and since then there have been neither two check-ins with little pain nor one with more.
 */
export const asksForPain = (context: DayContext): boolean => {
  const { today, pains } = context;
  if (today < 0 || today > 6) return false;
  const skip = painSkips(context).findLast((each) => each <= today);
  const openSkip = skip === undefined || isCalmSince(context, skip, today + 1) ? null : skip;
  const since = Math.max(openSkip ?? -Infinity, lastingPain(context, today + 1) ?? -Infinity);
  const isPainful = pains.some(({ day, pain }) => day > today - PAIN.memory && day <= today && pain > PAIN.calm);
  return Number.isFinite(since) && today - since > PAIN.memory && !isPainful;
};

/** Returns the second of two runs skipped for pain within a week; null if there is none that is still relevant. */
const stoppingSkip = (skips: readonly number[], day: number): number | null => {
  const recent = skips.filter((skip) => skip < day && day - skip <= PAIN.memory);
  const last = recent.at(-1);
  const before = recent.at(-2);
  return last !== undefined && before !== undefined && last - before < PAIN.stopDays ? last : null;
};

/**
 * Makes the next run easy after a run skipped for pain, and allows no hard running until two check-ins report pain of
 * at most 2 or the runner says that the pain is gone. The same applies after the runner has said that something hurts.
 * A second skip within a week stops the plan for two weeks (section 9.6), unless the physio coach has taken over.
 */
export const applyPain = (drafts: readonly DayDraft[], context: DayContext): DayDraft[] => {
  const skips = painSkips(context);
  const said = hurtDay(context);
  return drafts.map((draft, day) => {
    if (draft.isKept || day < context.today) return draft;
    const stop = context.gate ? null : stoppingSkip(skips, day);
    if (stop !== null && !isCalmSince(context, stop, day)) return replaceBy(draft, null, { code: 'pain_stop' });
    const { session } = draft;
    if (!session || session.kind === 'race') return draft;
    const skip = skips.findLast((each) => each < day);
    if (skip !== undefined && !isCalmSince(context, skip, day)) {
      const ranBefore = context.logs.some((log) => log.day > skip && log.day < Math.min(0, day) && log.minutes > 0);
      const ranSince =
        ranBefore ||
        drafts.some(
          (_, other) =>
            other > skip &&
            other < day &&
            (ranOn(context, other) || (other >= context.today && !logOn(context, other) && drafts[other]?.session)),
        );
      const most = ranSince ? session.minutes : PAIN.mostNext;
      const calm = session.isHard || hasFastParts(session) || !ranSince ? easyRun(session, most) : session;
      return { ...changeTo(draft, calm, { code: 'pain_skip', day: skip }), takesQuality: false };
    }
    const isFast = session.isHard || hasFastParts(session);
    if (!isFast) return draft;
    if (said !== null && said <= day && !isCalmSince(context, said, day))
      return { ...changeTo(draft, easyRun(session, session.minutes), { code: 'pain_said' }), takesQuality: false };
    if (lastingPain(context, day) === null) return draft;
    return { ...changeTo(draft, easyRun(session, session.minutes), { code: 'pain_lasts' }), takesQuality: false };
  });
};
