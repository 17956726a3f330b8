import { errorSchema } from '@stridewell/contracts/http/common';
import { weeklyOutcomesSchema, weekQuery } from '@stridewell/contracts/http/running';
import { addDays, dateIn, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { WeeklyOutcomes } from './repository.ts';

const schema = {
  querystring: weekQuery,
  response: { 200: weeklyOutcomesSchema, 400: errorSchema, 401: errorSchema },
};

/** `GET /api/coach/weekly-outcomes`: a Monday–Sunday week of the runner's, by default the one it is where the runner is. */
export const weeklyOutcomesRoutes = (
  app: Http,
  { outcomes, clock }: { outcomes: WeeklyOutcomes; clock: Clock },
): void => {
  app.get(PATHS.weeklyOutcomes, { schema }, async (request) => {
    const { userId, timezone } = currentUser(request);
    const weekStart = request.query.weekStart ?? weekStartOf(dateIn(timezone, clock.now()));
    return outcomes.between(userId, weekStart, addDays(weekStart, 6));
  });
};
