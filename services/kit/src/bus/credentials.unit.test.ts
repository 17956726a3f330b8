import { expect, test } from 'vitest';
import { credentialsIn } from './credentials.ts';

test('credentialsIn returns an address without a user unchanged', () => {
  expect(credentialsIn('nats://127.0.0.1:4222')).toEqual({ servers: ['nats://127.0.0.1:4222'] });
});

test('credentialsIn reads the user and the password from the address and derives an inbox prefix', () => {
  expect(credentialsIn('nats://running-worker:a%40b@nats:4222')).toEqual({
    servers: ['nats://nats:4222'],
    user: 'running-worker',
    pass: 'a@b',
    inboxPrefix: '_INBOX_running-worker',
  });
});

test('credentialsIn uses the user in the first of several addresses and removes the credentials from every address', () => {
  const { servers, user } = credentialsIn('nats://a:b@one:4222, nats://a:b@two:4222');
  expect(servers).toEqual(['nats://one:4222', 'nats://two:4222']);
  expect(user).toBe('a');
});
