import { BUS_USERS, permissionsOf, TEST_USER } from './permissions.ts';

/** Inputs of the users file. */
export interface UsersFile {
  passwordOf(user: string): string;
  /** Adds the test user and the bucket of the test clock. */
  tests: boolean;
}

/** The names of all users. With `tests`, includes the test user. */
export const userNames = (tests: boolean): string[] =>
  [...BUS_USERS, ...(tests ? [TEST_USER] : [])].map(({ name }) => name);

/** User list for nats.conf, which includes it. The format of nats.conf accepts JSON. */
export const usersFile = ({ passwordOf, tests }: UsersFile): string => {
  const buckets = ['identity', 'revoked', ...(tests ? ['test'] : [])];
  const users = [...BUS_USERS, ...(tests ? [TEST_USER] : [])].map((user) => ({
    user: user.name,
    password: passwordOf(user.name),
    permissions: permissionsOf(user, buckets),
  }));
  return `"users": ${JSON.stringify(users, null, 2)}\n`;
};
