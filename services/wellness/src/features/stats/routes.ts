import { route } from '@stridewell/contracts/http/operations';
import { TREND_CHECKINS_COUNTED } from '@stridewell/contracts/http/wellness';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { DailyMetricsRepository } from '../../projections/daily-metrics.ts';
import type { HistoryRepository } from '../history/repository.ts';
import { rangeOf, statsOf } from './statistics.ts';
import { trendPeriods, trendsOf } from './trends.ts';

export interface StatsRoutes {
  history: HistoryRepository;
  dailyMetrics: DailyMetricsRepository;
  physio: PhysioStates;
  clock: Clock;
}

/**
 * Registers GET /api/stats, which returns the statistics of a range of dates, and GET /api/stats/trends, which returns
 * the associations and changes of the score.
 */
export const registerStatsRoutes = (app: Http, { history, dailyMetrics, physio, clock }: StatsRoutes): void => {
  app.route({
    ...route('readStats'),
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const { from, to } = rangeOf(request.query, dateIn(timezone, clock.now()));
      const [days, metrics] = await Promise.all([history.days(userId, from, to), dailyMetrics.range(userId, from, to)]);
      return statsOf(days, metrics);
    },
  });

  app.route({
    ...route('readTrends'),
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const range = rangeOf(request.query, dateIn(timezone, clock.now()));
      const { earliest, answers: answersFrom } = trendPeriods(range);
      const [days, answers, checkins, state] = await Promise.all([
        history.cappedDays(userId, earliest, range.to),
        dailyMetrics.rangeWithNotes(userId, answersFrom, range.to),
        history.count(userId, TREND_CHECKINS_COUNTED),
        physio.find(userId),
      ]);
      return trendsOf({ range, days, answers, checkins, physio: state });
    },
  });
};
