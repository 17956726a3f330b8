import { route } from '@stridewell/contracts/http/operations';
import { calendarParams } from '@stridewell/contracts/http/running';
import { addDays, dateIn, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import { schemeOf } from '@stridewell/kit/auth/scheme';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { plannedWeekOf } from '../weekly-plan/document.ts';
import type { WeeklyPlanService } from '../weekly-plan/service.ts';
import { renderCalendar } from './ical.ts';
import type { CalendarFeeds } from './repository.ts';

export interface CalendarRoutes {
  feeds: CalendarFeeds;
  keeper: WeeklyPlanService;
  settings: UserSettingsRepository;
  clock: Clock;
}

/** Registers the routes of the calendar feed, which is available at a private, revocable address without a session. */
export const calendarRoutes = (app: Http, { feeds, keeper, settings, clock }: CalendarRoutes): void => {
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
      if (userId === null) throw missing('This calendar does not exist.');
      const timezone = await settings.timezoneOf(userId);
      const monday = weekStartOf(dateIn(timezone, clock.now()));
      const weeks = await Promise.all(
        [monday, addDays(monday, 7)].map((week) => keeper.stored(userId, timezone, week)),
      );
      const shown = weeks
        .filter((week) => week !== null)
        .map((week) => ({ id: week._id, updatedAt: week.updatedAt, days: plannedWeekOf(week).current.days }));
      return reply.type('text/calendar; charset=utf-8').send(renderCalendar(shown));
    },
  });
};
