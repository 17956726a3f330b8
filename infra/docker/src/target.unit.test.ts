import { expect, test } from 'vitest';
import { readTarget } from './target.ts';

const secret = (name: string): string => (name === 'nats-url' ? 'nats://e2e:pw@nats:4222' : 'redis://:pw@redis:6379');

test('the containers’ addresses follow from the one that is known', () => {
  expect(readTarget({ BASE_URL: 'http://localhost:9100' }, secret)).toEqual({
    BASE_URL: 'http://localhost:9100',
    NATS_URL: 'nats://e2e:pw@127.0.0.1:9110',
    REDIS_URL: 'redis://:pw@127.0.0.1:9112',
    MONGODB_URL: 'mongodb://127.0.0.1:9113/?directConnection=true',
  });
});

test('what is given stays, and no password is asked for then', () => {
  const given = {
    BASE_URL: 'http://localhost:1',
    NATS_URL: 'nats://n',
    REDIS_URL: 'redis://r',
    MONGODB_URL: 'mongodb://m',
  };
  const never = (): string => {
    throw new Error('asked for');
  };
  expect(readTarget(given, never)).toEqual(given);
});
