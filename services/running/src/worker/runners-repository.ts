import { addDays, DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import { userSettingsCollection } from '@stridewell/kit/projections/user-settings-repository';
import { coachProfilesCollection } from '../features/profile/document.ts';
import { isMinor } from '../features/profile/profile-state.ts';
import { trainingLogsCollection } from '../features/training-log/document.ts';
import { weeklyPlansCollection } from '../features/weekly-plan/document.ts';
import { weeklySummariesCollection } from '../features/weekly-summaries/document.ts';
import { checkinDaysCollection } from '../projections/checkin-days.ts';

/** A range of runners, ordered by id. `after` is exclusive; `first` and `last` are inclusive. */
export interface IdRange {
  after?: string;
  first?: string;
  last?: string;
}

/** The runners of a page, and the id after which the next page begins; null on the last page. */
export interface Page {
  userIds: string[];
  next: string | null;
}

/** `user_settings` of the running service, with an index to find runners by time zone. */
export const runnerSettingsCollection: typeof userSettingsCollection = {
  ...userSettingsCollection,
  indexes: [
    ...userSettingsCollection.indexes,
    // Index for the weekly jobs: to find the distinct time zones and to page through the runners of one time zone.
    { key: { 'state.timezone': 1, userId: 1 }, options: { name: 'timezone_user' } },
  ],
};

interface Owned {
  userId: string;
}
interface Settings extends Owned {
  /** Absent in settings that were stored before consents were introduced. */
  state: { timezone: string; consents?: { health_data: boolean } };
}
interface Made extends Owned {
  createdAt: Date;
}
interface Profiled extends Made {
  runningProfileV2: string | null;
}

const withoutConsent = (rows: Settings[]): Set<string> =>
  new Set(rows.filter(({ state }) => !state.consents?.health_data).map(({ userId }) => userId));

type WeeklyCollection = typeof weeklyPlansCollection | typeof weeklySummariesCollection;

/** The week that begins on a given Monday, for the runners in a time zone. */
export interface ZoneWeek {
  timezone: string;
  weekStart: string;
}

/** Returns the filter for a range of ids. It always contains a `$gte`, so that the index scan has a lower bound. */
const between = ({ after, first, last }: IdRange): { userId: { $gte: string; $gt?: string; $lte?: string } } => ({
  userId: {
    $gte: first ?? '',
    ...(after === undefined ? {} : { $gt: after }),
    ...(last === undefined ? {} : { $lte: last }),
  },
});

export type Runners = ReturnType<typeof createRunners>;

/**
 * Reads the runners that the weekly jobs process: those with a profile, by time zone. A runner without settings is
 * assigned to {@link DEFAULT_TIMEZONE}. Runners who have not given or have withdrawn the consent to storing health data
 * are left out.
 */
export const createRunners = (database: Connection) => {
  const settings = runnerSettingsCollection.in(database);
  const profiles = coachProfilesCollection.in(database);
  const checkinDays = checkinDaysCollection.in(database);
  const logs = trainingLogsCollection.in(database);
  const idsOf = (rows: Owned[]): string[] => rows.map(({ userId }) => userId);

  /** Creates a page from the documents read, with only the runners to process. */
  const pageOf = (read: Owned[], limit: number, isServed: (userId: string) => boolean): Page => ({
    userIds: idsOf(read).filter(isServed),
    next: read.length === limit ? (read.at(-1)?.userId ?? null) : null,
  });

  const pageByZone = async (timezone: string, range: IdRange, limit: number): Promise<Page> => {
    const read = await settings
      .find({ 'state.timezone': timezone, ...between(range) })
      .sort({ userId: 1 })
      .limit(limit)
      .project<Settings>({ _id: 0, userId: 1, 'state.consents.health_data': 1 })
      .toArray();
    const refused = withoutConsent(read);
    const found = await profiles
      .find({ userId: { $in: idsOf(read) } })
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const withProfile = new Set(idsOf(found));
    return pageOf(read, limit, (userId) => withProfile.has(userId) && !refused.has(userId));
  };

  const pageOfDefaultZone = async (range: IdRange, limit: number): Promise<Page> => {
    const read = await profiles
      .find(between(range))
      .sort({ userId: 1 })
      .limit(limit)
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const found = await settings
      .find({ userId: { $in: idsOf(read) } })
      .project<Settings>({ _id: 0, userId: 1, 'state.timezone': 1, 'state.consents.health_data': 1 })
      .toArray();
    const refused = withoutConsent(found);
    const inOtherZone = new Set(
      found.filter(({ state }) => state.timezone !== DEFAULT_TIMEZONE).map(({ userId }) => userId),
    );
    return pageOf(read, limit, (userId) => !inOtherZone.has(userId) && !refused.has(userId));
  };

  const without = async (
    userIds: readonly string[],
    collection: WeeklyCollection,
    weekStart: string,
  ): Promise<string[]> => {
    const found = await collection
      .in(database)
      .find({ userId: { $in: [...userIds] }, weekStart })
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const withDocument = new Set(idsOf(found));
    return userIds.filter((userId) => !withDocument.has(userId));
  };

  return {
    /** Returns all time zones used by runners. */
    async timezones(): Promise<string[]> {
      const found = new Set([DEFAULT_TIMEZONE]);
      // A loose index scan, which reads one document per time zone, not one per runner.
      for (let last = ''; ; ) {
        const [next] = await settings
          .find({ 'state.timezone': { $gt: last } })
          .sort({ 'state.timezone': 1 })
          .limit(1)
          .project<Settings>({ _id: 0, 'state.timezone': 1 })
          .toArray();
        if (!next) return [...found];
        last = next.state.timezone;
        found.add(last);
      }
    },

    /** Returns at most `limit` runners of a time zone, ordered by id. A page before the last may contain fewer. */
    page: (timezone: string, range: IdRange, limit: number): Promise<Page> =>
      timezone === DEFAULT_TIMEZONE ? pageOfDefaultZone(range, limit) : pageByZone(timezone, range, limit),

    /** Returns those of the given runners who have no plan for a week. */
    withoutPlan: (userIds: readonly string[], weekStart: string): Promise<string[]> =>
      without(userIds, weeklyPlansCollection, weekStart),

    /**
     * Returns those of the given runners who need a summary of a week and have none. A runner whose profile was created
     * after the week ended needs none, unless the runner has a plan or a check-in of that week, or a log of it that was
     * created before the week ended.
     */
    async withoutSummary(userIds: readonly string[], { timezone, weekStart }: ZoneWeek): Promise<string[]> {
      const lacking = await without(userIds, weeklySummariesCollection, weekStart);
      if (lacking.length === 0) return [];
      const sunday = addDays(weekStart, 6);
      const profiled = await profiles
        .find({ userId: { $in: lacking } })
        .project<Profiled>({ _id: 0, userId: 1, createdAt: 1, runningProfileV2: 1 })
        .toArray();
      // Minors get no plan, so they get no summary either.
      const minors = new Set(idsOf(profiled.filter(isMinor)));
      const missing = lacking.filter((userId) => !minors.has(userId));
      const isLate = ({ createdAt }: Made): boolean => dateIn(timezone, createdAt) > sunday;
      const late = idsOf(profiled.filter((profile) => isLate(profile) && !minors.has(profile.userId)));
      if (late.length === 0) return missing;
      const inWeek = { userId: { $in: late }, date: { $gte: weekStart, $lte: sunday } };
      const [checkedIn, logged, planless] = await Promise.all([
        checkinDays.find(inWeek).project<Owned>({ _id: 0, userId: 1 }).toArray(),
        logs.find(inWeek).project<Made>({ _id: 0, userId: 1, createdAt: 1 }).toArray(),
        without(late, weeklyPlansCollection, weekStart),
      ]);
      const newcomers = new Set(planless);
      // Past days can be logged later, so the time at which a log was created is compared.
      for (const userId of idsOf([...checkedIn, ...logged.filter((log) => !isLate(log))])) newcomers.delete(userId);
      return missing.filter((userId) => !newcomers.has(userId));
    },
  };
};
