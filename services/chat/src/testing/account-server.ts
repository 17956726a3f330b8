import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATHS } from '@stridewell/contracts/web';

/**
 * How the account server responds to a question about a runner's consent to an outside model: an answer or a failure.
 */
export type ConsentAnswer =
  | 'yes'
  | 'yes, with an unverified email'
  | 'no'
  | 'never asked'
  | 'yes, of somebody else'
  | 'silence'
  | 'an error'
  | 'nonsense';

export interface AccountServer {
  url: string;
  /** Number of requests received. */
  asked: number;
  answer: ConsentAnswer;
  /** Time of the consent in the response. */
  givenAt: string;
  close(): Promise<void>;
}

const subjectOf = (authorization = ''): string => {
  const [, claims = ''] = authorization.replace(/^Bearer /, '').split('.');
  return String(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).sub);
};

/** A time before every message of a test. */
const EARLIER = '2020-01-01T00:00:00.000Z';
const GIVEN = { yes: true, 'yes, with an unverified email': true, 'yes, of somebody else': true, no: false };

/** Starts a fake `account` service that answers with the consent of the runner in the token. */
export const startAccountServer = async (): Promise<AccountServer> => {
  const account = { asked: 0, answer: 'yes' as ConsentAnswer, givenAt: EARLIER };
  const server = createServer((request, response) => {
    account.asked += 1;
    const { answer } = account;
    if (answer === 'silence') return;
    if (request.url !== PATHS.profile || answer === 'an error') return void response.writeHead(500).end('{}');
    if (answer === 'nonsense') return void response.end('yes');
    const id = answer === 'yes, of somebody else' ? 'somebody' : subjectOf(request.headers.authorization);
    const state = answer === 'never asked' ? null : { given: GIVEN[answer], at: account.givenAt, version: '1' };
    response.setHeader('content-type', 'application/json');
    const emailVerifiedAt = answer === 'yes, with an unverified email' ? null : EARLIER;
    response.end(JSON.stringify({ id, emailVerifiedAt, consents: { health_data: null, outside_model: state } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(account, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};
