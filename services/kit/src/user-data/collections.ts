/** A collection with user data. Each of its documents has a `userId`. */
export interface UserCollection {
  name: string;
  /** True when the collection is derived from the account, so that it is kept when only the data is erased. */
  staysWithAccount?: boolean;
  /** The service from whose events the collection is derived; missing when it is not derived from events. */
  follows?: 'wellness' | 'running' | 'physio';
  /** Names of secret fields, which exports omit. */
  secrets?: readonly string[];
  /**
   * Names of fields that contain the value of another field in a new form, mapped to the other field's name. An export
   * contains only one of the two.
   */
  copies?: Readonly<Record<string, string>>;
  /** Converts a document to the form in which it is exported, for fields that are stored in a compressed form. */
  present?(document: Record<string, unknown>): Record<string, unknown>;
}

/** Collections with user data in every service that consumes events: settings from `account`, and dead letters. */
export const SHARED_USER_DATA: readonly UserCollection[] = [
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];
