/** A collection with user data; each of its documents has a `userId`. */
export interface UserCollection {
  name: string;
  /** True when kept by a deletion of data only, because it is derived from the account. */
  staysWithAccount?: boolean;
  /** The service from whose events it is projected. */
  follows?: 'wellness' | 'running' | 'physio';
  /** Secret fields, which exports omit. */
  secrets?: readonly string[];
  /** Fields that repeat another field in a new form, by name of the other: an export contains one of both. */
  copies?: Readonly<Record<string, string>>;
}

/** Collections of every service that consumes events: settings from `account`, and dead letters. */
export const SHARED_USER_DATA: readonly UserCollection[] = [
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];
