import { addDays, DEFAULT_TIMEZONE } from '@stridewell/contracts/web';
import { createId } from '@stridewell/kit/ids';

/** The database methods needed for seeding, which exist on mongoose's connection and on the driver's database. */
export interface Seedable {
  collection(name: string): { insertMany(documents: never[]): Promise<unknown> };
}

/**
 * Five time zones in which Monday begins within 21 hours. One of them has an offset that is not a whole number of
 * hours.
 */
export const TIMEZONES = [
  'Pacific/Auckland',
  'Asia/Kathmandu',
  DEFAULT_TIMEZONE,
  'America/New_York',
  'America/Los_Angeles',
] as const;

export interface SeededRunner {
  userId: string;
  timezone: string;
  hasProfile: boolean;
}

export interface SeedOptions {
  count: number;
  /** A Monday. Logs and check-ins are created for the weeks before it. */
  weekStart: string;
  timezones?: readonly string[];
  /** Every n-th runner is created without a profile. By default, all runners have one. */
  withoutProfile?: number;
}

const LOGGED_DAYS = [2, 4, 7, 9, 11, 14];
const CHECKED_DAYS = [1, 3, 6];

const profileOf = (userId: string, index: number, weekStart: string, at: Date) => ({
  _id: createId(),
  userId,
  goal: (['5k', '10k', 'half_marathon', 'fitness'] as const)[index % 4],
  raceDate: index % 4 === 1 ? addDays(weekStart, 56) : null,
  weeklyHours: 3 + (index % 5),
  daysAvailable: index % 2 === 0 ? 'Mon,Wed,Sat' : 'Tue,Thu,Sat,Sun',
  injuries: null,
  thresholdPace: index % 3 === 0 ? '5:10' : null,
  longRunCapMin: null,
  runningProfileV2: '{"level":"Intermediate"}',
  programmeStart: addDays(weekStart, -28),
  createdAt: at,
  updatedAt: at,
  rev: 1,
  outbox: [],
});

const settingsOf = (userId: string, timezone: string) => ({
  _id: createId(),
  userId,
  state: { timezone, tzv: 1, consents: { health_data: true, outside_model: false }, rev: 1 },
  version: 1,
});

const logOf = (userId: string, date: string, at: Date) => ({
  _id: createId(),
  userId,
  date,
  planType: 'easy',
  status: 'done',
  minutes: 40,
  reason: null,
  plannedMinutes: null,
  ladderStage: null,
  deleted: false,
  createdAt: at,
  updatedAt: at,
  rev: 1,
  outbox: [],
});

const checkinOf = (userId: string, date: string) => ({
  _id: createId(),
  userId,
  date,
  score: 6.2,
  recommendation: 'Adapt',
  metrics: { sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7 },
  factors: [],
  cap: null,
  rev: 1,
});

const PAGE = 500;

/**
 * Inserts runners in the form the service stores them, distributed evenly over the time zones. Some runners in the
 * default time zone have no settings document, like runners who have never changed a setting.
 */
export const seedRunners = async (
  database: Seedable,
  { count, weekStart, timezones = TIMEZONES, withoutProfile = Number.POSITIVE_INFINITY }: SeedOptions,
): Promise<SeededRunner[]> => {
  const at = new Date(`${addDays(weekStart, -28)}T08:00:00Z`);
  const runners = Array.from({ length: count }, (_, index) => ({
    userId: createId(),
    timezone: timezones[index % timezones.length] ?? DEFAULT_TIMEZONE,
    hasProfile: (index + 1) % withoutProfile !== 0,
  }));
  const insert = async (name: string, documents: object[]): Promise<void> => {
    if (documents.length > 0) await database.collection(name).insertMany(documents as never[]);
  };
  for (let from = 0; from < count; from += PAGE) {
    const page = runners.slice(from, from + PAGE);
    const withSettings = page.filter(
      ({ timezone }, index) => timezone !== DEFAULT_TIMEZONE || (from + index) % 10 !== 2,
    );
    await insert(
      'user_settings',
      withSettings.map(({ userId, timezone }) => settingsOf(userId, timezone)),
    );
    const profiled = page.filter(({ hasProfile }) => hasProfile);
    await insert(
      'coach_profiles',
      profiled.map(({ userId }, index) => profileOf(userId, from + index, weekStart, at)),
    );
    const days = (offsets: readonly number[], of: (userId: string, date: string) => object) =>
      profiled.flatMap(({ userId }) => offsets.map((days) => of(userId, addDays(weekStart, -days))));
    await insert(
      'training_logs',
      days(LOGGED_DAYS, (userId, date) => logOf(userId, date, at)),
    );
    await insert('checkin_days', days(CHECKED_DAYS, checkinOf));
  }
  return runners;
};
