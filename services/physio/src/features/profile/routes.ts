import { route } from '@stridewell/contracts/http/operations';
import { dateIn } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { PhysioProfileDocument } from './document.ts';
import { saveProfile } from './injuries.ts';
import { presentProfile, replaceProfile, resolveProfile } from './profile-state.ts';
import type { PhysioProfileRepository } from './repository.ts';
import type { ProfileDecision, ProfileSaver } from './service.ts';

const conflict = (message: string, code: string): DomainError => new DomainError('conflict', message, { code });
const alreadyExists = (): DomainError =>
  conflict('A physio profile already exists. Update it instead.', 'profile_exists');
const notReady = (): DomainError =>
  conflict('An injury can be marked as healed once the return-to-run criteria are met.', 'not_handed_over');
const notFound = (): DomainError => missing('There is no physio profile yet.');

export interface ProfileRoutes {
  profiles: PhysioProfileRepository;
  save: ProfileSaver;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Returns true if the hand-over rule is currently met. */
  isHandoverMet(userId: string, timezone: string): Promise<boolean>;
  /** Called after a profile is stored: updates the gate and publishes the event. */
  followUp(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<unknown>;
}

/** Registers the routes to read, create and replace the injury profile and to mark the injury as healed. */
export const physioProfileRoutes = (
  app: Http,
  { profiles, save, settings, clock, isHandoverMet, followUp }: ProfileRoutes,
): void => {
  const present = (document: PhysioProfileDocument, timezone: string) =>
    presentProfile(document, dateIn(timezone, clock.now()));

  const change = async (userId: string, timezone: string, decide: ProfileDecision): Promise<PhysioProfileDocument> => {
    const document = await save({ userId, timezone, decide });
    if (!document) throw notFound();
    await followUp(userId, timezone, document);
    return document;
  };

  app.route({
    ...route('readPhysioProfile'),
    handler: async (request) => {
      const user = currentUser(request);
      const document = await profiles.find(user.userId);
      return document && present(document, await settings.zoneOf(user));
    },
  });

  app.route({
    ...route('createPhysioProfile'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const document = await change(user.userId, timezone, (current, today) => {
        if (current) throw alreadyExists();
        return replaceProfile(null, request.body, today);
      });
      return present(document, timezone);
    },
  });

  app.route({
    ...route('replacePhysioProfile'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const document = await change(
        user.userId,
        timezone,
        (current, today) => current && saveProfile(current, request.body, today),
      );
      return present(document, timezone);
    },
  });

  app.route({
    ...route('resolveInjury'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const current = await profiles.find(user.userId);
      if (!current) throw notFound();
      if (current.status === 'active' && !(await isHandoverMet(user.userId, timezone))) throw notReady();
      const document = await change(user.userId, timezone, (stored, today) => stored && resolveProfile(stored, today));
      return present(document, timezone);
    },
  });
};
