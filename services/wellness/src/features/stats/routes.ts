import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { DailyMetricsRepository } from '../../projections/daily-metrics.ts';
import type { HistoryRepository } from '../history/repository.ts';
import { rangeOf, statsOf } from './statistics.ts';

export interface StatsRoutes {
  history: HistoryRepository;
  dailyMetrics: DailyMetricsRepository;
  clock: Clock;
}

/** Registers GET /api/stats, which returns the statistics of a range of dates. */
export const registerStatsRoutes = (app: Http, { history, dailyMetrics, clock }: StatsRoutes): void => {
  app.route({
    ...route('readStats'),
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const { from, to } = rangeOf(request.query, dateIn(timezone, clock.now()));
      const [days, metrics] = await Promise.all([history.days(userId, from, to), dailyMetrics.range(userId, from, to)]);
      return statsOf(days, metrics);
    },
  });
};
