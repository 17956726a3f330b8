import { route } from '@stridewell/contracts/http/operations';
import { type CheckinToday, dateIn, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import { checkinDateOf } from './checkin-date.ts';
import { type CheckinDocument, storedAnswersOf } from './document.ts';
import type { CheckinRepository } from './repository.ts';
import type { Recorder } from './service.ts';

/** A stored day as returned to its runner: the check-in's result and the inputs. */
const presentToday = (document: CheckinDocument): CheckinToday => ({
  score: document.score,
  recommendation: document.recommendation,
  message: document.message,
  isUpdate: document.rev - (document.reassessed ?? 0) > 1,
  explanation: document.explanation,
  ...storedAnswersOf(document),
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
  app.route({
    ...route('saveCheckin'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const { body } = request;
      const date = checkinDateOf(body.date, dateIn(timezone, clock.now()));
      return record({ userId, date, body, idempotencyKey: request.headers[IDEMPOTENCY_HEADER] });
    },
  });

  app.route({
    ...route('readCheckinToday'),
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const document = await checkins.findDay(userId, dateIn(timezone, clock.now()));
      if (!document) throw missing('There is no check-in for today yet.');
      return presentToday(document);
    },
  });
};
