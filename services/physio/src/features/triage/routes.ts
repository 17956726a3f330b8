import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { healthConsentRefusal } from '@stridewell/kit/consent/consent-guard';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { evaluateTriage } from '../../domain/triage/triage.ts';
import { moreUrgentOf, unseen } from '../checkins/day-triage.ts';
import type { CheckinRecorder } from '../checkins/service.ts';
import {
  type AnsweredTriage,
  type PhysioProfileDocument,
  SAFETY_KEPT,
  type SafetyRecord,
} from '../profile/document.ts';
import { triageSubjectOf } from '../profile/identity.ts';
import { stateOf } from '../profile/profile-state.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import type { ProfileSaver } from '../profile/service.ts';

type Change = (record: SafetyRecord) => SafetyRecord;

const withSeen =
  (seen: SafetyRecord['seen'][number]): Change =>
  (record) => ({ ...record, seen: [...record.seen, seen].slice(-SAFETY_KEPT) });

const withAnswers =
  (answered: SafetyRecord['answered'][number]): Change =>
  (record) => ({ ...record, answered: [...record.answered, answered].slice(-SAFETY_KEPT) });

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
 * Registers the route that evaluates the red-flag answers. The outcome is always returned. It is stored if there is a
 * profile and consent. If the day already has a more urgent outcome, that one is returned.
 */
export const triageRoutes = (app: Http, parts: TriageRoutes): void => {
  const { profiles, save, record, settings, clock, followProfile, followCheckin } = parts;

  /** Adds the answers or the examination to the record that all rules read. */
  const remember = (userId: string, timezone: string, add: Change) =>
    save({
      userId,
      timezone,
      decide: (current) =>
        current && { ...stateOf(current), safety: add(current.safety ?? { answered: [], seen: [] }) },
    });

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
      decide: (current) =>
        current && { ...stateOf(current), triage: moreUrgentOf(unseen(current.triage, current.safety), triage) },
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
      const { seenBy, ...input } = request.body;
      const date = dateIn(timezone, clock.now());
      const outcome = evaluateTriage(input, triageSubjectOf(profile, date));
      // Warning signs are evaluated for every runner. Without consent the answers are not stored.
      if (!profile || (await healthConsentRefusal(settings, user))) return outcome;
      const at = clock.now().toISOString();
      const seen = seenBy && (await remember(user.userId, timezone, withSeen({ by: seenBy, date, at })));
      // An entry about an examination alone answers no question.
      const isAnswered = input.flags.length > 0 || Object.keys(input.answers).length > 0;
      if (!isAnswered && seen) {
        await followProfile(user.userId, timezone, seen);
        return outcome;
      }
      const stored = await store(seen ?? profile, timezone, { date, at, input, outcome });
      const remembered = await remember(
        user.userId,
        timezone,
        withAnswers({ date, at, answers: stored.input.answers }),
      );
      if (remembered) await followProfile(user.userId, timezone, remembered);
      return stored.outcome;
    },
  });
};
