import { dateIn, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, type Decision, hasState } from '@stridewell/kit/outbox/aggregate';
import type { PlannedWeek } from '../plan/adapt/types.ts';
import { makeWeek } from '../plan/make-week.ts';
import { isMinor } from '../profile/rules.ts';
import { type LighterAnswer, plannedWeekOf, type WeekDocument } from './document.ts';
import { planEvents } from './events.ts';
import { type InputStores, type Read, readInputs } from './inputs.ts';
import { keptRows } from './kept.ts';
import { presentWeek } from './present.ts';
import type { WeeklyPlanRepository } from './repository.ts';

export interface KeeperDependencies extends InputStores {
  plans: WeeklyPlanRepository;
  clock: Clock;
  /** Called with a week's document once it is stored. */
  onSaved(documentId: string): void;
  /** Called where a week could not be brought in line with a new day and is read as it stood. */
  onStale?(error: unknown): void;
}

/**
 * Keeps runners' weeks in step with all they follow from. Every method may be repeated, and run side by side, without
 * harm.
 */
export interface PlanKeeper {
  /**
   * A week as it is stored, the current one brought in line with the runner's today first: a day that has passed can
   * change those after it, and no event tells of it. Null where there is none, and from this week on for a runner under
   * 18.
   */
  stored(userId: string, timezone: string, weekStart: string): Promise<WeekDocument | null>;
  /** The same as its runner reads it. */
  week(userId: string, timezone: string, weekStart: string): Promise<WeeklyPlan | null>;
  /**
   * Makes this week's plan, or remakes it: `fresh` plans what is neither logged nor past anew. Null without a profile
   * or under 18.
   */
  remake(userId: string, timezone: string, options: { fresh: boolean }): Promise<WeeklyPlan | null>;
  /**
   * Brings this week in line with log, check-ins, pauses and physio side; makes it where there is none. Null without a
   * profile.
   */
  adapt(userId: string, timezone: string): Promise<WeeklyPlan | null>;
  /** Answers the offer of a lighter week; null where none stands. */
  answerOffer(userId: string, timezone: string, answer: LighterAnswer): Promise<WeeklyPlan | null>;
  /** Makes a week unless there is one: for the weekly jobs. */
  ensureWeek(userId: string, timezone: string, weekStart: string): Promise<'made' | 'existed' | 'no-profile'>;
  /** A week as it would be made now; nothing is stored. Null without a profile. */
  preview(userId: string, timezone: string, weekStart: string): Promise<WeeklyPlan | null>;
}

/**
 * The planner failed on what it was given: trying again does not help, and what else there is to do goes on without it.
 */
export class PlanError extends Error {
  constructor(cause: unknown) {
    super('the week could not be planned', { cause });
    this.name = 'PlanError';
  }
}

interface Week {
  userId: string;
  weekStart: string;
  today: string;
}

interface PlanOptions {
  fresh: boolean;
  lighter?: LighterAnswer;
}

/** What to do with a week as it is stored; null leaves it alone. */
type Decide = (stored: WeekDocument | null) => PlanOptions | null;

interface Settled {
  plan: WeeklyPlan;
  existed: boolean;
}

/** Whether a week was last brought in line before this date of the runner's. */
const isBefore = ({ settledOn }: WeekDocument, today: string): boolean => settledOn === undefined || settledOn < today;

const plan = (
  { weekStart, today }: Week,
  { inputs, profile, assumed }: Read,
  stored: WeekDocument | null,
  { fresh, lighter }: PlanOptions,
): PlannedWeek => {
  const isNew = fresh || stored?.profileRev !== profile.rev;
  try {
    const planned = stored && plannedWeekOf(stored);
    const { base, current } = makeWeek({
      ...inputs,
      weekStart,
      today,
      kept: keptRows(planned, inputs.records, { weekStart, today }),
      lighter: lighter ?? stored?.lighter ?? null,
      base: isNew || !planned ? null : planned.base,
    });
    return { base, current: { ...current, notes: [...current.notes, ...assumed] } };
  } catch (error) {
    throw new PlanError(error);
  }
};

export const createPlanKeeper = ({ plans, clock, onSaved, onStale, ...stores }: KeeperDependencies): PlanKeeper => {
  const aggregate = createAggregate({ model: plans.model, clock, onSaved });
  const todayIn = (timezone: string): string => dateIn(timezone, clock.now());

  /** How to store a week that was planned from `stored`, with the events of what its runner sees differently. */
  const saveWeek = async (
    { userId, weekStart, today }: Week,
    stored: WeekDocument | null,
    planned: PlannedWeek,
    kept: Pick<WeekDocument, 'lighter' | 'profileRev'>,
  ): Promise<Decision<Settled>> => {
    const result: Settled = { plan: presentWeek(planned.current), existed: stored !== null };
    const state = { phase: planned.current.phase, planJson: JSON.stringify(planned), ...kept };
    if (stored && hasState(stored, state)) {
      if (!isBefore(stored, today)) return { result };
      return (await plans.settle(userId, stored, today)) ? { result } : 'retry';
    }
    const shows = !stored || JSON.stringify(plannedWeekOf(stored).current) !== JSON.stringify(planned.current);
    const settledOn = stored && !isBefore(stored, today) ? (stored.settledOn ?? today) : today;
    return {
      write: {
        key: { userId, weekStart },
        current: stored,
        state: { ...state, settledOn },
        events: (rev, at) => (shows ? planEvents(planned.current, today, rev, at) : []),
        result: () => result,
      },
    };
  };

  /**
   * The week is read before its inputs: whoever changes an input and then adapts the week either finds this write or
   * makes it fail, so that the last write always rests on the newest inputs.
   */
  const settle = (week: Week, decide: Decide): Promise<Settled | null> =>
    aggregate.change<Settled | null>(`${week.userId} ${week.weekStart}`, async () => {
      const stored = await plans.find(week.userId, week.weekStart);
      const options = decide(stored);
      if (!options) return { result: stored && { plan: presentWeek(plannedWeekOf(stored).current), existed: true } };
      const read = await readInputs(stores, week.userId, week.today);
      if (!read) return { result: null };
      const planned = plan(week, read, stored, options);
      const kept = { lighter: options.lighter ?? stored?.lighter ?? null, profileRev: read.profile.rev };
      return saveWeek(week, stored, planned, kept);
    });

  const thisWeek = (userId: string, timezone: string): Week => {
    const today = todayIn(timezone);
    return { userId, today, weekStart: weekStartOf(today) };
  };

  const stored: PlanKeeper['stored'] = async (userId, timezone, weekStart) => {
    const found = await plans.find(userId, weekStart);
    const { today, ...current } = thisWeek(userId, timezone);
    if (!found || weekStart < current.weekStart) return found;
    const profile = await stores.profiles.find(userId);
    if (profile && isMinor(profile)) return null;
    if (weekStart !== current.weekStart || !isBefore(found, today)) return found;
    try {
      await settle({ today, ...current }, (week) => (week && isBefore(week, today) ? { fresh: false } : null));
    } catch (error) {
      // What stood yesterday is better than no answer; the next read tries again.
      onStale?.(error);
      return found;
    }
    return plans.find(userId, weekStart);
  };

  return {
    stored,
    async week(userId, timezone, weekStart) {
      const found = await stored(userId, timezone, weekStart);
      return found && presentWeek(plannedWeekOf(found).current);
    },
    async remake(userId, timezone, { fresh }) {
      return (await settle(thisWeek(userId, timezone), () => ({ fresh })))?.plan ?? null;
    },
    async adapt(userId, timezone) {
      return (await settle(thisWeek(userId, timezone), () => ({ fresh: false })))?.plan ?? null;
    },
    async answerOffer(userId, timezone, answer) {
      let stood = false;
      const settled = await settle(thisWeek(userId, timezone), (stored) => {
        stood = stored !== null && plannedWeekOf(stored).current.offer !== null;
        return stood ? { fresh: false, lighter: answer } : null;
      });
      return stood ? (settled?.plan ?? null) : null;
    },
    async ensureWeek(userId, timezone, weekStart) {
      const week = { userId, weekStart, today: todayIn(timezone) };
      const settled = await settle(week, (stored) => (stored ? null : { fresh: true }));
      if (!settled) return 'no-profile';
      return settled.existed ? 'existed' : 'made';
    },
    async preview(userId, timezone, weekStart) {
      const week = { userId, weekStart, today: todayIn(timezone) };
      const read = await readInputs(stores, userId, week.today);
      return read && presentWeek(plan(week, read, null, { fresh: true }).current);
    },
  };
};
