import { route } from '@stridewell/contracts/http/operations';
import type { TextSafety } from '@stridewell/holds/stored-texts';
import type { Http } from '@stridewell/kit/app/http';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { UserSettingsRepository } from '@stridewell/kit/projections/user-settings-repository';
import type { CoachProfileDocument } from './document.ts';
import { presentProfile } from './profile-state.ts';
import type { CoachProfileRepository } from './repository.ts';
import { createProfileSaver } from './service.ts';

export interface ProfileRoutes {
  profiles: CoachProfileRepository;
  texts: Pick<TextSafety, 'keepForm'>;
  settings: UserSettingsRepository;
  clock: Clock;
  logger: Logger;
  /** Called after a profile is stored: adapts the plan and publishes the event. */
  followUp(userId: string, timezone: string, stored: { _id: string; rev: number }): Promise<void>;
}

/** Registers the routes of the runner's training profile. */
export const coachProfileRoutes = (
  app: Http,
  { profiles, texts, settings, clock, logger, followUp }: ProfileRoutes,
): void => {
  const save = createProfileSaver({ profiles, texts, clock });

  /** Logs an invalid stored profile by the owner's pseudonym only, because its content is private. */
  const present = (document: CoachProfileDocument) => {
    const { profile, malformed } = presentProfile(document);
    if (malformed) logger.warn({ userId: document.userId }, 'stored coach profile is invalid');
    return profile;
  };

  app.route({
    ...route('readCoachProfile'),
    handler: async (request) => {
      const document = await profiles.find(currentUser(request).userId);
      return document && present(document);
    },
  });

  app.route({
    ...route('saveCoachProfile'),
    config: { storesHealthData: true, takesText: true },
    handler: async (request) => {
      const user = currentUser(request);
      const timezone = await settings.zoneOf(user);
      const { document, ignored } = await save(user, timezone, request.body);
      if (ignored.length > 0) logger.info({ userId: user.userId }, 'part of a coach profile ignored');
      await followUp(user.userId, timezone, document);
      return { ...present(document), ignored };
    },
  });
};
