import { BUS_USERS, permissionsOf, TEST_USER } from './permissions.ts';

/** Who is let in, and whether the tests are. */
export interface UsersFile {
  passwordOf(user: string): string;
  /** Adds the tests' user and the bucket of the clock they turn. */
  tests: boolean;
}

/** The names of the users, the tests' among them where it is let in. */
export const userNames = (tests: boolean): string[] =>
  [...BUS_USERS, ...(tests ? [TEST_USER] : [])].map(({ name }) => name);

/** The server's list of users, included by nats.conf; JSON is what its format understands as well. */
export const usersFile = ({ passwordOf, tests }: UsersFile): string => {
  const buckets = ['identity', 'revoked', ...(tests ? ['test'] : [])];
  const users = [...BUS_USERS, ...(tests ? [TEST_USER] : [])].map((user) => ({
    user: user.name,
    password: passwordOf(user.name),
    permissions: permissionsOf(user, buckets),
  }));
  return `"users": ${JSON.stringify(users, null, 2)}\n`;
};
