import { isDeepStrictEqual } from 'node:util';
import { planChanged, planPublished } from '@stridewell/contracts/events/events';
import { addDays, dateIn, type WeeklyPlan, weekStartOf } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { isConsentWithdrawn } from '@stridewell/kit/consent/consent-guard';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { createAggregate, type Decision, hasState } from '@stridewell/kit/outbox/aggregate';
import { createEntry, type OutboxEntry } from '@stridewell/kit/outbox/entries';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { currentWeek } from '../../domain/week/current-week.ts';
import { plannedMinutes } from '../../domain/week/day-facts.ts';
import { keptDays } from '../../domain/week/kept-days.ts';
import { makeWeek } from '../../domain/week/make-week.ts';
import { forecastNextWeek, type NextWeekForecast } from '../../domain/week/next-week.ts';
import { withOffers } from '../../domain/week/offers.ts';
import type { PlanRefusal } from '../../domain/week/open-days.ts';
import type { EditResult } from '../../domain/week/own-wishes.ts';
import { isRepeatWanted } from '../../domain/week/repeat-week.ts';
import { smallerPlanOf } from '../../domain/week/smaller-plan.ts';
import type { EarlierWeek, WeekBase, WeekInputs, WeekState } from '../../domain/week/types.ts';
import { viewOfDay } from '../../messages/week-view.ts';
import { isMinor } from '../profile/profile-state.ts';
import {
  type LighterAnswer,
  planRowsOf,
  storedPlan,
  storedWeekOf,
  type WeekDocument,
  weekStateOf,
} from './document.ts';
import { type InputStores, isWaitingForPhysio, type PlanInputs, readInputs } from './inputs.ts';
import { planRows } from './plan-rows.ts';
import { presentForecast, presentStoredWeek, presentWeek } from './present.ts';
import type { WeeklyPlanRepository } from './repository.ts';

export interface WeeklyPlanDependencies extends InputStores {
  plans: WeeklyPlanRepository;
  settings: Pick<UserSettingsRepository, 'find'>;
  clock: Clock;
  /** Called with the document id of a week after it is stored. */
  onSaved(documentId: string): void;
  /** Called when a week could not be updated for a new day and the stale week is returned. */
  onStale?(error: unknown): void;
}

/**
 * Recomputes a stored week when an input changes. All methods are idempotent and safe to run concurrently. They store
 * nothing for a runner who has withdrawn the consent to health data: a stored week is unchanged, and none is created.
 */
export interface WeeklyPlanService {
  /**
   * Returns a stored week. The current week is first updated for the runner's current date, because a new day can
   * change later days without any event. Null if there is no plan, or for the current and later weeks of a runner under
   * 18.
   */
  stored(userId: string, timezone: string, weekStart: string): Promise<WeekDocument | null>;
  /** Like `stored`, in the form of the API's response, by default in English. */
  week(userId: string, timezone: string, weekStart: string, language?: MessageLanguage): Promise<WeeklyPlan | null>;
  /**
   * Creates or recreates this week's plan. `fresh` replans all days that are neither logged nor past. Null if there is
   * no profile, and for a runner under 18.
   */
  remake(
    userId: string,
    timezone: string,
    options: { fresh: boolean; language?: MessageLanguage | undefined },
  ): Promise<WeeklyPlan | null>;
  /** Adapts this week's plan to its current inputs, or creates it if there is none. Null if there is no profile. */
  adapt(userId: string, timezone: string): Promise<WeeklyPlan | null>;
  /** Stores the answer to the offer of a lighter week. Null if there is no offer. */
  answerOffer(
    userId: string,
    timezone: string,
    answer: LighterAnswer,
    language?: MessageLanguage,
  ): Promise<WeeklyPlan | null>;
  /** Creates the plan of a week unless there is one. Used by the weekly jobs. */
  ensureWeek(userId: string, timezone: string, weekStart: string): Promise<'made' | 'existed' | 'no-profile'>;
  /**
   * Plans a week without storing the plan. The week after the current one is planned assuming that the rest of this
   * week is done. Null if there is no profile, and for a runner under 18. The texts are in English by default.
   */
  preview(userId: string, timezone: string, weekStart: string, language?: MessageLanguage): Promise<WeeklyPlan | null>;
  /**
   * Returns the current week with its inputs, without storing anything. Null if there is no profile, and for a minor.
   */
  current(userId: string, timezone: string): Promise<CurrentPlan | null>;
  /** Plans the week after the current one like `preview`, without texts. */
  forecast(userId: string, timezone: string): Promise<NextWeekForecast | null>;
  /**
   * Changes the current week as the runner requests, in one write with its events. Null if there is no stored plan or
   * no profile, and for a runner under 18.
   */
  change(userId: string, timezone: string, decide: PlanEdit, language?: MessageLanguage): Promise<ChangedPlan | null>;
}

/** The current week with all its inputs. */
export interface CurrentPlan {
  inputs: WeekInputs;
  week: WeekState;
  /** False if the week has not been stored yet. */
  isStored: boolean;
  /** The stored week after this one; null if it is not stored. */
  next: WeekState | null;
}

/** Applies a change that the runner requests, or rejects it. Pure, because it is repeated after a conflicting write. */
export type PlanEdit = (plan: CurrentPlan) => EditResult | { refused: PlanRefusal };

export type ChangedPlan = { plan: WeeklyPlan } | { refused: PlanRefusal };

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
  edit?: PlanEdit;
}

/** Decides how a week is planned, given its stored form. Returns null to leave the week unchanged. */
type PlanDecision = (stored: WeekDocument | null) => PlanOptions | null;

interface UpdateResult {
  /** The week in the form of the API's response. */
  present(language?: MessageLanguage): WeeklyPlan;
  existed: boolean;
  refused?: PlanRefusal;
}

/** True if a week was last updated before the runner's current date. */
const isStale = ({ settledOn }: WeekDocument, today: string): boolean => settledOn === undefined || settledOn < today;

/** Number of earlier weeks that a plan uses. */
const EARLIER_WEEKS = 5;

const earlierWeekOf = (document: WeekDocument): EarlierWeek => {
  const state = weekStateOf(document);
  return {
    weekStart: document.weekStart,
    state,
    plannedMinutes: state ? plannedMinutes(state.base) : planRowsOf(document).base.totalMinutes,
  };
};

/** All stored plan data of a runner on which a week depends. */
interface StoredPlans {
  week: WeekDocument | null;
  /** Newest first. */
  earlier: readonly WeekDocument[];
}

const inputsOf = (
  { weekStart, today }: Week,
  { inputs, profile }: PlanInputs,
  { week, earlier }: StoredPlans,
  { fresh, lighter }: PlanOptions,
): WeekInputs => {
  const known = week && weekStateOf(week);
  const stored = week && storedWeekOf(week);
  // A week planned by an earlier release limits the growth of the week that replaces it.
  const replaced = week && !known ? [earlierWeekOf(week)] : [];
  const before = earlier.map(earlierWeekOf);
  const isRepeatNew =
    known !== null && isRepeatWanted({ weekStart, earlier: before }) !== (known.base.repeat !== undefined);
  const { programmeStart } = inputs;
  const smaller = smallerPlanOf({ weekStart, programmeStart, earlier: before }, known?.base ?? null);
  const isSmallerNew = known !== null && !isDeepStrictEqual(smaller, known.base.smaller);
  const isNew = fresh || week?.profileRev !== profile.rev || isRepeatNew || isSmallerNew;
  return {
    ...inputs,
    weekStart,
    today,
    kept: keptDays(stored, inputs.records, { weekStart, today }),
    lighter: lighter ?? week?.lighter ?? null,
    earlier: [...replaced, ...before],
    base: isNew ? null : (known?.base ?? null),
    replaced: known?.base ?? null,
  };
};

/** The part of the days that comes from check-ins. A check-in that leaves the sessions unchanged changes only this. */
const checkinActions = (state: WeekState | null): string =>
  JSON.stringify(state?.days.map(({ score, decision }) => (score === undefined ? null : [score, decision?.action])));

/** Runs the planner. Its errors become a {@link PlanError}. */
const planned = <T>(plan: () => T): T => {
  try {
    return plan();
  } catch (error) {
    throw new PlanError(error);
  }
};

/** Returns the current week after a change that the runner requested. */
const editedWeek = (base: WeekBase, inputs: WeekInputs): WeekState =>
  withOffers(currentWeek(base, inputs), { ...inputs, base, replaced: base });

/** Returns the events of a stored week: `changed` with today's session and, only at the first revision, `published`. */
const planEvents = ({ base, days }: WeekState, today: string, rev: number, at: Date): OutboxEntry[] => {
  const { weekStart } = base;
  const day = days.find(({ date }) => date === today);
  const view = day && viewOfDay(day, base, 'en');
  const session = view && { date: view.date, planType: view.planType, minutes: view.minutes, title: view.title };
  const changed = createEntry(planChanged, { weekStart, today: session ?? null, rev }, at);
  return rev === 1 ? [changed, createEntry(planPublished, { weekStart, rev }, at)] : [changed];
};

export const createWeeklyPlanService = ({
  plans,
  settings,
  clock,
  onSaved,
  onStale,
  ...stores
}: WeeklyPlanDependencies): WeeklyPlanService => {
  const aggregate = createAggregate({ collection: plans.collection, clock, onSaved });
  const todayIn = (timezone: string): string => dateIn(timezone, clock.now());

  /** Returns the write for a planned week. It emits events if the runner sees a difference from `stored`. */
  const saveWeek = async (
    { userId, weekStart, today }: Week,
    stored: WeekDocument | null,
    state: WeekState,
    metadata: Pick<WeekDocument, 'lighter' | 'profileRev'>,
  ): Promise<Decision<UpdateResult | null>> => {
    const result: UpdateResult = { present: (language) => presentWeek(state, language), existed: stored !== null };
    if (await isConsentWithdrawn(settings, userId)) return { result: stored && result };
    const { planJson, stateDigest, subdocuments } = storedPlan(state, planRows(state));
    const fields = { phase: state.phase, planJson, stateDigest, ...metadata };
    const isSame = stored !== null && isDeepStrictEqual(weekStateOf(stored), subdocuments.state);
    if (stored && isSame && hasState(stored, fields)) {
      if (!isStale(stored, today)) return { result };
      return (await plans.settle(userId, stored, today)) ? { result } : 'retry';
    }
    const isVisible =
      !stored ||
      JSON.stringify(planRowsOf(stored).current) !== JSON.stringify(subdocuments.plan.current) ||
      checkinActions(weekStateOf(stored)) !== checkinActions(state);
    const settledOn = stored && !isStale(stored, today) ? (stored.settledOn ?? today) : today;
    return {
      write: {
        key: { userId, weekStart },
        current: stored,
        state: { ...fields, settledOn },
        subdocuments,
        events: (rev, at) => (isVisible ? planEvents(state, today, rev, at) : []),
        result: () => result,
      },
    };
  };

  /**
   * Reads the inputs of a week and plans it, without storing it. Null if there is no profile, and for a runner under
   * 18.
   */
  const readPlan = async (week: Week, stored: WeekDocument | null, options: PlanOptions) => {
    const { userId, weekStart, today } = week;
    const [read, earlier, next] = await Promise.all([
      readInputs(stores, userId, today),
      plans.before(userId, weekStart, EARLIER_WEEKS),
      plans.find(userId, addDays(weekStart, 7)),
    ]);
    if (!read) return null;
    return planned(() => {
      const inputs = inputsOf(week, read, { week: stored, earlier }, options);
      const state = withOffers(makeWeek(inputs), inputs);
      const nextState = next && weekStateOf(next);
      return { inputs, week: state, isStored: stored !== null, next: nextState, profileRev: read.profile.rev };
    });
  };

  /**
   * The week is read before its inputs. A concurrent request that changes an input and then adapts the week either sees
   * this write or makes it fail. The last write is therefore always based on the newest inputs.
   */
  const updateWeek = (week: Week, decide: PlanDecision): Promise<UpdateResult | null> =>
    aggregate.change<UpdateResult | null>(`${week.userId} ${week.weekStart}`, async () => {
      const stored = await plans.find(week.userId, week.weekStart);
      const options = decide(stored);
      if (!options) {
        return { result: stored && { present: (language) => presentStoredWeek(stored, language), existed: true } };
      }
      const read = await readPlan(week, stored, options);
      if (!read) return { result: null };
      const edited = options.edit && planned(() => options.edit?.(read));
      if (edited && 'refused' in edited) {
        return {
          result: { present: (language) => presentWeek(read.week, language), existed: true, refused: edited.refused },
        };
      }
      const answer = edited?.endsLighterWeek ? 'keep' : edited?.lighter;
      const lighter = answer ?? options.lighter ?? stored?.lighter ?? null;
      const state = edited ? planned(() => editedWeek(edited.base, { ...read.inputs, lighter })) : read.week;
      return saveWeek(week, stored, state, { lighter, profileRev: read.profileRev });
    });

  const thisWeek = (userId: string, timezone: string): Week => {
    const today = todayIn(timezone);
    return { userId, today, weekStart: weekStartOf(today) };
  };

  const readCurrent = async (week: Week) =>
    readPlan(week, await plans.find(week.userId, week.weekStart), { fresh: false });

  const forecastOf = async (week: Week): Promise<NextWeekForecast | null> => {
    const read = await readCurrent(week);
    return read && planned(() => forecastNextWeek(read.week, read.inputs));
  };

  /** Updates the next week, if it is stored, after a change of this week that can affect it was made or undone. */
  const updateNext = async (week: Week): Promise<void> => {
    const next = { ...week, weekStart: addDays(week.weekStart, 7) };
    await updateWeek(next, (found) => (found && weekStateOf(found) ? { fresh: false } : null));
  };

  const stored: WeeklyPlanService['stored'] = async (userId, timezone, weekStart) => {
    const found = await plans.find(userId, weekStart);
    const { today, ...current } = thisWeek(userId, timezone);
    if (!found || weekStart < current.weekStart) return found;
    const profile = await stores.profiles.find(userId);
    if (profile && isMinor(profile)) return null;
    if (isWaitingForPhysio(await stores.backgrounds.find(userId))) return null;
    if (weekStart !== current.weekStart || !isStale(found, today)) return found;
    try {
      await updateWeek({ today, ...current }, (week) => (week && isStale(week, today) ? { fresh: false } : null));
    } catch (error) {
      // Returns the stale week without an error. The next read tries again.
      onStale?.(error);
      return found;
    }
    return plans.find(userId, weekStart);
  };

  const remake: WeeklyPlanService['remake'] = async (userId, timezone, { fresh, language }) =>
    (await updateWeek(thisWeek(userId, timezone), () => ({ fresh })))?.present(language) ?? null;

  return {
    stored,
    async week(userId, timezone, weekStart, language) {
      const found = await stored(userId, timezone, weekStart);
      return found && presentStoredWeek(found, language);
    },
    remake,
    adapt: (userId, timezone) => remake(userId, timezone, { fresh: false }),
    async answerOffer(userId, timezone, answer, language) {
      let hadOffer = false;
      const result = await updateWeek(thisWeek(userId, timezone), (stored) => {
        hadOffer = stored !== null && planRowsOf(stored).current.offer !== null;
        return hadOffer ? { fresh: false, lighter: answer } : null;
      });
      return hadOffer ? (result?.present(language) ?? null) : null;
    },
    async ensureWeek(userId, timezone, weekStart) {
      const week = { userId, weekStart, today: todayIn(timezone) };
      const result = await updateWeek(week, (stored) => (stored ? null : { fresh: true }));
      if (!result) return 'no-profile';
      return result.existed ? 'existed' : 'made';
    },
    async preview(userId, timezone, weekStart, language) {
      const current = thisWeek(userId, timezone);
      if (weekStart === addDays(current.weekStart, 7)) {
        const forecast = await forecastOf(current);
        return forecast && presentForecast(forecast, language);
      }
      const read = await readPlan({ ...current, weekStart }, null, { fresh: true });
      return read && presentWeek(read.week, language);
    },
    current: (userId, timezone) => readCurrent(thisWeek(userId, timezone)),
    forecast: (userId, timezone) => forecastOf(thisWeek(userId, timezone)),
    async change(userId, timezone, decide, language) {
      const week = thisWeek(userId, timezone);
      const result = await updateWeek(week, (found) => (found ? { fresh: false, edit: decide } : null));
      if (!result) return null;
      if (result.refused) return { refused: result.refused };
      await updateNext(week);
      return { plan: result.present(language) };
    },
  };
};
