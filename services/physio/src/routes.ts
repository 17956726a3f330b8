import type { TextSafety } from '@stridewell/holds/stored-texts';
import type { Http } from '@stridewell/kit/app/http';
import type { Clock } from '@stridewell/kit/clock';
import { missing } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { Course } from './domain/types.ts';
import { physioCheckinRoutes } from './features/checkins/routes.ts';
import { isSecondHandedOver } from './features/checkins/second-handover.ts';
import { createCheckinRecorder } from './features/checkins/service.ts';
import { choicesRoutes } from './features/choices/routes.ts';
import { physioTodayRoutes } from './features/course/routes.ts';
import type { CourseReader, InjuryState } from './features/course/service.ts';
import type { GateUpdater } from './features/gates/updater.ts';
import { physioLogRoutes } from './features/logs/routes.ts';
import { firstInjuryId } from './features/profile/identity.ts';
import { injuryRoutes } from './features/profile/injury-routes.ts';
import { physioProfileRoutes } from './features/profile/routes.ts';
import type { ProfileSaver } from './features/profile/service.ts';
import { questionnaireRoutes } from './features/questionnaires/routes.ts';
import { createHourLaterSaver } from './features/sessions/hour-later.ts';
import { physioSessionRoutes } from './features/sessions/routes.ts';
import { createSessionSaver } from './features/sessions/service.ts';
import { physioTestRoutes } from './features/tests/routes.ts';
import { triageRoutes } from './features/triage/routes.ts';
import type { Stores } from './stores.ts';

export interface RouteDependencies {
  stores: Stores;
  texts: TextSafety;
  courses: CourseReader;
  saveProfile: ProfileSaver;
  follower: GateUpdater;
  clock: Clock;
  profileRelay: Relay;
  checkinRelay: Relay;
}

/**
 * Runs after a write: tries to update the gate, then publishes the event. When the update fails, the relay repeats it
 * before publishing.
 */
const followUp =
  (follower: GateUpdater, relay: Relay) =>
  async (userId: string, timezone: string, { _id, rev }: { _id: string; rev: number }): Promise<InjuryState | null> => {
    const { settled, standing } = await follower.tryFollow(userId, timezone);
    relay.kick(_id, settled ? rev : undefined);
    return standing;
  };

/** Registers the routes for the injuries, check-ins, triage, logs, tests and today's plan. */
export const registerRoutes = (app: Http, parts: RouteDependencies): void => {
  const { stores, texts, courses, saveProfile, follower, clock, profileRelay, checkinRelay } = parts;
  const record = createCheckinRecorder({ checkins: stores.checkins, clock });
  const followProfile = followUp(follower, profileRelay);
  const followCheckin = followUp(follower, checkinRelay);

  const courseNow = async (userId: string, timezone: string): Promise<Course> => {
    const standing = await courses.now(userId, timezone);
    if (!standing) throw missing('There is no physio profile yet.');
    return standing.course;
  };

  const isHandoverMet = async (userId: string, timezone: string): Promise<boolean> => {
    const standing = await courses.now(userId, timezone);
    if (!standing) throw missing('There is no physio profile yet.');
    const { handover, gate } = standing.own;
    // The gate also considers what the check-in does not contain: a later triage, an unexamined bone site, an
    // exclusion.
    return handover.met && (gate.level === 'ladder' || gate.level === 'clear');
  };
  const onSaved = async (userId: string, timezone: string): Promise<void> => {
    await follower.tryFollow(userId, timezone);
  };

  physioProfileRoutes(app, { ...stores, save: saveProfile, clock, isHandoverMet, followUp: followProfile });
  injuryRoutes(app, {
    ...stores,
    save: saveProfile,
    clock,
    async isHealable(userId, timezone, injuryId) {
      const standing = await courses.now(userId, timezone);
      if (!standing) return false;
      const { profile, inputs, second } = standing;
      if (injuryId === firstInjuryId(profile)) return isHandoverMet(userId, timezone);
      // Answers alone do not heal an injury: its tests must have been passed as well.
      if (!second?.course.handover.met) return false;
      const checkin = await stores.checkins.findDay(userId, inputs.today);
      return checkin !== null && isSecondHandedOver(profile, checkin, inputs.injury.triage);
    },
    followUp: followProfile,
  });
  physioCheckinRoutes(app, {
    ...stores,
    record,
    withProvenTests: courses.withProvenTests,
    clock,
    async followUp(userId, timezone, stored) {
      const standing = await followCheckin(userId, timezone, stored);
      return standing ? standing.course : courseNow(userId, timezone);
    },
  });
  triageRoutes(app, { ...stores, save: saveProfile, record, clock, followProfile, followCheckin });
  physioLogRoutes(app, { ...stores, texts, clock, onSaved });
  physioTestRoutes(app, { ...stores, clock, onSaved });
  choicesRoutes(app, { ...stores, clock, onSaved });
  questionnaireRoutes(app, { ...stores, texts, clock });
  physioSessionRoutes(app, {
    ...stores,
    save: createSessionSaver({ sessions: stores.sessions, clock }),
    saveHourLater: createHourLaterSaver({ sessions: stores.sessions, clock }),
    courses,
    clock,
    onSaved,
  });
  physioTodayRoutes(app, { ...stores, courses, clock, follow: follower.tryFollow });
};
