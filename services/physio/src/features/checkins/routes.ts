import { route } from '@stridewell/contracts/http/operations';
import { dateIn, type PhysioCheckinAnswer } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { Course } from '../../domain/types.ts';
import { presentAlerts, presentGate } from '../course/present.ts';
import type { CourseReader } from '../course/service.ts';
import type { PhysioProfileDocument } from '../profile/document.ts';
import { stateAt } from '../profile/injury-details.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { answersOf, presentCheckin } from './checkin-mapping.ts';
import type { PhysioCheckinRepository } from './repository.ts';
import type { CheckinRecorder } from './service.ts';

const incomplete = (): DomainError =>
  new DomainError('conflict', 'Profile incomplete. Please complete your profile first.', { code: 'no_profile' });

/** Rejects answers about an injury that is not the runner's second one or whose weeks of maintenance are over. */
const checkSecond = (
  { second }: PhysioProfileDocument,
  sent: { injuryId: string } | null | undefined,
  today: string,
): void => {
  if (sent && (second?.id !== sent.injuryId || stateAt(second, today) === 'resolved'))
    throw invalid('second.injuryId', 'Please answer for your active second injury.');
};

export interface CheckinRoutes {
  checkins: PhysioCheckinRepository;
  profiles: PhysioProfileRepository;
  record: CheckinRecorder;
  /** Sets the answer about the functional tests to "no" if no test results prove it. */
  withProvenTests: CourseReader['withProvenTests'];
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a check-in is stored: updates the gate, publishes the event and returns the new state. */
  followUp(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<Course>;
}

/** Registers the routes to save the day's check-in, read today's check-in and list the newest ones. */
export const physioCheckinRoutes = (app: Http, parts: CheckinRoutes): void => {
  const { checkins, profiles, record, withProvenTests, settings, clock, followUp } = parts;

  app.route({
    ...route('savePhysioCheckin'),
    config: { storesHealthData: true },
    handler: async (request): Promise<PhysioCheckinAnswer> => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const profile = await profiles.find(user.userId);
      if (!profile) throw incomplete();
      const day = { profile, date: dateIn(timezone, clock.now()) };
      checkSecond(profile, request.body.second, day.date);
      const stored = await record.save(
        day,
        await withProvenTests(profile, { date: day.date, answers: answersOf(request.body) }),
      );
      const { handover, alerts, gate } = await followUp(user.userId, timezone, stored);
      return {
        checkin: presentCheckin(stored),
        readiness: stored.readiness,
        handover,
        alerts: presentAlerts(alerts),
        gate: presentGate(gate),
      };
    },
  });

  app.route({
    ...route('readPhysioCheckinToday'),
    handler: async (request) => {
      const user = currentUser(request);
      const today = dateIn(await settings.zoneOf(user), clock.now());
      const document = await checkins.findDay(user.userId, today);
      if (!document) throw missing('There is no physio check-in for today yet.');
      return presentCheckin(document);
    },
  });

  app.route({
    ...route('readPhysioCheckins'),
    handler: async (request) =>
      (await checkins.newest(currentUser(request).userId, request.query.limit)).map(presentCheckin),
  });
};
