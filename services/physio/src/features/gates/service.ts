import { physioGateChanged } from '@stridewell/contracts/events/events';
import type { Clock } from '@stridewell/kit/clock';
import { isConsentWithdrawn } from '@stridewell/kit/consent/consent-guard';
import { createAggregate, type Decision, hasState } from '@stridewell/kit/outbox/aggregate';
import { createEntry } from '@stridewell/kit/outbox/entries';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import { isRestriction } from '../../domain/exclusions/exclusions.ts';
import { followedIn, healedIn } from '../course/followed.ts';
import type { CourseReader, InjuryState } from '../course/service.ts';
import { stateOf } from '../profile/profile-state.ts';
import type { ProfileDecision, ProfileSaver } from '../profile/service.ts';
import { gateStateOf } from './gate-state.ts';
import type { GateRepository } from './repository.ts';

export interface KeeperDependencies {
  gates: GateRepository;
  courses: CourseReader;
  saveProfile: ProfileSaver;
  settings: Pick<UserSettingsRepository, 'find'>;
  clock: Clock;
  /** Called with a document's id after it is stored. */
  onSaved: { gate(documentId: string): void; profile(documentId: string): void };
}

export interface GateKeeper {
  /**
   * Updates a runner's published gate and restriction from the current inputs. Idempotent and safe to run concurrently.
   * Stores nothing if there is no change, or if the runner has withdrawn the consent to health data. Returns the injury
   * state that was read; null if there is no profile.
   */
  follow(userId: string, timezone: string): Promise<InjuryState | null>;
}

export const createGateKeeper = (dependencies: KeeperDependencies): GateKeeper => {
  const { gates, courses, saveProfile, settings, clock, onSaved } = dependencies;
  const aggregate = createAggregate({ collection: gates.collection, clock, onSaved: onSaved.gate });

  /** Stores and publishes the profile's restriction after a check-in has added or ended an exclusion. */
  const publishRestriction = async (userId: string, timezone: string): Promise<void> => {
    const decide: ProfileDecision = (current) => current && stateOf(current);
    const saved = await saveProfile({ userId, timezone, decide, recheck: true });
    if (saved) onSaved.profile(saved._id);
  };

  const settle = async (userId: string, timezone: string): Promise<Decision<InjuryState | null>> => {
    // The gate is read before its inputs. A concurrent request that changes an input and then calls `follow` either
    // sees this write or makes it fail. The last write is therefore always based on the newest inputs.
    const current = await gates.find(userId);
    const standing = await courses.now(userId, timezone);
    if (!standing) return { result: null };
    if (await isConsentWithdrawn(settings, userId)) return { result: standing };
    const { profile } = standing;
    const followed = followedIn(standing);
    const isRestricted = followed?.active.some(({ exclusion }) => isRestriction(exclusion)) ?? false;
    if (isRestricted !== profile.restricted) await publishRestriction(userId, timezone);
    const state = gateStateOf(profile, followed, healedIn(standing));
    if (current && hasState(current, state)) return { result: standing };
    const events = (rev: number, at: Date) => [createEntry(physioGateChanged, { ...state, rev }, at)];
    return { write: { key: { userId }, current, state, events, result: () => standing } };
  };

  /** Calls that wait for the mutex and have not read any data yet. Later calls with the same key share their result. */
  const waiting = new Map<string, Promise<InjuryState | null>>();

  return {
    follow(userId, timezone) {
      const key = `${userId} ${timezone}`;
      const pending = waiting.get(key);
      if (pending) return pending;
      const call = aggregate.change(userId, () => {
        if (waiting.get(key) === call) waiting.delete(key);
        return settle(userId, timezone);
      });
      waiting.set(key, call);
      return call;
    },
  };
};
