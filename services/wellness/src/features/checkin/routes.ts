import { route } from '@stridewell/contracts/http/operations';
import { CHECKIN_MAX_AGE_DAYS, type SentCheckinToday } from '@stridewell/contracts/http/wellness';
import { dateIn, daysBetween, IDEMPOTENCY_HEADER } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid, missing } from '@stridewell/kit/errors';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { type CheckinDocument, storedAnswersOf } from './document.ts';
import { presentAssessment } from './present.ts';
import type { CheckinRepository } from './repository.ts';
import type { Recorder } from './service.ts';
import { storedAssessment } from './stored.ts';

/**
 * Returns the date of a check-in: the given date, or the current date if none is given. Throws DomainError 'invalid' if
 * the date is in the future or more than {@link CHECKIN_MAX_AGE_DAYS} days ago. Both dates are in the runner's time
 * zone.
 */
const checkinDateOf = (date: string | undefined, today: string): string => {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  if (age < 0) throw invalid('date', 'A check-in cannot be for a day that has not come yet');
  if (age > CHECKIN_MAX_AGE_DAYS) throw invalid('date', `A check-in can be at most ${CHECKIN_MAX_AGE_DAYS} days old`);
  return date;
};

/** Returns a stored check-in in the format of the API: the result and the answers. */
const presentToday = (document: CheckinDocument, language?: MessageLanguage): SentCheckinToday => ({
  ...presentAssessment(storedAssessment(document), language),
  isUpdate: document.rev - (document.reassessed ?? 0) > 1,
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

/** Registers the routes POST /api/checkin and GET /api/checkin/today. */
export const registerCheckinRoutes = (app: Http, { record, checkins, clock }: CheckinRoutes): void => {
  app.route({
    ...route('saveCheckin'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const { body, query } = request;
      const date = checkinDateOf(body.date, dateIn(timezone, clock.now()));
      const idempotencyKey = request.headers[IDEMPOTENCY_HEADER];
      return record({ userId, date, body, idempotencyKey, language: query.language });
    },
  });

  app.route({
    ...route('readCheckinToday'),
    handler: async (request) => {
      const { userId, timezone } = currentUser(request);
      const document = await checkins.findDay(userId, dateIn(timezone, clock.now()));
      if (!document) throw missing('There is no check-in for today yet.');
      return presentToday(document, request.query.language);
    },
  });
};
