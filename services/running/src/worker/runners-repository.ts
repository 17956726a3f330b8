import { addDays, DEFAULT_TIMEZONE, dateIn } from '@stridewell/contracts/web';
import type { Connection } from '@stridewell/kit/mongo/database';
import type { mongo } from 'mongoose';
import { isMinor } from '../profile/rules.ts';

/** A stretch of runners in the order of their ids. `after` leaves its own id out; `first` and `last` are part of it. */
export interface Stretch {
  after?: string;
  first?: string;
  last?: string;
}

/** Runners of a page, and where the next one begins after; null on the last page. */
export interface Page {
  userIds: string[];
  next: string | null;
}

interface Settings {
  userId: string;
  state: { timezone: string; consents?: { health_data: boolean } };
}
interface Owned {
  userId: string;
}
interface Made extends Owned {
  createdAt: Date;
}
interface Profiled extends Made {
  runningProfileV2: string | null;
}
interface Dated extends Owned {
  date: string;
}

const withoutConsent = (rows: Settings[]): Set<string> =>
  new Set(rows.filter(({ state }) => !state.consents?.health_data).map(({ userId }) => userId));

type WeeklyCollection = 'weekly_plans' | 'weekly_summaries';

/** A week of a time zone's runners, by its Monday. */
export interface ZoneWeek {
  timezone: string;
  weekStart: string;
}

/** A filter on ids; `$gte` alone where nothing else is asked for, so that the index always has where to begin. */
const between = ({ after, first, last }: Stretch): { userId: { $gte: string; $gt?: string; $lte?: string } } => ({
  userId: {
    $gte: first ?? '',
    ...(after === undefined ? {} : { $gt: after }),
    ...(last === undefined ? {} : { $lte: last }),
  },
});

export type Runners = ReturnType<typeof createRunners>;

/**
 * Runners with a profile, by time zone: those whom the weekly jobs serve. One without settings counts as living in
 * {@link DEFAULT_TIMEZONE}; nothing new is made for a runner who has not given the consent to health data, or has taken
 * it back.
 */
export const createRunners = (database: Connection) => {
  const settings = () => database.collection<Settings>('user_settings');
  const profiles = () => database.collection<Owned>('coach_profiles');
  const idsOf = (rows: Owned[]): string[] => rows.map(({ userId }) => userId);

  /** The page as it was read, and those of it who count. */
  const cut = (read: Owned[], limit: number, kept: (userId: string) => boolean): Page => ({
    userIds: idsOf(read).filter(kept),
    next: read.length === limit ? (read.at(-1)?.userId ?? null) : null,
  });

  const settled = async (timezone: string, stretch: Stretch, limit: number): Promise<Page> => {
    const read = await settings()
      .find({ 'state.timezone': timezone, ...between(stretch) })
      .sort({ userId: 1 })
      .limit(limit)
      .project<Settings>({ _id: 0, userId: 1, 'state.consents.health_data': 1 })
      .toArray();
    const refused = withoutConsent(read);
    const found = await profiles()
      .find({ userId: { $in: idsOf(read) } })
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const withProfile = new Set(idsOf(found));
    return cut(read, limit, (userId) => withProfile.has(userId) && !refused.has(userId));
  };

  const settledByDefault = async (stretch: Stretch, limit: number): Promise<Page> => {
    const read = await profiles()
      .find(between(stretch))
      .sort({ userId: 1 })
      .limit(limit)
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const elsewhere = await settings()
      .find({ userId: { $in: idsOf(read) } })
      .project<Settings>({ _id: 0, userId: 1, 'state.timezone': 1, 'state.consents.health_data': 1 })
      .toArray();
    const refused = withoutConsent(elsewhere);
    const away = new Set(
      elsewhere.filter(({ state }) => state.timezone !== DEFAULT_TIMEZONE).map(({ userId }) => userId),
    );
    return cut(read, limit, (userId) => !away.has(userId) && !refused.has(userId));
  };

  const without = async (
    userIds: readonly string[],
    collection: WeeklyCollection,
    weekStart: string,
  ): Promise<string[]> => {
    const found = await database
      .collection<Owned & { weekStart: string }>(collection)
      .find({ userId: { $in: [...userIds] }, weekStart })
      .project<Owned>({ _id: 0, userId: 1 })
      .toArray();
    const having = new Set(idsOf(found));
    return userIds.filter((userId) => !having.has(userId));
  };

  return {
    /** Every time zone that runners live in. */
    async timezones(): Promise<string[]> {
      const found = new Set([DEFAULT_TIMEZONE]);
      // From one zone to the next along the index: what is read is as much as there are zones, not runners.
      for (let last = ''; ; ) {
        const [next] = await settings()
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

    /** At most so many runners of a time zone, in the order of their ids; a page may hold fewer before the end. */
    page: (timezone: string, stretch: Stretch, limit: number): Promise<Page> =>
      timezone === DEFAULT_TIMEZONE ? settledByDefault(stretch, limit) : settled(timezone, stretch, limit),

    /** Those of the runners who have no plan of a week. */
    withoutPlan: (userIds: readonly string[], weekStart: string): Promise<string[]> =>
      without(userIds, 'weekly_plans', weekStart),

    /**
     * Those of the runners who have no summary of a week and shall have one: who came after the week was over has
     * nothing to be told of it. One whose profile is younger was there before it if a plan, a check-in or a log of that
     * week was made in it.
     */
    async withoutSummary(userIds: readonly string[], { timezone, weekStart }: ZoneWeek): Promise<string[]> {
      const lacking = await without(userIds, 'weekly_summaries', weekStart);
      if (lacking.length === 0) return [];
      const sunday = addDays(weekStart, 6);
      const profiled = await profiles()
        .find({ userId: { $in: lacking } })
        .project<Profiled>({ _id: 0, userId: 1, createdAt: 1, runningProfileV2: 1 })
        .toArray();
      // Nothing is planned for a minor, so there is no week to sum up either.
      const minors = new Set(idsOf(profiled.filter(isMinor)));
      const missing = lacking.filter((userId) => !minors.has(userId));
      const isLate = ({ createdAt }: Made): boolean => dateIn(timezone, createdAt) > sunday;
      const late = idsOf(profiled.filter((profile) => isLate(profile) && !minors.has(profile.userId)));
      if (late.length === 0) return missing;
      const inWeek = { userId: { $in: late }, date: { $gte: weekStart, $lte: sunday } };
      const [checkins, logs, planless] = await Promise.all([
        database.collection<Dated>('checkin_days').find(inWeek).project<Owned>({ _id: 0, userId: 1 }).toArray(),
        database
          .collection<Dated>('training_logs')
          .find(inWeek)
          .project<Made>({ _id: 0, userId: 1, createdAt: 1 })
          .toArray(),
        without(late, 'weekly_plans', weekStart),
      ]);
      const newcomers = new Set(planless);
      // Days that are over can be logged afterwards: when a row was made counts.
      for (const userId of idsOf([...checkins, ...logs.filter((log) => !isLate(log))])) newcomers.delete(userId);
      return missing.filter((userId) => !newcomers.has(userId));
    },
  };
};

export const runnersIndex = async (db: mongo.Db): Promise<void> => {
  // Serves the weekly jobs: the time zones there are, and the runners of one by pages.
  await db.collection('user_settings').createIndex({ 'state.timezone': 1, userId: 1 }, { name: 'timezone_user' });
};
