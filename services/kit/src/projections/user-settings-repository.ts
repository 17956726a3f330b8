import type { EventData } from '@stridewell/contracts/events/envelope';
import type { userChanged } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE } from '@stridewell/contracts/web';
import type { Connection } from '../mongo/database.ts';
import { createUserDocuments } from './user-document-repository.ts';

/** What the account service last told of a runner. */
export type UserSettings = EventData<typeof userChanged>;

/** A time zone as a session's token carries it. */
export interface TokenZone {
  userId: string;
  timezone: string;
  timezoneVersion: number;
}

export interface UserSettingsRepository {
  find(userId: string): Promise<UserSettings | null>;
  /** Keeps what the event says unless something newer is known: repeats and late comers change nothing. */
  keep(userId: string, settings: UserSettings): Promise<void>;
  /** The runner's time zone where no session tells it. */
  timezoneOf(userId: string): Promise<string>;
  /** The runner's time zone during a request: the newer of what the token says and what is stored. */
  zoneOf(token: TokenZone): Promise<string>;
}

export const USER_SETTINGS = 'user_settings';

/** `user_settings`: one document per runner, following `account`. */
export const createUserSettings = (database: Connection): UserSettingsRepository => {
  const documents = createUserDocuments<UserSettings>(database, USER_SETTINGS);
  return {
    find: documents.find,
    async keep(userId, settings) {
      await documents.change(userId, (known) => (known && known.rev >= settings.rev ? null : settings));
    },
    timezoneOf: async (userId) => (await documents.find(userId))?.timezone ?? DEFAULT_TIMEZONE,
    async zoneOf({ userId, timezone, timezoneVersion }) {
      const known = await documents.find(userId);
      return known && known.tzv > timezoneVersion ? known.timezone : timezone;
    },
  };
};
