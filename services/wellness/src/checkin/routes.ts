import { errorSchema } from '@stridewell/contracts/http/common';
import {
  checkinAnswerSchema,
  checkinBody,
  checkinTodaySchema,
  idempotencyKeySchema,
} from '@stridewell/contracts/http/wellness';
import { type CheckinToday, dateIn, IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { z } from 'zod';
import { parseAnswers } from './answers.ts';
import { dayOf } from './days.ts';
import type { CheckinDocument } from './document.ts';
import type { Recorder } from './record.ts';
import type { CheckinRepository } from './repository.ts';

const headers = z.looseObject({ [IDEMPOTENCY_HEADER]: idempotencyKeySchema.optional() });

/** A stored day as returned to its runner: the check-in's result and the inputs. */
const presentToday = (document: CheckinDocument): CheckinToday => ({
  score: document.score,
  recommendation: document.recommendation,
  message: document.message,
  isUpdate: document.rev - (document.reassessed ?? 0) > 1,
  explanation: document.explanation,
  ...parseAnswers(document.answersJson),
  planned_today: document.plannedToday,
  planned_type: document.plannedType,
  preferred_focus: document.preferredFocus,
  date: document.date,
});

export interface CheckinRoutes {
  record: Recorder['record'];
  checkins: CheckinRepository;
  clock: Clock;
}

/** POST /api/checkin and GET /api/checkin/today. */
export const registerCheckinRoutes = (app: Http, { record, checkins, clock }: CheckinRoutes): void => {
  app.post(
    PATHS.checkin,
    {
      config: { storesHealthData: true },
      schema: {
        headers,
        body: checkinBody,
        response: { 200: checkinAnswerSchema, 400: errorSchema, 401: errorSchema, 409: errorSchema, 503: errorSchema },
      },
    },
    async (request) => {
      const { userId, timezone } = currentUser(request);
      const { body } = request;
      const date = dayOf(body.date, dateIn(timezone, clock.now()));
      return record({ userId, date, body, idempotencyKey: request.headers[IDEMPOTENCY_HEADER] });
    },
  );

  app.get(
    PATHS.checkinToday,
    { schema: { response: { 200: checkinTodaySchema, 401: errorSchema, 404: errorSchema } } },
    async (request) => {
      const { userId, timezone } = currentUser(request);
      const document = await checkins.findDay(userId, dateIn(timezone, clock.now()));
      if (!document) throw missing('There is no check-in for today yet.');
      return presentToday(document);
    },
  );
};
