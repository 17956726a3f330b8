import type { EventData } from '@stridewell/contracts/events/envelope';
import { userChanged } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE } from '@stridewell/contracts/web';
import type { Connection } from '../mongo/database.ts';
import type { EmittingDocument, KnownZone } from '../outbox/entries.ts';
import { createUserDocuments, defineUserDocuments } from './user-document-repository.ts';

/** Latest settings of a runner, as published by `account`. */
export type UserSettings = EventData<typeof userChanged>;

/** A user's time zone from an access token. */
export interface TokenZone extends KnownZone {
  userId: string;
}

export interface UserSettingsRepository {
  find(userId: string): Promise<UserSettings | null>;
  /** Stores settings unless the stored revision is the same or higher. */
  keep(userId: string, settings: UserSettings): Promise<void>;
  /** The runner's stored time zone, for work that has no session. */
  timezoneOf(userId: string): Promise<string>;
  /** The runner's time zone for a request: the newer of the token's and the stored time zone. */
  zoneOf(token: TokenZone): Promise<string>;
  /**
   * The runner's time zone for work after a request. It is the newer of the written document's and the stored time
   * zone, because `account`'s event may arrive after the write.
   */
  zoneSince(written: Pick<EmittingDocument, 'userId' | 'outbox'>): Promise<string>;
}

export const userSettingsCollection = defineUserDocuments('user_settings', userChanged.data);

/** The collection `user_settings`: one document per runner, derived from `account`'s events. */
export const createUserSettings = (database: Connection): UserSettingsRepository => {
  const documents = createUserDocuments(database, userSettingsCollection);
  const timezoneOf = async (userId: string): Promise<string> =>
    (await documents.find(userId))?.timezone ?? DEFAULT_TIMEZONE;
  const zoneOf = async ({ userId, timezone, timezoneVersion }: TokenZone): Promise<string> => {
    const known = await documents.find(userId);
    return known && known.tzv > timezoneVersion ? known.timezone : timezone;
  };
  return {
    find: documents.find,
    async keep(userId, settings) {
      await documents.change(userId, (known) => (known && known.rev >= settings.rev ? null : settings));
    },
    timezoneOf,
    zoneOf,
    zoneSince({ userId, outbox }) {
      const writtenIn = outbox.findLast(({ zone }) => zone)?.zone;
      return writtenIn ? zoneOf({ userId, ...writtenIn }) : timezoneOf(userId);
    },
  };
};
