/** A collection of a service that holds something of its runners; every document of it carries `userId`. */
export interface UserCollection {
  name: string;
  /** Stays when a runner deletes all data and keeps the account: what follows from the account itself. */
  staysWithAccount?: boolean;
  /** The service whose events it repeats. */
  follows?: 'wellness' | 'running' | 'physio';
  /** Fields that a runner's download leaves out because they are secrets. */
  secrets?: readonly string[];
}

/** What every service that follows events holds: settings told by `account`, and events that could not be handled. */
export const SHARED_USER_DATA: readonly UserCollection[] = [
  { name: 'user_settings', staysWithAccount: true },
  { name: 'dead_letters' },
];
