import type { EventData } from '@stridewell/contracts/events/envelope';
import type { userChanged } from '@stridewell/contracts/events/events';
import { DEFAULT_TIMEZONE } from '@stridewell/contracts/web';
import type { Connection } from '../mongo/database.ts';
import type { Emitting, KnownZone } from '../outbox/entries.ts';
import { createUserDocuments } from './user-document-repository.ts';

/** What the account service last told of a runner. */
export type UserSettings = EventData<typeof userChanged>;

/** A time zone as a session's token carries it. */
export interface TokenZone extends KnownZone {
  userId: string;
}

export interface UserSettingsRepository {
  find(userId: string): Promise<UserSettings | null>;
  /** Keeps what the event says unless something newer is known: repeats and late comers change nothing. */
  keep(userId: string, settings: UserSettings): Promise<void>;
  /** The runner's time zone where no session tells it. */
  timezoneOf(userId: string): Promise<string>;
  /** The runner's time zone during a request: the newer of what the token says and what is stored. */
  zoneOf(token: TokenZone): Promise<string>;
  /**
   * The runner's time zone for what follows from a write after its request: the newer of what the request knew and what is
   * stored. What `account` tells of a change may come later than the write.
   */
  zoneSince(written: Pick<Emitting, 'userId' | 'outbox'>): Promise<string>;
}

export const USER_SETTINGS = 'user_settings';

/** `user_settings`: one document per runner, following `account`. */
export const createUserSettings = (database: Connection): UserSettingsRepository => {
  const documents = createUserDocuments<UserSettings>(database, USER_SETTINGS);
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
      const told = outbox.findLast(({ zone }) => zone)?.zone;
      return told ? zoneOf({ userId, ...told }) : timezoneOf(userId);
    },
  };
};
