/** A collection with user data; each of its documents has a `userId`. */
export interface UserCollection {
  name: string;
  /** Kept when a runner deletes all data but keeps the account, because it is derived from the account. */
  staysWithAccount?: boolean;
  /** The service of whose events the collection is a projection. */
  follows?: 'wellness' | 'running' | 'physio';
  /** Secret fields, left out of a runner's export. */
  secrets?: readonly string[];
  /** Fields that repeat another field in a new form, each with the other one's name: an export contains one of the two. */
  copies?: Readonly<Record<string, string>>;
}

/** Collections of every service that consumes events: settings from `account`, and dead letters. */
export const SHARED_USER_DATA: readonly UserCollection[] = [
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];
