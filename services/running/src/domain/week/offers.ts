import { addDays, daysBetween, type TrialKind } from '@stridewell/contracts/web';
import { buildSession } from '../training/build-session.ts';
import { isOverdone, wasLoweredBySkips } from '../training/load.ts';
import { hardShareOf } from '../training/long-run.ts';
import { mostEasy } from '../training/place-week.ts';
import { toFive } from '../training/round.ts';
import { growthOf, hoursMinutes } from '../training/runner.ts';
import { isSenior, longestRow, mostDaysInRow, WEEKDAYS } from '../training/running-days.ts';
import { KINDS } from '../training/session-kinds.ts';
import { LEAST_WEEK } from '../training/tables.ts';
import type { Weekday } from '../training/types.ts';
import { isDisplacedByLight } from './carried-long.ts';
import { contextOf } from './current-week.ts';
import { dayFacts, weekMinutes } from './day-facts.ts';
import { wasEasier } from './easier-weeks.ts';
import { makeWeek } from './make-week.ts';
import { nextWeekInputs } from './next-week.ts';
import { closedReason, daysToNextRace, isMovedByApp } from './open-days.ts';
import { withWishes } from './own-wishes.ts';
import { withTrial } from './time-trial.ts';
import type { PlanOffer, WeekBase, WeekInputs, WeekState } from './types.ts';

type OfferOf<Kind extends PlanOffer['kind']> = Extract<PlanOffer, { kind: Kind }>;

/** Kinds of weeks in which the load rules leave room for a change of the plan's size. */
const ORDINARY = ['load', 'hold'];
const SIZED = [...ORDINARY, 'down', 'eased'];

const LEAST_RUNS = 2;
/** Fraction of the established load in a smaller plan that is offered for reasons other than many skips. */
const SMALLER_SHARE = 0.8;
const NO_TIME = { days: 14, skips: 2 };

const smallerReason = (week: WeekState, inputs: WeekInputs): OfferOf<'smaller_plan'>['reason'] | null => {
  const { load } = week.base;
  if (wasLoweredBySkips(load)) return 'many_skips';
  if (week.notes.some(({ code }) => code === 'light_fortnight')) return 'light_fortnight';
  if ([1, 2].every((weeks) => wasEasier(inputs, weeks))) return 'easier_weeks';
  const since = addDays(inputs.today, -NO_TIME.days);
  const skips = inputs.records.filter(
    ({ date, status, reason }) => status === 'skipped' && reason === 'time' && date > since && date <= inputs.today,
  );
  return skips.length >= NO_TIME.skips ? 'no_time' : null;
};

/**
 * Offers a smaller plan after two weeks with many skips (section 1.3 of the plans page), two weeks of light days (2.5),
 * two easier weeks (9.3) or two runs without time (9.6): one run fewer, and the lowered load or four fifths of it.
 */
const smallerPlan = (week: WeekState, inputs: WeekInputs): OfferOf<'smaller_plan'> | null => {
  const { base } = week;
  if (base.smaller || base.couch || !SIZED.includes(base.week.kind)) return null;
  const runs = base.week.runs - 1;
  const reason = runs >= LEAST_RUNS ? smallerReason(week, inputs) : null;
  if (reason === null) return null;
  const { established } = base.load;
  const minutes = toFive(reason === 'many_skips' ? established : SMALLER_SHARE * established);
  return { kind: 'smaller_plan', reason, minutes: Math.max(LEAST_WEEK, minutes), runs };
};

/** Minimum number of days between two time trials, and minimum days of training of a Beginner before the first one. */
const TRIAL = { days: 42, beginnerDays: 56 };
/** Minimum number of days from a time trial to a race. */
const TRIAL_TO_RACE = 7;
/** No time trial is offered if pain exceeded `pain` within the last `days` days. */
const CALM = { pain: 2, days: 7 };

/** Date of the newest result or time trial, or the start of the season if there is none. */
const lastTrial = ({ base }: WeekState, { background, earlier, records }: WeekInputs): string => {
  const trials = earlier.flatMap(({ state }) =>
    (state?.days ?? []).filter(
      ({ date, session }) =>
        session?.kind.startsWith('trial_') &&
        records.some((record) => record.date === date && record.status !== 'skipped'),
    ),
  );
  const dates = [...background.results, ...trials].map(({ date }) => date);
  return [...dates, base.seasonStart].toSorted().at(-1) ?? base.seasonStart;
};

const trialKind = ({ goal, level }: WeekInputs['profiled']['runner']): TrialKind =>
  goal === '5k' && level !== 'Beginner' ? 'trial_5k' : 'trial_20';

/** True if the hard minutes of the week and the length of the session stay within their limits. */
const isWithinLimits = (base: WeekBase, day: Weekday, { profiled: { runner } }: WeekInputs): boolean => {
  const built = base.sessions.map((session) => session && buildSession(session, base.model));
  const minutes = built.reduce((sum, session) => sum + (session?.minutes ?? 0), 0);
  const hard = built.reduce((sum, session) => sum + (session?.hardMinutes ?? 0), 0);
  return (
    hard <= hardShareOf(runner, base.week.phase) * minutes + 1 &&
    (built[day]?.minutes ?? 0) <= Math.max(base.week.cap, base.week.longMinutes)
  );
};

const hasPain = ({ base }: WeekState, inputs: WeekInputs): boolean =>
  contextOf(base, inputs).pains.some(
    ({ day, pain }) => pain > CALM.pain && addDays(base.weekStart, day) > addDays(inputs.today, -CALM.days),
  );

/**
 * Offers a time trial instead of a quality session when the last result is six weeks old (section 5.2): in load and
 * hold weeks only, never from age 60, and not for a Beginner before eight weeks.
 */
const timeTrial = (week: WeekState, inputs: WeekInputs): OfferOf<'time_trial'> | null => {
  const { base } = week;
  const { runner } = inputs.profiled;
  if (base.couch || base.own?.trialFor || isSenior(runner) || !ORDINARY.includes(base.week.kind)) return null;
  if (hasPain(week, inputs)) return null;
  const session = trialKind(runner);
  const since = lastTrial(week, inputs);
  const day = WEEKDAYS.find((each) => {
    const planned = base.sessions[each];
    const date = addDays(base.weekStart, each);
    const isDue = daysBetween(since, date) >= TRIAL.days;
    const isTrained = runner.level !== 'Beginner' || daysBetween(base.seasonStart, date) >= TRIAL.beginnerDays;
    return (
      planned?.role === 'quality' &&
      planned.isHard &&
      isDue &&
      isTrained &&
      week.days[each]?.changes.length === 0 &&
      !base.own?.cuts.some((cut) => cut.day === each) &&
      daysToNextRace(week, each) >= TRIAL_TO_RACE &&
      closedReason(week, each, inputs) === null &&
      isWithinLimits(withTrial(base, each, session), each, inputs)
    );
  });
  if (day === undefined) return null;
  const weeks = Math.floor(daysBetween(since, addDays(base.weekStart, day)) / 7);
  return { kind: 'time_trial', day, session, weeks };
};

/** Maximum number of days by which a long run moves, and minimum number of days from there to the next long run. */
const LONG_MOVE = { days: 2, toNextLong: 6 };
const NEXT_MONDAY = 7;

/**
 * Offers next Monday for a weekend's long run that was not run (section 9.3): if a light day displaced it, or if it was
 * skipped for a reason other than pain or tiredness, such as lack of time.
 */
const longToNextWeek = (week: WeekState, inputs: WeekInputs): OfferOf<'long_to_next_week'> | null => {
  const { base, days } = week;
  const { weekStart, today, records, profiled } = inputs;
  const day = WEEKDAYS.findLast((each) => base.sessions[each]?.role === 'long');
  const planned = day === undefined ? null : base.sessions[day];
  const isNear = day !== undefined && NEXT_MONDAY - day <= LONG_MOVE.days && today >= addDays(weekStart, day);
  if (!isNear || !planned || base.own?.longToNext !== undefined || isMovedByApp(week, day)) return null;
  const since = addDays(weekStart, day);
  const logs = records.filter(({ date }) => date >= since && date < addDays(weekStart, NEXT_MONDAY));
  if (logs.some(({ status }) => status !== 'skipped')) return null;
  const isSkipped = logs.some(({ date, reason }) => date === since && reason !== 'pain' && reason !== 'fatigue');
  // A light Sunday's long run moves to Monday automatically.
  const isLight = day < NEXT_MONDAY - 1 && isDisplacedByLight(week, day);
  if (!isSkipped && !isLight) return null;
  const wished: WeekState = { ...week, base: withWishes(base, { longToNext: day }) };
  const next = makeWeek(nextWeekInputs(wished, inputs, 'all'));
  const isMoved = next.days[0]?.changes.some((change) => change.code === 'moved_here' && change.from < 0) === true;
  const nextLong = next.days.findIndex(({ session }, index) => index > 0 && session?.role === 'long');
  const runs = next.days.flatMap(({ session }, index) => (session ? [index as Weekday] : []));
  const isSpaced = nextLong < 0 || nextLong >= LONG_MOVE.toNextLong;
  if (!isMoved || !isSpaced || longestRow(runs) > mostDaysInRow(profiled.runner)) return null;
  const monday = next.days[0];
  const { minutes } = monday ? dayFacts(monday, next.base) : { minutes: 0 };
  return days[day] ? { kind: 'long_to_next_week', day, minutes } : null;
};

/** Minutes that can be added to an easy run: ten, or a fifth of the run if that is less. */
const EXTRA = { minutes: 10, share: 0.2, least: 5 };
const FEELS_GOOD = 7.5;

/**
 * Offers more minutes today when the check-in is good, the day's run is easy and unchanged, and the session cap, the
 * longest easy run of the day, the growth limit and the stated hours leave room (section 9.3).
 */
const extraMinutes = (week: WeekState, inputs: WeekInputs): OfferOf<'extra_minutes'> | null => {
  const { base } = week;
  const { runner } = inputs.profiled;
  const day = WEEKDAYS.find((each) => addDays(base.weekStart, each) === inputs.today);
  const row = day === undefined ? undefined : week.days[day];
  if (day === undefined || !row?.session || base.couch || base.own?.extra?.day === day || base.smaller) return null;
  const { decision, score = 0, changes, session } = row;
  const isGood =
    decision?.action === 'plan' &&
    (decision.reason === 'normal' || decision.reason === 'ordinary') &&
    score >= FEELS_GOOD;
  const isPlain = KINDS[session.kind].family === 'easy' && session.role === 'easy' && changes.length === 0;
  const last = base.load.weeks.at(-1);
  if (!isGood || !isPlain || !ORDINARY.includes(base.week.kind) || (last && isOverdone(last))) return null;
  if (closedReason(week, day, inputs) !== null || daysToNextRace(week, day) < TRIAL_TO_RACE) return null;
  const { rate, step } = growthOf(runner);
  const { established } = base.load;
  const most = Math.min(hoursMinutes(runner), Math.max(established * (1 + rate), established + step));
  const placed = base.sessions.flatMap((each) => (each ? [each] : []));
  const room = Math.min(
    EXTRA.minutes,
    EXTRA.share * session.minutes,
    contextOf(base, inputs).cap - session.minutes,
    mostEasy(runner, day, placed) - session.minutes,
    most - weekMinutes(week),
  );
  const minutes = Math.floor(room / EXTRA.least) * EXTRA.least;
  return minutes >= EXTRA.least ? { kind: 'extra_minutes', day, minutes } : null;
};

/** True if the runner declined an offer of this kind this week or last week. */
const isDeclined = (kind: PlanOffer['kind'], { base }: WeekState, { earlier, weekStart }: WeekInputs): boolean => {
  const last = earlier.find((week) => week.weekStart === addDays(weekStart, -7))?.state;
  return [base, last?.base].some((each) => each?.own?.declined?.includes(kind) === true);
};

/**
 * Returns everything that the app offers the runner for the current week. Nothing is offered while running is stopped
 * or only the walk-run ladder is allowed.
 */
export const weekOffers = (week: WeekState, inputs: WeekInputs): PlanOffer[] => {
  const { base, offer } = week;
  const isCurrent = inputs.today >= base.weekStart && inputs.today < addDays(base.weekStart, NEXT_MONDAY);
  if (!isCurrent) return [];
  const lighter: PlanOffer[] = offer
    ? [{ kind: 'lighter_week', reason: offer.code, ...(offer.code === 'low_in_a_row' ? { days: offer.days } : {}) }]
    : [];
  const isStopped = week.notes.some(({ code }) => code === 'physio' || code === 'pain_stop');
  if (isStopped) return lighter;
  const others = [smallerPlan, timeTrial, longToNextWeek, extraMinutes].map((offerOf) => offerOf(week, inputs));
  return [...lighter, ...others.filter((each) => each !== null && !isDeclined(each.kind, week, inputs))] as PlanOffer[];
};

/** Returns a week with its offers. */
export const withOffers = (week: WeekState, inputs: WeekInputs): WeekState => {
  const offers = weekOffers(week, inputs);
  const { offers: _, ...rest } = week;
  return offers.length === 0 ? rest : { ...rest, offers };
};
