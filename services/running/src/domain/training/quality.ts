import type { Phase } from '@stridewell/contracts/web';
import { isTooEarlyForQuality } from './breaks.ts';
import { isFirstAfterEasyWeeks } from './load.ts';
import { hardDayGap } from './runner.ts';
import { isSenior } from './running-days.ts';
import { BEGINNER_LEAD_SESSIONS, GOALS, LEAD_SESSIONS, QUALITY, WORK_MINUTES } from './tables.ts';
import type { QualityId, QualitySession, TrainingRunner, TrainingWeek, WeekKind } from './types.ts';
import type { WeekContext } from './week-minutes.ts';

/** The properties of a week that are needed to choose its quality sessions. */
export type WeekFrame = Pick<TrainingWeek, 'kind' | 'minutes' | 'longMinutes' | 'runs'>;

const LEAST_MINUTES = 60;
/** Minimum length of a long run that counts as a hard session, in minutes. */
export const HARD_LONG_FROM = 75;
const OPENERS: QualitySession = { id: 'openers', reps: 4, workMinutes: 4 };

const phaseOf = ({ season, index }: WeekContext): Phase => season.weeks[index]?.phase ?? 'Base';

/** True for weeks that are lighter than load and hold weeks. */
const isLighter = (kind: WeekKind): boolean => kind !== 'load' && kind !== 'hold';

/** Number of quality sessions allowed by level, phase and number of runs (section 3.5 of the plans page). */
export const mostQuality = ({ level }: Pick<TrainingRunner, 'level'>, phase: Phase, runs: number): number => {
  if (runs <= 1) return 0;
  if (level === 'Beginner') return phase === 'Base' ? 0 : 1;
  if (phase !== 'Base') return runs >= 4 ? 2 : 1;
  if (level === 'Advanced' && runs >= 5) return 2;
  return runs >= 3 ? 1 : 0;
};

/** Maximum number of quality sessions by age (section 9.1). From age 50 more rest is needed between hard days. */
const countByAge = ({ runner }: WeekContext, isHardLong: boolean): number => {
  if (isSenior(runner)) return 1;
  return hardDayGap(runner) > 2 && isHardLong ? 1 : 2;
};

/**
 * Number of quality sessions in a week.
 * @param racePace race-pace minutes inside the long run; 20 or more replace one of two quality sessions
 */
const qualityCount = (context: WeekContext, { kind, longMinutes, runs }: WeekFrame, racePace: number): number => {
  const wanted = mostQuality(context.runner, phaseOf(context), runs);
  const asked = Math.min(
    countByAge(context, longMinutes >= HARD_LONG_FROM || racePace > 0),
    isLighter(kind) ? Math.min(1, wanted) : wanted,
  );
  return Math.max(Math.min(1, asked), asked - (racePace >= 20 ? 1 : 0));
};

/** Lead sessions of a phase. The taper uses those of the Peak phase. */
const leadsOf = ({ runner }: WeekContext, phase: Phase): readonly QualityId[] => {
  const of = phase === 'Taper' ? 'Peak' : phase;
  const beginners = BEGINNER_LEAD_SESSIONS[GOALS[runner.goal].distance][of];
  return (runner.level === 'Beginner' ? beginners : undefined) ?? LEAD_SESSIONS[runner.goal][of] ?? ['cruise'];
};

/**
 * Returns the lead sessions for the week's first and second quality session.
 * @param turn number of earlier load weeks in this phase
 */
const chooseLeads = (context: WeekContext, turn: number): [QualityId, QualityId] => {
  const phase = phaseOf(context);
  const leads = leadsOf(context, phase);
  const leadAt = (position: number): QualityId => leads[position % leads.length] ?? 'cruise';
  const changesEachWeek = phase === 'Base' || context.runner.level === 'Beginner';
  const first = changesEachWeek ? turn : 2 * Math.floor(turn / 2);
  const second = turn + 1 + (turn % 2);
  return [leadAt(first), leadAt(second) === leadAt(first) ? leadAt(second + 1) : leadAt(second)];
};

/**
 * Returns a fartlek as the only quality session after a break and after many easy weeks. After the walk-run ladder,
 * other rules apply.
 */
const leadsAfter = ({ load }: WeekContext, leads: readonly QualityId[]): readonly QualityId[] => {
  const isReturning = load.comeback !== null && !load.comeback.isAfterLadder;
  return isReturning || isFirstAfterEasyWeeks(load.weeks) ? ['fartlek'] : leads;
};

/** Progress of the work minutes within the phase, from 0 at its start to 1 at its end. */
const progress = (context: WeekContext, kind: WeekKind, turn: number): number => {
  const phase = phaseOf(context);
  if (phase === 'Taper') return 0.2;
  if (isLighter(kind)) return 0;
  const { weeks } = context.season;
  const turns = weeks.filter((week) => week.kind === 'load' && week.phase === phase).length;
  const share = Math.min(1, turn / Math.max(1, turns - 1));
  return phase === 'Peak' ? 0.35 + 0.65 * share : share;
};

const mostReps = ({ runner }: WeekContext, id: QualityId): number =>
  runner.level === 'Beginner' && (id === 'hills_short' || id === 'fartlek') ? 10 : QUALITY[id].reps[1];

/** Number of reps for the available work minutes; the session is null if there are too few for the minimum reps. */
const sizeSession = (
  context: WeekContext,
  id: QualityId,
  grown: number,
  most: number,
): { session: QualitySession | null; budget: number } => {
  const { workClass, repMinutes, reps } = QUALITY[id];
  const [start, end] = WORK_MINUTES[workClass][context.runner.level];
  const budget = Math.min(most, Math.max(4, start + (end - start) * grown));
  const fitting = Math.floor(budget / repMinutes + 0.15);
  const byTurn = Math.round(reps[0] + (mostReps(context, id) - reps[0]) * grown);
  const count = id === 'hills_short' || id === 'fartlek' ? Math.min(fitting, byTurn) : fitting;
  if (count < reps[0]) return { session: null, budget };
  const within = Math.min(count, reps[1]);
  return { session: { id, reps: within, workMinutes: Math.round(within * repMinutes) }, budget };
};

const SMALL_FARTLEK = { least: 4, most: 8 };

/**
 * The session of a week that is too small for the minimum reps of its lead session: a short fartlek, alternating every
 * second week with short hills with as many hard minutes, so that small weeks do not repeat one session. Beginners and
 * the taper always have the fartlek. Null if there are too few minutes for either.
 */
const smallSession = (context: WeekContext, budget: number): QualitySession | null => {
  const minutes = Math.floor(Math.min(budget, SMALL_FARTLEK.most));
  if (minutes < SMALL_FARTLEK.least) return null;
  const isHills = context.index % 2 === 1 && context.runner.level !== 'Beginner' && phaseOf(context) !== 'Taper';
  if (!isHills) return { id: 'fartlek', reps: minutes, workMinutes: minutes };
  const { repMinutes, reps } = QUALITY.hills_short;
  return { id: 'hills_short', reps: Math.min(reps[1], Math.floor(minutes / repMinutes)), workMinutes: minutes };
};

/**
 * Chooses the quality sessions of a week. If the week is too small for the minimum reps of a session, a short fartlek
 * or short hills replace it, or the session is left out.
 * @param racePace race-pace minutes planned inside the long run
 */
export const chooseQuality = (context: WeekContext, frame: WeekFrame, racePace: number): QualitySession[] => {
  if (frame.minutes < LEAST_MINUTES || isTooEarlyForQuality(context.load.comeback)) return [];
  if (frame.kind === 'race') return [OPENERS];
  const phase = phaseOf(context);
  const turn = context.season.weeks
    .slice(0, context.index)
    .filter((week) => week.kind === 'load' && week.phase === phase).length;
  const count = qualityCount(context, frame, racePace);
  const grown = progress(context, frame.kind, turn);
  let left = frame.minutes * (GOALS[context.runner.goal].distance === 'short' ? 0.2 : 0.16);
  const sessions: QualitySession[] = [];
  leadsAfter(context, chooseLeads(context, turn))
    .slice(0, count)
    .forEach((id, place) => {
      const most = count - place > 1 ? 0.6 * left : left;
      const { session, budget } = sizeSession(context, id, grown, most);
      if (session) {
        sessions.push(session);
        left -= session.reps * QUALITY[id].repMinutes;
        return;
      }
      const small = smallSession(context, budget);
      if (small) sessions.push(small);
      left -= Math.floor(Math.min(budget, SMALL_FARTLEK.most));
    });
  return sessions;
};
