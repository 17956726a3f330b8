import { planChanged, planPublished } from '@stridewell/contracts/events/events';
import { dateIn, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { createAggregate, type Decision, hasState } from '@stridewell/kit/outbox/aggregate';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import { fixedRows } from '../../domain/fixed-rows.ts';
import type { AdaptedWeek, PlannedWeek } from '../../domain/plan/adapt/types.ts';
import { makeWeek } from '../../domain/plan/make-week.ts';
import { isMinor } from '../profile/profile-state.ts';
import { type LighterAnswer, plannedWeekOf, storedPlan, type WeekDocument } from './document.ts';
import { type InputStores, type PlanInputs, readInputs } from './inputs.ts';
import { presentWeek } from './present.ts';
import type { WeeklyPlanRepository } from './repository.ts';

export interface WeeklyPlanDependencies extends InputStores {
  plans: WeeklyPlanRepository;
  clock: Clock;
  /** Called with the document id of a week after it is stored. */
  onSaved(documentId: string): void;
  /** Called when a week could not be updated for a new day and the stale week is returned. */
  onStale?(error: unknown): void;
}

/** Recomputes a stored week when an input changes. All methods are idempotent and safe to run concurrently. */
export interface WeeklyPlanService {
  /**
   * Returns a stored week. The current week is first updated for the runner's current date, because a new day can
   * change later days without any event. Null when there is no plan, and for the current and later weeks of a runner
   * under 18.
   */
  stored(userId: string, timezone: string, weekStart: string): Promise<WeekDocument | null>;
  /** Like `stored`, in the form of the API's response. */
  week(userId: string, timezone: string, weekStart: string): Promise<WeeklyPlan | null>;
  /**
   * Creates or recreates this week's plan. `fresh` replans all days that are neither logged nor past. Null without a
   * profile and for a runner under 18.
   */
  remake(userId: string, timezone: string, options: { fresh: boolean }): Promise<WeeklyPlan | null>;
  /** Adapts this week's plan to its current inputs, or creates it when there is none. Null without a profile. */
  adapt(userId: string, timezone: string): Promise<WeeklyPlan | null>;
  /** Stores the answer to the offer of a lighter week. Null when there is no offer. */
  answerOffer(userId: string, timezone: string, answer: LighterAnswer): Promise<WeeklyPlan | null>;
  /** Creates the plan of a week unless there is one. Used by the weekly jobs. */
  ensureWeek(userId: string, timezone: string, weekStart: string): Promise<'made' | 'existed' | 'no-profile'>;
  /** Plans a week without storing the plan. Null without a profile. */
  preview(userId: string, timezone: string, weekStart: string): Promise<WeeklyPlan | null>;
}

/** Error thrown when the planner fails on its inputs. A retry does not help, so callers continue without a plan. */
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

/** Decides how a week is planned, given its stored form. Returns null to leave the week unchanged. */
type PlanDecision = (stored: WeekDocument | null) => PlanOptions | null;

interface UpdateResult {
  plan: WeeklyPlan;
  existed: boolean;
}

/** True when a week was last updated before the runner's current date. */
const isStale = ({ settledOn }: WeekDocument, today: string): boolean => settledOn === undefined || settledOn < today;

const planWeek = (
  { weekStart, today }: Week,
  { inputs, profile, assumed }: PlanInputs,
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
      kept: fixedRows(planned, inputs.records, { weekStart, today }),
      lighter: lighter ?? stored?.lighter ?? null,
      base: isNew || !planned ? null : planned.base,
    });
    return { base, current: { ...current, notes: [...current.notes, ...assumed] } };
  } catch (error) {
    throw new PlanError(error);
  }
};

/** Returns the events of a stored week: `changed` with today's session and, only at the first revision, `published`. */
const planEvents = (week: AdaptedWeek, today: string, rev: number, at: Date): OutboxEntry[] => {
  const { weekStart } = week;
  const row = week.days.find(({ date }) => date === today);
  const session = row && { date: row.date, planType: row.planType, minutes: row.minutes, title: row.title };
  const changed = createEntry(planChanged, { weekStart, today: session ?? null, rev }, at);
  return rev === 1 ? [changed, createEntry(planPublished, { weekStart, rev }, at)] : [changed];
};

export const createWeeklyPlanService = ({
  plans,
  clock,
  onSaved,
  onStale,
  ...stores
}: WeeklyPlanDependencies): WeeklyPlanService => {
  const aggregate = createAggregate({ collection: plans.collection, clock, onSaved });
  const todayIn = (timezone: string): string => dateIn(timezone, clock.now());

  /** Returns the write for a planned week. It emits events when the runner sees a difference from `stored`. */
  const saveWeek = async (
    { userId, weekStart, today }: Week,
    stored: WeekDocument | null,
    planned: PlannedWeek,
    metadata: Pick<WeekDocument, 'lighter' | 'profileRev'>,
  ): Promise<Decision<UpdateResult>> => {
    const result: UpdateResult = { plan: presentWeek(planned.current), existed: stored !== null };
    const { planJson, plan } = storedPlan(planned);
    const state = { phase: planned.current.phase, planJson, ...metadata };
    if (stored && hasState(stored, state)) {
      if (!isStale(stored, today)) return { result };
      return (await plans.settle(userId, stored, today)) ? { result } : 'retry';
    }
    const isVisible = !stored || JSON.stringify(plannedWeekOf(stored).current) !== JSON.stringify(planned.current);
    const settledOn = stored && !isStale(stored, today) ? (stored.settledOn ?? today) : today;
    return {
      write: {
        key: { userId, weekStart },
        current: stored,
        state: { ...state, settledOn },
        subdocuments: { plan },
        events: (rev, at) => (isVisible ? planEvents(planned.current, today, rev, at) : []),
        result: () => result,
      },
    };
  };

  /**
   * The week is read before its inputs. A concurrent request that changes an input and then adapts the week either sees
   * this write or makes it fail. The last write is therefore always based on the newest inputs.
   */
  const updateWeek = (week: Week, decide: PlanDecision): Promise<UpdateResult | null> =>
    aggregate.change<UpdateResult | null>(`${week.userId} ${week.weekStart}`, async () => {
      const stored = await plans.find(week.userId, week.weekStart);
      const options = decide(stored);
      if (!options) return { result: stored && { plan: presentWeek(plannedWeekOf(stored).current), existed: true } };
      const read = await readInputs(stores, week.userId, week.today);
      if (!read) return { result: null };
      const planned = planWeek(week, read, stored, options);
      const metadata = { lighter: options.lighter ?? stored?.lighter ?? null, profileRev: read.profile.rev };
      return saveWeek(week, stored, planned, metadata);
    });

  const thisWeek = (userId: string, timezone: string): Week => {
    const today = todayIn(timezone);
    return { userId, today, weekStart: weekStartOf(today) };
  };

  const stored: WeeklyPlanService['stored'] = async (userId, timezone, weekStart) => {
    const found = await plans.find(userId, weekStart);
    const { today, ...current } = thisWeek(userId, timezone);
    if (!found || weekStart < current.weekStart) return found;
    const profile = await stores.profiles.find(userId);
    if (profile && isMinor(profile)) return null;
    if (weekStart !== current.weekStart || !isStale(found, today)) return found;
    try {
      await updateWeek({ today, ...current }, (week) => (week && isStale(week, today) ? { fresh: false } : null));
    } catch (error) {
      // Returns the stale week and no error. The next read tries again.
      onStale?.(error);
      return found;
    }
    return plans.find(userId, weekStart);
  };

  const remake: WeeklyPlanService['remake'] = async (userId, timezone, { fresh }) =>
    (await updateWeek(thisWeek(userId, timezone), () => ({ fresh })))?.plan ?? null;

  return {
    stored,
    async week(userId, timezone, weekStart) {
      const found = await stored(userId, timezone, weekStart);
      return found && presentWeek(plannedWeekOf(found).current);
    },
    remake,
    adapt: (userId, timezone) => remake(userId, timezone, { fresh: false }),
    async answerOffer(userId, timezone, answer) {
      let hadOffer = false;
      const result = await updateWeek(thisWeek(userId, timezone), (stored) => {
        hadOffer = stored !== null && plannedWeekOf(stored).current.offer !== null;
        return hadOffer ? { fresh: false, lighter: answer } : null;
      });
      return hadOffer ? (result?.plan ?? null) : null;
    },
    async ensureWeek(userId, timezone, weekStart) {
      const week = { userId, weekStart, today: todayIn(timezone) };
      const result = await updateWeek(week, (stored) => (stored ? null : { fresh: true }));
      if (!result) return 'no-profile';
      return result.existed ? 'existed' : 'made';
    },
    async preview(userId, timezone, weekStart) {
      const week = { userId, weekStart, today: todayIn(timezone) };
      const read = await readInputs(stores, userId, week.today);
      return read && presentWeek(planWeek(week, read, null, { fresh: true }).current);
    },
  };
};
