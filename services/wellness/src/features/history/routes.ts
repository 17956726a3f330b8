import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { assertRecentlyConfirmed } from '@stridewell/kit/auth/confirmed';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import { storedAnswersOf } from '../checkin/document.ts';
import { toCsv } from './csv.ts';
import type { HistoryRepository, HistoryRow } from './repository.ts';

const present = (row: HistoryRow) => ({
  id: row._id,
  createdAt: row.createdAt.toISOString(),
  date: row.date,
  score: row.score,
  recommendation: row.recommendation,
  // The stored text can be sent unchanged, because every release that stores the text also updates it.
  answersJson: row.answersJson ?? JSON.stringify(storedAnswersOf(row)),
});

export interface HistoryRoutes {
  history: HistoryRepository;
  clock: Clock;
}

/**
 * Registers GET /api/history, which returns a page, and GET /api/export, which returns a CSV file. Both accept the same
 * filters.
 */
export const registerHistoryRoutes = (app: Http, { history, clock }: HistoryRoutes): void => {
  app.route({
    ...route('readHistory'),
    handler: async (request) => {
      const { userId } = currentUser(request);
      const { limit, before, ...filters } = request.query;
      const beforeDate = before === undefined ? undefined : await history.dateOf(userId, before);
      if (beforeDate === null)
        throw invalid('before', 'There is no check-in to continue from. Please reload your history');
      return (await history.page(userId, filters, limit, beforeDate)).map(present);
    },
  });

  app.route({
    ...route('exportHistory'),
    handler: async (request, reply) => {
      assertRecentlyConfirmed(request, clock);
      const { userId, timezone } = currentUser(request);
      const today = dateIn(timezone, clock.now());
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="stridewell-history-${today}.csv"`);
      return reply.send(toCsv(history.stream(userId, request.query)));
    },
  });
};
