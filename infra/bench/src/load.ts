import { PATHS } from '@stridewell/contracts/web';
import { registerRunner } from '@stridewell/local/testbed/register';
import autocannon from 'autocannon';
import type { Round } from './rounds.ts';

const CONNECTIONS = 32;

export type Request = autocannon.Request;

export interface User {
  id: string;
  token: string;
}

/** Registers runners with health-data consent one at a time, because the service limits concurrent password hashing. */
export const registerMany = async (origin: string, count: number): Promise<User[]> => {
  const users: User[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user, token } = await registerRunner(origin, { email: `bench${index}@example.com` });
    users.push({ id: user.id, token });
  }
  return users;
};

const headersOf = ({ id, token }: User) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  'x-user': id,
});

export const checkinsOf = (users: readonly User[], body: object): Request[] =>
  users.map((user) => ({
    method: 'POST',
    path: PATHS.checkin,
    headers: headersOf(user),
    body: JSON.stringify(body),
  }));

export const historiesOf = (users: readonly User[]): Request[] =>
  users.map((user) => ({ method: 'GET', path: PATHS.history, headers: headersOf(user) }));

/** Sends the requests round-robin over `connections` for the given number of seconds. Throws if any request fails. */
export const loadWith = async (
  url: string,
  requests: readonly Request[],
  seconds: number,
  connections = CONNECTIONS,
): Promise<Round> => {
  let clients = 0;
  // Each connection starts with a different runner, so that the connections do not all contend for one runner's
  // check-in.
  const setupClient = (client: autocannon.Client): void => {
    const start = (clients++ * requests.length) / connections;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const result = await autocannon({
    ...{ url, connections, duration: seconds, setupClient },
    requests: [...requests],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} requests failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};
