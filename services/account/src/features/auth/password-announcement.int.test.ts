import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATHS } from '@stridewell/contracts/web';
import { createService } from '@stridewell/kit/app/service';
import { identityMigration } from '@stridewell/kit/migrations/ended-sessions';
import { untilReady } from '@stridewell/kit/testing/ready';
import { createScope } from '@stridewell/kit/testing/scope';
import { createSigner } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { registerPasswordRoutes } from './password-routes.ts';

/** Node's diagnostics channel for responses that were sent completely. */
const SENT = 'http.server.response.finish';
const NEW = 'Another-secret-9';
const ENDED = ['phone', 'tablet'];

const scope = createScope();
const signer = await createSigner(scope);
/** The recorded events, in order. */
const happened: string[] = [];
/** Resolves when the service may issue the new token. */
let mayAnswer = Promise.resolve();

/** A service with only this route, over a real connection and with real tokens. A stub stores the password. */
const app = await untilReady(
  await createService(scope.config('account-password'), {
    migrations: [identityMigration(1)],
    register: async (context) => {
      registerPasswordRoutes(context.app, {
        setPassword: async () => {
          happened.push('stored');
          return { user: {} as never, session: {} as never, ended: ENDED };
        },
        answerToken: async (_request, reply) => {
          await mayAnswer;
          reply.header('set-cookie', 'stridewell_session=renewed');
          return {};
        },
        devices: { attempt: async () => ({}) as never, remember: async () => undefined } as never,
        notify: () => undefined,
        sessionRelay: { kick: (id: string) => void happened.push(`announced ${id}`) } as never,
      });
      return {};
    },
  }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
const runner = await signer.user();

const noteSent = (message: unknown): void => {
  if ((message as { request: IncomingMessage }).request.url === PATHS.password) happened.push('sent');
};
subscribe(SENT, noteSent);
beforeEach(() => {
  happened.length = 0;
  mayAnswer = Promise.resolve();
});
afterAll(async () => {
  unsubscribe(SENT, noteSent);
  await app.close();
  await signer.close();
});

const payload = JSON.stringify({ password: NEW, confirmPassword: NEW });
const headers = { ...runner.headers, 'content-type': 'application/json' };
const ANNOUNCED = ENDED.map((id) => `announced ${id}`);

it('SECU-3417 publishes the sessions ended by a new password only after the response with the new cookie', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}${PATHS.password}`, { method: 'POST', headers, body: payload });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, 'stridewell_session=renewed']);
  await until('the announcements', async () => happened.length >= 4);
  expect(happened).toEqual(['stored', 'sent', ...ANNOUNCED]);
});

it('SECU-3417 publishes the ended sessions even when the client disconnects before the response', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mayAnswer = promise;
  const sending = request({ port, host: '127.0.0.1', path: PATHS.password, method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.end(payload);
  await until('the new password', async () => happened.includes('stored'));
  sending.destroy();
  await until('the announcements', async () => happened.length >= 3);
  expect(happened).toEqual(['stored', ...ANNOUNCED]);
  resolve();
});

it('SECU-3417 publishes nothing when the password is rejected', async () => {
  const refused = await fetch(`http://127.0.0.1:${port}${PATHS.password}`, { method: 'POST', headers, body: '{}' });
  const stranger = await fetch(`http://127.0.0.1:${port}${PATHS.password}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: payload,
  });
  expect([refused.status, stranger.status]).toEqual([400, 401]);
  expect(happened.filter((each) => each !== 'sent')).toEqual([]);
});
