import { route } from '@stridewell/contracts/http/operations';
import { dateIn, type PhysioInjury } from '@stridewell/contracts/web';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, missing } from '@stridewell/kit/errors';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { PhysioProfileDocument } from './document.ts';
import { presentInjuries } from './identity.ts';
import { addInjury, healInjury, injuryIdsOf, placeOf, replaceInjury } from './injuries.ts';
import type { PhysioProfileRepository } from './repository.ts';
import type { ProfileDecision, ProfileSaver } from './service.ts';

const notFound = (): DomainError => missing('There is no such injury.');
const notReady = (): DomainError =>
  new DomainError('conflict', 'An injury can be marked as healed once the return-to-run criteria are met.', {
    code: 'not_handed_over',
  });

export interface InjuryRoutes {
  profiles: PhysioProfileRepository;
  save: ProfileSaver;
  settings: UserSettingsRepository;
  clock: Clock;
  /** Returns true if the injury with the given id may be marked as healed now. */
  isHealable(userId: string, timezone: string, injuryId: string): Promise<boolean>;
  /** Called after the injuries are stored: updates the gate and publishes the event. */
  followUp(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<unknown>;
}

/** Registers the routes to list injuries, and to add, replace and heal one. */
export const injuryRoutes = (app: Http, parts: InjuryRoutes): void => {
  const { profiles, save, settings, clock, isHealable, followUp } = parts;
  const today = (timezone: string): string => dateIn(timezone, clock.now());

  const change = async (userId: string, timezone: string, decide: ProfileDecision): Promise<PhysioProfileDocument> => {
    const document = await save({ userId, timezone, decide });
    if (!document) throw notFound();
    await followUp(userId, timezone, document);
    return document;
  };

  /** Returns the injury with the given id, or the one that replaced it. */
  const presentOne = (document: PhysioProfileDocument, timezone: string, at: number): PhysioInjury => {
    const injury = presentInjuries(document, today(timezone))[at];
    if (!injury) throw notFound();
    return injury;
  };

  app.route({
    ...route('readInjuries'),
    handler: async (request) => {
      const user = currentUser(request);
      const document = await profiles.find(user.userId);
      return document ? presentInjuries(document, today(await settings.zoneOf(user))) : [];
    },
  });

  app.route({
    ...route('addInjury'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { id } = request.body;
      let at = 0;
      const document = await change(user.userId, timezone, (current, date) => {
        const known = current && id !== undefined ? injuryIdsOf(current).indexOf(id) : -1;
        at = known >= 0 ? known : placeOf(current, request.body, date);
        return addInjury(current, request.body, date);
      });
      return presentOne(document, timezone, at);
    },
  });

  app.route({
    ...route('replaceInjury'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { params, body } = request;
      let at = 0;
      const document = await change(user.userId, timezone, (current, date) => {
        const next = current && replaceInjury(current, params.id, { body, today: date });
        if (!current || !next) throw notFound();
        at = injuryIdsOf(current).indexOf(params.id);
        return next;
      });
      return presentOne(document, timezone, at);
    },
  });

  app.route({
    ...route('healInjury'),
    config: { storesHealthData: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { id } = request.params;
      const current = await profiles.find(user.userId);
      const at = current ? injuryIdsOf(current).indexOf(id) : -1;
      if (!current || at < 0) throw notFound();
      const injury = presentOne(current, timezone, at);
      if (injury.status === 'active' && !(await isHealable(user.userId, timezone, id))) throw notReady();
      const document = await change(user.userId, timezone, (stored, date) => {
        const next = stored && healInjury(stored, id, date);
        if (!next) throw notFound();
        return next;
      });
      return presentOne(document, timezone, at);
    },
  });
};
