import { readE2eConfig } from '@stridewell/e2e/config';
import { expect, test } from 'vitest';
import { readTarget } from './target.ts';

const SECRETS: Record<string, string> = {
  'nats-url': 'nats://e2e:pw@nats:4222',
  'redis-url': 'redis://e2e:pw@redis:6379',
  'mongodb-url': 'mongodb://e2e:pw@mongodb:27017/?authSource=admin',
};
const secret = (name: string): string => SECRETS[name] ?? '';

test('readTarget derives the URL of every container from BASE_URL', () => {
  const { origin, urls, mailUrl } = readE2eConfig(readTarget({ BASE_URL: 'http://localhost:9100/' }, secret));
  expect(origin).toBe('http://localhost:9100');
  expect(urls).toMatchObject({
    account: 'http://127.0.0.1:9101',
    nats: 'nats://e2e:pw@127.0.0.1:9110',
    redis: 'redis://e2e:pw@127.0.0.1:9112',
    mongodb: 'mongodb://e2e:pw@127.0.0.1:9113/?directConnection=true&authSource=admin',
  });
  expect(mailUrl).toBe('http://127.0.0.1:1080');
});

test('readTarget uses MAIL_URL for the mail catcher when it is set', () => {
  expect(readE2eConfig(readTarget({ MAIL_URL: 'http://127.0.0.1:9' }, secret)).mailUrl).toBe('http://127.0.0.1:9');
});
