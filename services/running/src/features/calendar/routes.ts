import { route } from '@stridewell/contracts/http/operations';
import { calendarParams } from '@stridewell/contracts/http/running';
import { addDays, dateIn, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import { countKeyOf, type SharedCounts } from '@stridewell/kit/limits/shared-counts';
import { limited } from '@stridewell/kit/limits/text-limits';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { viewOfDay } from '../../messages/week-view.ts';
import { paceUnitOf } from '../profile/pace-unit.ts';
import type { CoachProfileRepository } from '../profile/repository.ts';
import { storedDaysOf, type WeekDocument } from '../weekly-plan/document.ts';
import { PlanError, type WeeklyPlanService } from '../weekly-plan/service.ts';
import { createFeedCache, etagOf } from './feed-cache.ts';
import { type FeedWeek, renderCalendar } from './ical.ts';
import type { CalendarFeeds } from './repository.ts';

export interface CalendarRoutes {
  feeds: CalendarFeeds;
  keeper: WeeklyPlanService;
  profiles: CoachProfileRepository;
  settings: UserSettingsRepository;
  counts: SharedCounts;
  clock: Clock;
  /** Maximum number of requests an hour for the feed of each runner. */
  readsPerHour: number;
}

const HOUR_MS = 3_600_000;

/** Registers the routes of the calendar feed, which is available without a session at a private, revocable address. */
export const calendarRoutes = (app: Http, parts: CalendarRoutes): void => {
  const { feeds, keeper, profiles, settings, counts, clock, readsPerHour } = parts;
  const cache = createFeedCache(clock);

  /** Returns the forecast of the next week, so that the feed always contains it; nothing if it cannot be planned. */
  const forecastOf = async (
    userId: string,
    timezone: string,
    { _id: id, updatedAt }: Pick<WeekDocument, '_id' | 'updatedAt'>,
  ): Promise<FeedWeek[]> => {
    try {
      const forecast = await keeper.forecast(userId, timezone);
      if (!forecast) return [];
      const { base, days } = forecast.week;
      return [{ id, updatedAt, days: days.map((day) => viewOfDay(day, base, 'en')) }];
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      return [];
    }
  };

  app.route({
    ...route('readCalendar'),
    handler: async (request) => {
      const since = await feeds.since(currentUser(request).userId);
      return { since: since?.toISOString() ?? null };
    },
  });

  app.route({
    ...route('createCalendar'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const token = createSecret();
      await feeds.put(currentUser(request).userId, token, clock.now());
      return { url: `${schemeOf(request)}://${request.host}${PATHS.calendar}/${token}.ics` };
    },
  });

  app.route({
    ...route('revokeCalendar'),
    handler: async (request, reply) => {
      await feeds.revoke(currentUser(request).userId);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...route('readCalendarFeed'),
    config: { public: true },
    handler: async (request, reply) => {
      const { data } = calendarParams.safeParse(request.params);
      const userId = data ? await feeds.ownerOf(data.token) : null;
      if (!data || userId === null) throw missing('This calendar does not exist.');
      const count = await counts.add(`feed:${countKeyOf(userId)}`, 1, HOUR_MS);
      if (count.current > readsPerHour)
        throw limited(count, 'limited', 'This calendar was read too often. Please try again later.');
      const timezone = await settings.timezoneOf(userId);
      const today = dateIn(timezone, clock.now());
      const monday = weekStartOf(today);
      const [current = null, next = null] = await Promise.all(
        [monday, addDays(monday, 7)].map((week) => keeper.stored(userId, timezone, week)),
      );
      const feedOf = (week: WeekDocument | null): FeedWeek[] =>
        week ? [{ id: week._id, updatedAt: week.updatedAt, days: storedDaysOf(week) }] : [];
      const unit = await paceUnitOf(profiles, userId);
      const rev = JSON.stringify([current?._id, current?.rev, next?._id, next?.rev, unit]);
      const text = await cache.of({ userId, today, rev }, async () => {
        const forecast = current ? await forecastOf(userId, timezone, current) : [];
        return renderCalendar([...feedOf(current), ...(forecast.length > 0 ? forecast : feedOf(next))], unit);
      });
      const etag = etagOf(text);
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  });
};
