import { expect, test } from 'vitest';
import { credentialsIn } from './credentials.ts';

test('an address without a user is handed on as it is', () => {
  expect(credentialsIn('nats://127.0.0.1:4222')).toEqual({ servers: ['nats://127.0.0.1:4222'] });
});

test('a user, a password and an inbox of its own come out of the address', () => {
  expect(credentialsIn('nats://running-worker:a%40b@nats:4222')).toEqual({
    servers: ['nats://nats:4222'],
    user: 'running-worker',
    pass: 'a@b',
    inboxPrefix: '_INBOX_running-worker',
  });
});

test('several addresses share the first one’s user, and none keeps a password', () => {
  const { servers, user } = credentialsIn('nats://a:b@one:4222, nats://a:b@two:4222');
  expect(servers).toEqual(['nats://one:4222', 'nats://two:4222']);
  expect(user).toBe('a');
});
