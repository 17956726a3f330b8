import { route } from '@stridewell/contracts/http/operations';
import { isSessionRange, SESSION_RANGE } from '@stridewell/contracts/http/physio-records';
import { addDays, dateIn, PHYSIO_SESSION_LIMITS } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { invalid } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { CourseReader } from '../course/service.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { requireInjury } from '../profile/require-injury.ts';
import { type HourLaterSaver, verdictOf } from './hour-later.ts';
import type { PhysioSessionRepository } from './repository.ts';
import type { SessionSaver } from './service.ts';
import { presentSession, sessionValueOf } from './session-mapping.ts';

export interface SessionRoutes {
  sessions: PhysioSessionRepository;
  save: SessionSaver;
  saveHourLater: HourLaterSaver;
  /** The state of the runner's injuries, which determines the meaning of an answer. */
  courses: Pick<CourseReader, 'now'>;
  profiles: PhysioProfileRepository;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a session is stored: updates the gate. */
  onSaved(userId: string, timezone: string): Promise<void>;
}

/** Registers the routes to list, save and change the logs of sessions, and to save the pain one hour later. */
export const physioSessionRoutes = (app: Http, parts: SessionRoutes): void => {
  const { sessions, save, saveHourLater, courses, profiles, settings, clock, onSaved } = parts;

  app.route({
    ...route('readPhysioSessions'),
    handler: async (request) => {
      const user = currentUser(request);
      const to = request.query.to ?? dateIn(await settings.zoneOf(user), clock.now());
      const from = request.query.from ?? addDays(to, 1 - PHYSIO_SESSION_LIMITS.rangeDefault);
      if (!isSessionRange(from, to)) throw invalid('from', `${SESSION_RANGE}.`);
      return (await sessions.between(user.userId, from, to)).map(presentSession);
    },
  });

  app.route({
    ...route('savePhysioSession'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const value = sessionValueOf(request.body);
      if (value.injuryId !== null) await requireInjury(profiles, user.userId, value.injuryId);
      const today = dateIn(timezone, clock.now());
      const stored = await save({ userId: user.userId, clientId: request.params.id, value, today });
      await onSaved(user.userId, timezone);
      return presentSession(stored);
    },
  });

  app.route({
    ...route('savePainHourLater'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const { userId } = user;
      const timezone = await settings.zoneOf(user);
      const today = dateIn(timezone, clock.now());
      const { pain, answeredAt } = request.body;
      const { id } = request.params;
      const stored = await saveHourLater({ userId, clientId: id, answer: { pain, answeredAt }, today });
      await onSaved(userId, timezone);
      const verdict = verdictOf(await courses.now(userId, timezone), stored);
      return { sessionId: id, pain, answeredAt, verdict };
    },
  });
};
