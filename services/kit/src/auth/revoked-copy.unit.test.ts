import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { until } from '../testing/until.ts';
import { createRevokedCopy } from './revoked-copy.ts';

it('marks the copy as whole only once every ended session of the list is saved', async () => {
  const told: string[] = [];
  const gate = Promise.withResolvers<void>();
  const copy = createRevokedCopy(
    {
      loadKeys: async () => [],
      saveKeys: async () => undefined,
      loadRevoked: async () => [],
      async saveRevoked(sessionId) {
        if (sessionId === 'second') await gate.promise;
        told.push(sessionId);
      },
      async saveListed() {
        told.push('whole');
      },
    },
    createLogger('test', 'silent'),
  );
  const stop = new AbortController();
  copy.start(stop.signal);
  copy.save('first');
  copy.save('second');
  copy.whole();
  await until('the first', () => told.length > 0);
  expect(told).toEqual(['first']);
  gate.resolve();
  await until('the mark', () => told.length === 3);
  expect(told).toEqual(['first', 'second', 'whole']);
  stop.abort();
});
