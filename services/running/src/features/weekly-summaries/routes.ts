import { route } from '@stridewell/contracts/http/operations';
import { dateIn, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { presentSummary } from './document.ts';
import type { SummaryRepository } from './repository.ts';

export interface SummaryRoutes {
  summaries: SummaryRepository;
  clock: Clock;
  settings: Pick<UserSettingsRepository, 'zoneOf'>;
}

/**
 * `GET /api/coach/weekly-summary`: returns the summary of a week, by default of the current week in the runner's time
 * zone.
 */
export const weeklySummaryRoutes = (app: Http, { summaries, settings, clock }: SummaryRoutes): void => {
  app.route({
    ...route('readWeeklySummary'),
    handler: async (request) => {
      const user = currentUser(request);
      const weekStart = request.query.weekStart ?? weekStartOf(dateIn(await settings.zoneOf(user), clock.now()));
      const found = await summaries.find(user.userId, weekStart);
      if (!found) throw missing('There is no summary for this week yet.');
      return presentSummary(found, request.query.language);
    },
  });
};
