import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { healthConsentRefusal } from '@stridewell/kit/consent/consent-guard';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { evaluateTriage } from '../../domain/triage/triage.ts';
import { moreUrgentOf } from '../checkins/day-triage.ts';
import type { CheckinRecorder } from '../checkins/service.ts';
import type { AnsweredTriage, PhysioProfileDocument } from '../profile/document.ts';
import { triageSubjectOf } from '../profile/identity.ts';
import { stateOf } from '../profile/profile-state.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import type { ProfileSaver } from '../profile/service.ts';

type FollowUp = (userId: string, timezone: string, stored: { _id: string; rev: number }) => Promise<unknown>;

export interface TriageRoutes {
  profiles: PhysioProfileRepository;
  save: ProfileSaver;
  record: CheckinRecorder;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Called after a profile or a check-in is stored: updates the gate and publishes the event. */
  followProfile: FollowUp;
  followCheckin: FollowUp;
}

/**
 * Registers the route that evaluates the red-flag answers. The outcome is always returned. It is stored when there is a
 * profile and consent. When the day already has a more urgent outcome, that one is returned.
 */
export const triageRoutes = (app: Http, parts: TriageRoutes): void => {
  const { profiles, save, record, settings, clock, followProfile, followCheckin } = parts;

  const store = async (
    profile: PhysioProfileDocument,
    timezone: string,
    triage: AnsweredTriage,
  ): Promise<AnsweredTriage> => {
    const { userId } = profile;
    const checkin = await record.addTriage({ profile, date: triage.date }, triage);
    if (checkin !== 'nothing') {
      await followCheckin(userId, timezone, checkin);
      return checkin.triage ?? triage;
    }
    const saved = await save({
      userId,
      timezone,
      decide: (current) => current && { ...stateOf(current), triage: moreUrgentOf(current.triage, triage) },
    });
    if (saved) await followProfile(userId, timezone, saved);
    return saved?.triage ?? triage;
  };

  app.route({
    ...route('answerTriage'),
    config: { storesHealthData: 'handler' },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const profile = await profiles.find(user.userId);
      const date = dateIn(timezone, clock.now());
      const outcome = evaluateTriage(request.body, triageSubjectOf(profile, date));
      // Warning signs are evaluated for every runner. Without consent the answers are not stored.
      if (!profile || (await healthConsentRefusal(settings, user))) return outcome;
      return (await store(profile, timezone, { date, input: request.body, outcome })).outcome;
    },
  });
};
