import { errorSchema } from '@stridewell/contracts/http/common';
import { weeklyPlanBody, weeklyPlanSchema, weekQuery } from '@stridewell/contracts/http/running';
import { dateIn, PATHS, weekStartOf } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '../user-settings/repository.ts';
import type { PlanKeeper } from './keeper.ts';

const answers = { 200: weeklyPlanSchema, 400: errorSchema, 401: errorSchema };
const readSchema = { querystring: weekQuery, response: { ...answers, 404: errorSchema } };
const makeSchema = {
  // A call without a body makes the plan too.
  body: weeklyPlanBody.nullish(),
  response: { ...answers, 409: errorSchema, 503: errorSchema },
};

const noProfile = (): DomainError =>
  new DomainError('conflict', 'Please fill in your training profile first, then your plan can be made.', {
    code: 'no_profile',
  });
const noOffer = (): DomainError =>
  new DomainError('conflict', 'No lighter week is on offer right now.', { code: 'no_offer' });

export interface PlanRoutes {
  keeper: PlanKeeper;
  settings: UserSettingsRepository;
  clock: Clock;
}

/** The runner's week: read it, make it or make it anew, answer the offer of a lighter one. */
export const weeklyPlanRoutes = (app: Http, { keeper, settings, clock }: PlanRoutes): void => {
  app.get(PATHS.weeklyPlan, { schema: readSchema }, async (request) => {
    const user = currentUser(request);
    const timezone = await settings.zoneOf(user);
    const weekStart = request.query.weekStart ?? weekStartOf(dateIn(timezone, clock.now()));
    const week = await keeper.week(user.userId, timezone, weekStart);
    if (!week) throw missing('There is no plan for this week yet.');
    return week;
  });

  app.post(PATHS.weeklyPlan, { schema: makeSchema }, async (request) => {
    const user = currentUser(request);
    const timezone = await settings.zoneOf(user);
    const answer = request.body?.adjust;
    if (!answer) {
      const made = await keeper.remake(user.userId, timezone, { fresh: true });
      if (!made) throw noProfile();
      return made;
    }
    const week = await keeper.answerOffer(user.userId, timezone, answer);
    if (!week) throw noOffer();
    return week;
  });
};
