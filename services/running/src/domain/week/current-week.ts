import { addDays } from '@stridewell/contracts/web';
import { AFTER_LADDER_DAYS, ladderEnd, recentLadderEnd } from '../after-ladder-days.ts';
import { doneMinutes, type LoggedDay, type PhysioState } from '../records.ts';
import { recoveryAfter } from '../training/after-race.ts';
import { countedDaysOff } from '../training/breaks.ts';
import { adaptTrainingWeek } from '../training/day/adapt-week.ts';
import type {
  AfterLadder,
  DayContext,
  LoggedRun,
  NearRace,
  PhysioGate,
  ReturnFromBreak,
} from '../training/day/context.ts';
import { normalOn } from '../training/day/decisions.ts';
import type { DayDraft } from '../training/day/draft.ts';
import { asksForPain, CLEAR_DAYS, hurtsStill, type PlannedReturn } from '../training/day/limits.ts';
import type { DayDecision } from '../training/day-action.ts';
import { skippedShare, wasLoweredBySkips } from '../training/load.ts';
import { sessionCap } from '../training/session-cap.ts';
import { STRENGTH_SESSIONS, type StrengthSession } from '../training/strength.ts';
import { withAllowedPriority } from '../training/tune-up.ts';
import { carriedLongRun } from './carried-long.ts';
import { checkinOf } from './checkins.ts';
import { isHardLog } from './day-facts.ts';
import { datesOfWeek, daysFrom } from './days-from.ts';
import { habitNotes } from './habits.ts';
import { lighterOffer } from './lighter-offer.ts';
import { overlongRuns } from './overlong-runs.ts';
import { cutDays } from './own-cuts.ts';
import { type DayOf, painsOf } from './pain-days.ts';
import { pausesFrom } from './pauses-from.ts';
import { raceVerdict } from './planned-race.ts';
import { raceOf, wasRunAsRace } from './races.ts';
import { recentRunsAt } from './recent-runs.ts';
import { breakEndingOn, plannedIn, runsBefore } from './training-days.ts';
import type { WeekBase, WeekDay, WeekInputs, WeekNote, WeekState } from './types.ts';

const loggedRunOf = (record: LoggedDay, day: number, isHard: boolean): LoggedRun => ({
  day,
  status: record.status,
  minutes: doneMinutes(record),
  reason: record.reason ?? null,
  isHard,
  ladderStage: record.ladderStage ?? null,
});

const INTERVALS = /^(\d+) x \((\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\)/;
/** Two bouts of different lengths with a walk between them, such as `16/2/10`. */
const BOUTS = /^(\d+)\/(\d+(?:\.\d+)?)\/(\d+)$/;
/** Minutes of walking before and after the running of a ladder session. */
const WALKS_AROUND = 10;

/** The last bout of stage 7. The published intervals leave it out because earlier releases support only two bouts. */
const THIRD_BOUT = { intervals: '9/2/9', seconds: 240 };

/** Returns the rounds of a ladder stage. A stage without walk breaks is one round of continuous running. */
const runWalkOf = (intervals: string | null, minutes: number | null): PhysioGate['runWalk'] => {
  const found = INTERVALS.exec(intervals ?? '');
  if (found) {
    const [, rounds, run, walk] = found;
    return { rounds: Number(rounds), run: Math.round(Number(run) * 60), walk: Math.round(Number(walk) * 60) };
  }
  const split = BOUTS.exec(intervals ?? '');
  if (split) {
    const [first, walk, second] = split.slice(1).map((each) => Math.round(Number(each) * 60));
    const third = intervals === THIRD_BOUT.intervals ? [THIRD_BOUT.seconds] : [];
    const bouts = [first ?? 0, second ?? 0, ...third];
    if (first && walk && second) return { rounds: bouts.length, run: first, walk, bouts };
  }
  const run = (minutes ?? 0) - WALKS_AROUND;
  return run > 0 ? { rounds: 1, run: run * 60, walk: 0 } : null;
};

const HOURS = 24;
/** Number of days between ladder sessions if the physio service has not published it. */
const LADDER_GAP = 2;
/**
 * Maximum length of a run after the ladder in minutes if the physio service has not published it: a fifth more than the
 * ladder's last stage.
 */
const FIRST_LONGEST = 36;
/** After an Achilles injury, the first stages have two days between their sessions. */
const SLOW_GAP = { days: 3, upToStage: 3 };

/** Returns the number of days from one ladder session to the next. */
export const ladderGap = ({ gate, area }: Pick<PhysioState, 'gate' | 'area'>): number => {
  if (gate?.hoursBetween) return Math.ceil(gate.hoursBetween / HOURS);
  return area === 'achilles' && (gate?.stage ?? 0) <= SLOW_GAP.upToStage ? SLOW_GAP.days : LADDER_GAP;
};

/** Returns the physio coach's current limits, or null if there is no injury. */
export const gateOf = ({ physio }: WeekInputs): PhysioGate | null => {
  if (!physio || physio.status === 'resolved') return null;
  const { gate, area } = physio;
  if (!gate) return { level: 'walk', stage: 0, runWalk: null, gap: LADDER_GAP };
  const stage = gate.stage ?? 0;
  const gap = ladderGap({ gate, area });
  const runWalk = stage === 0 ? null : runWalkOf(gate.intervals, gate.minutes);
  const { walkMinutes = null } = gate;
  return { level: gate.level, stage, runWalk, gap, ...(walkMinutes !== null && { walkMinutes }) };
};

const HIGH_PAIN = 6;

/** True if today's physio check-in has a warning sign or strong pain, which forbids training regardless of the gate. */
const isClosedByPhysio = ({ physio, today }: WeekInputs): boolean => {
  const newest = physio?.checkins[0];
  return newest?.date === today && (newest.pain > HIGH_PAIN || newest.flags.length > 0 || newest.redFlag === true);
};

/** True if the runner accepted a lighter week or asked for an easier one. */
export const isEasierWeek = (base: WeekBase, { lighter }: Pick<WeekInputs, 'lighter'>): boolean =>
  lighter === 'lighter' || base.own?.isEasierWeek === true;

/**
 * Returns the break for which a week was planned; null if there is none. Couch to 5K has different rules for breaks.
 */
const plannedReturnOf = ({ week, load, couch }: WeekBase): PlannedReturn | null =>
  week.kind === 'return' && load.comeback && !couch ? { daysOff: load.comeback.daysOff, share: week.share } : null;

/**
 * Returns the longer of two breaks: the one that ended with the first run of this week and the one that ends with the
 * next run.
 */
const returnOf = (base: WeekBase, inputs: WeekInputs): ReturnFromBreak | null => {
  const { weekStart, today, records, pauses, earlier } = inputs;
  const runs = runsBefore(records, addDays(weekStart, 7), earlier);
  const isPlanned = plannedIn([
    { ...base, days: [...inputs.kept.values()] },
    ...earlier.flatMap(({ state }) => (state ? [{ ...state.base, days: state.days }] : [])),
  ]);
  const done = runs.find(({ date }) => date >= weekStart && date <= today)?.date;
  const isPaused = (date: string): boolean =>
    pauses.some(
      ({ kind, from, to }) =>
        date >= from && (to === null || date <= (kind === 'illness' ? addDays(to, CLEAR_DAYS) : to)),
    );
  const next = datesOfWeek(weekStart).find(
    (date, day) => date >= today && base.sessions[day] !== null && !isPaused(date),
  );
  return [done, next]
    .flatMap((date): ReturnFromBreak[] => {
      const found = date === undefined ? null : breakEndingOn(runs, date, pauses, isPlanned);
      if (!found) return [];
      return [{ days: found.days, counted: countedDaysOff(found.days, found.wasIll), hasRun: date === done }];
    })
    .reduce<ReturnFromBreak | null>((most, each) => (most && most.counted >= each.counted ? most : each), null);
};

/** Number of days before a race to which no hard or long run moves, by its priority; `A` is the race of the profile. */
const QUIET_DAYS = { A: 5, B: 3, C: 1 };

/** Returns the runner's races of this and the next week, counted from the week's Monday. */
const racesOf = (base: WeekBase, inputs: WeekInputs, dayOf: DayOf): NearRace[] => {
  const main = raceOf(inputs);
  const wasUnprepared = main !== null && base.race === null && wasRunAsRace(main, inputs.records);
  const restDays = wasUnprepared ? recoveryAfter(main.goal, inputs.profiled.runner.age).restDays : undefined;
  const others = inputs.background.races
    .filter(({ date }) => date !== main?.date)
    .map((race) => withAllowedPriority(race, main))
    .map(({ date, priority }) => ({ day: dayOf(date), quietDays: QUIET_DAYS[priority] }));
  const own = main ? [{ day: dayOf(main.date), quietDays: QUIET_DAYS.A, restDays }] : [];
  return [...own, ...others].filter(({ day }) => day >= 0 && day < 14);
};

/**
 * Returns the four weeks after the walk–run ladder. Events of earlier releases contain neither the hours nor the
 * longest run; the values of the last stage are then used.
 */
const afterLadderOf = ({ physio, today }: WeekInputs, dayOf: DayOf): AfterLadder | null => {
  const finishedOn = recentLadderEnd(physio, today);
  if (finishedOn === null) return null;
  const { hoursBetween, longestRun } = physio?.gate ?? {};
  const from = dayOf(finishedOn);
  const gap = hoursBetween ? Math.ceil(hoursBetween / HOURS) : LADDER_GAP;
  return { from, until: from + AFTER_LADDER_DAYS, gap, longest: longestRun ?? FIRST_LONGEST };
};

const refusedRaceOf = (base: WeekBase, inputs: WeekInputs, dayOf: DayOf): DayContext['refusedRace'] => {
  const message = raceVerdict(base, inputs);
  const race = raceOf(inputs);
  return message && race && { day: dayOf(race.date), message };
};

/**
 * Maximum length of a run on each day from Monday, in whole minutes, based on the longest run in the 30 days before
 * that day. A run of this week makes no other run of the week longer. Never below the value with which the week was
 * planned.
 */
const capsOf = (base: WeekBase, inputs: WeekInputs): number[] => {
  const { weekStart, records, earlier, profiled } = inputs;
  const planned = Math.max(base.week.longMinutes, base.week.cap);
  const runs = runsBefore(records, addDays(weekStart, 7), earlier);
  const capOn = (date: string): number => {
    const before = runs.filter((run) => run.date < date);
    const recent = recentRunsAt({ ...inputs, weekStart: date }, before, {
      startLongest: base.startLongest,
      weeks: base.load.weeks,
    });
    return Math.floor(sessionCap(profiled.runner, recent));
  };
  let most = Number.POSITIVE_INFINITY;
  return datesOfWeek(weekStart).map((date) => {
    // The maximum only falls, so the days after it has reached the planned value have that value as well.
    if (most > planned) most = Math.max(planned, Math.min(most, capOn(date)));
    return most;
  });
};

/** Returns the context that determines the current form of a week. */
export const contextOf = (base: WeekBase, inputs: WeekInputs): DayContext => {
  const { weekStart, today, records, checkins, physio, profiled, earlier, kept } = inputs;
  const capByDay = capsOf(base, inputs);
  const dayOf = daysFrom(weekStart);
  const todayIndex = dayOf(today);
  const days = [...(earlier[0]?.state?.days ?? []), ...kept.values()];
  const sessions = new Map(days.map(({ date, session }) => [date, session]));
  const finishedOn = ladderEnd(physio);
  const overlong = overlongRuns(records);
  return {
    runner: profiled.runner,
    model: base.model,
    today: todayIndex,
    logs: records.map((record) =>
      loggedRunOf(record, dayOf(record.date), isHardLog(record, sessions.get(record.date), overlong)),
    ),
    checkins: checkins.map((day) => ({ day: dayOf(day.date), checkin: checkinOf(day, physio) })),
    pains: painsOf(inputs, dayOf),
    painGone: base.painGone === undefined ? null : dayOf(base.painGone),
    hurtSince: inputs.background.hurts ? dayOf(inputs.background.hurts.since) : null,
    pauses: pausesFrom(inputs, weekStart),
    returned: base.couch ? null : returnOf(base, inputs),
    gate: gateOf(inputs),
    ladderFinished: finishedOn === null ? null : dayOf(finishedOn),
    afterLadder: afterLadderOf(inputs, dayOf),
    races: racesOf(base, inputs, dayOf),
    refusedRace: refusedRaceOf(base, inputs, dayOf),
    closedDays: inputs.isClosedToday || isClosedByPhysio(inputs) ? [todayIndex] : [],
    ...(base.week.kind === 'return' ? { carriedLong: null } : carriedLongRun(inputs)),
    cap: capByDay[Math.min(6, Math.max(0, todayIndex))] ?? base.week.cap,
    capByDay,
    isLighter: isEasierWeek(base, inputs),
    cuts: cutDays(base),
    kept: new Map([...kept].map(([day, { session, changes }]) => [day, { session, changes }])),
  };
};

/** True while an injury is active. Its exercises are the strength work, so the plan adds none. */
const hasRehab = ({ physio }: WeekInputs): boolean => physio?.status === 'active';

/** Strength stays as planned. A light day has mobility instead; a rest day or a day of a ladder session has neither. */
const strengthOn = (
  planned: StrengthSession | null,
  { session }: DayDraft,
  decision: DayDecision | null,
): StrengthSession | null => {
  // A day that lost its run to a pause or an injury has no strength either.
  if (planned === null || decision?.action === 'rest' || !session) return null;
  if (session.kind === 'ladder' || session.kind === 'walk') return null;
  return decision?.action === 'light' ? STRENGTH_SESSIONS.M1 : planned;
};

const isAdapted = (draft: DayDraft): boolean => draft.changes.length > 0;

/** Minimum fraction of a week's minutes at which skipped runs are many. */
const MANY_SKIPS = 0.35;
/**
 * Minimum number of light days among the last 14 at which the runner is asked about them (section 2.5 of the plans
 * page).
 */
const LIGHT_FORTNIGHT = { days: 14, light: 10 };

const isLightFortnight = ({ earlier, kept, today }: WeekInputs): boolean => {
  const days = [...earlier.flatMap(({ state }) => state?.days ?? []), ...kept.values()];
  const before = addDays(today, -LIGHT_FORTNIGHT.days);
  const recent = days.filter(({ date }) => date > before && date <= today);
  const light = recent.filter(({ decision }) => decision?.action === 'light' || decision?.action === 'rest');
  return light.length >= LIGHT_FORTNIGHT.light;
};

const notesOf = (base: WeekBase, inputs: WeekInputs, context: DayContext, drafts: readonly DayDraft[]): WeekNote[] => {
  const { week, couch, load } = base;
  const { refusedRace } = context;
  const gate = gateOf(inputs);
  const rehab: WeekNote[] = hasRehab(inputs) ? [{ code: 'rehab_strength' }] : [];
  if (gate && gate.level !== 'clear') return [{ code: 'physio', level: gate.level }];
  if (drafts.some(({ changes }) => changes.some(({ code }) => code === 'pain_stop'))) return [{ code: 'pain_stop' }];
  const said: WeekNote[] = hurtsStill(context) ? [{ code: 'pain_gone', isSaid: true }] : [];
  const pain: WeekNote[] = asksForPain(context) ? [{ code: 'pain_gone' }] : said;
  const assumed = inputs.profiled.assumed.map((what): WeekNote => ({ code: 'assumed', what }));
  const assumedLoad: WeekNote[] = base.source === 'level' && !couch ? [{ code: 'assumed', what: 'load' }] : [];
  const standIn: WeekNote[] = base.isUnknown ? [{ code: 'walk_runs' }] : assumedLoad;
  if (couch) return [{ code: 'couch', unit: couch.unit, sessions: couch.sessions.length }, ...rehab, ...assumed];
  const startsLate = [...inputs.kept.values()].some(({ fixed }) => fixed === 'before_plan');
  const kindNotes = (): WeekNote[] => {
    if (base.repeat === 'done') return [{ code: 'repeat_week' }];
    const lightDays = load.weeks.at(-1)?.lightDays ?? 0;
    switch (week.kind) {
      case 'eased':
        return [{ code: 'eased', lightDays, share: week.share }];
      case 'return':
        if (load.comeback?.isAfterLadder) return [{ code: 'return_after_ladder', share: week.share }];
        return [{ code: 'return', daysOff: load.comeback?.daysOff ?? 0, share: week.share }];
      case 'load':
        return [];
      default:
        // The first days of a plan, and an unknown usual week, are nothing to compare with.
        return week.kind === 'hold' && (startsLate || standIn.length > 0)
          ? []
          : [{ code: 'week_kind', kind: week.kind }];
    }
  };
  const last = load.weeks.at(-1);
  const isSmaller = !base.smaller && wasLoweredBySkips(load);
  const skipped: WeekNote[] = isSmaller
    ? [{ code: 'smaller_plan', minutes: week.minutes, runs: week.runs }]
    : last && skippedShare(last) > MANY_SKIPS
      ? [{ code: 'many_skips' }]
      : [];
  const { smaller } = base;
  const own: WeekNote[] = smaller ? [{ code: 'own_smaller_plan', minutes: smaller.minutes, runs: smaller.runs }] : [];
  const hard = base.sessions.filter((session) => session?.role === 'quality').length;
  const room: WeekNote[] =
    (base.droppedQuality ?? 0) > 0 && !startsLate ? [{ code: 'room_for_hard', sessions: hard }] : [];
  const light: WeekNote[] = isLightFortnight(inputs) ? [{ code: 'light_fortnight' }] : [];
  const finish: WeekNote[] = base.isFinishPlan && base.weekNumber === 1 ? [{ code: 'finish_plan' }] : [];
  const refused: WeekNote[] = base.repeat === 'refused' ? [{ code: 'no_repeat' }] : [];
  const verdict: WeekNote[] = refusedRace ? [{ code: 'race_verdict', message: refusedRace.message }] : [];
  const isRaceWeek = week.kind === 'race';
  return [
    ...rehab,
    ...pain,
    ...verdict,
    ...light,
    ...habitNotes(inputs),
    ...refused,
    ...(refusedRace && isRaceWeek ? [] : kindNotes()),
    ...own,
    ...skipped,
    ...room,
    ...finish,
    ...assumed,
    ...standIn,
  ];
};

/**
 * Returns the current form of a planned week. Kept days are unchanged; every other day is adapted to pauses, injury,
 * pain, check-ins and skipped runs. Pure: equal inputs give an equal week.
 */
export const currentWeek = (base: WeekBase, inputs: WeekInputs): WeekState => {
  const context = contextOf(base, inputs);
  const { days: drafts, decisions } = adaptTrainingWeek(base.sessions, context, plannedReturnOf(base));
  const dates = datesOfWeek(base.weekStart);
  const days = drafts.map((draft, index): WeekDay => {
    const kept = inputs.kept.get(index);
    if (kept) return kept;
    const decision = decisions[index] ?? null;
    const { session, changes } = draft;
    const date = dates[index] ?? base.weekStart;
    const checkin = inputs.checkins.find((each) => each.date === date);
    const normal = checkin && normalOn(context, index);
    return {
      date,
      session,
      strength: hasRehab(inputs) ? null : strengthOn(base.strength[index] ?? null, draft, decision),
      changes: isAdapted(draft) ? changes : [],
      decision,
      ...(checkin ? { score: checkin.score } : {}),
      ...(normal ? { normal } : {}),
      ...(session?.kind === 'ladder' ? { ladderStage: context.gate?.stage ?? 0 } : {}),
    };
  });
  return {
    base,
    phase: base.week.phase,
    days,
    notes: notesOf(base, inputs, context, drafts),
    offer: isEasierWeek(base, inputs) ? null : lighterOffer(inputs, context),
  };
};
