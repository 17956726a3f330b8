import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { until } from '../testing/until.ts';
import { createRevokedCopy } from './revoked-copy.ts';

it('createRevokedCopy marks the copy as complete only after saving every revoked session in the list', async () => {
  const calls: string[] = [];
  const gate = Promise.withResolvers<void>();
  const copy = createRevokedCopy(
    {
      loadKeys: async () => [],
      saveKeys: async () => undefined,
      loadRevoked: async () => [],
      async saveRevoked(sessionId) {
        if (sessionId === 'second') await gate.promise;
        calls.push(sessionId);
      },
      async saveListed() {
        calls.push('whole');
      },
    },
    createLogger('test', 'silent'),
  );
  const stop = new AbortController();
  copy.start(stop.signal);
  copy.save('first');
  copy.save('second');
  copy.listComplete();
  await until('the first', () => calls.length > 0);
  expect(calls).toEqual(['first']);
  gate.resolve();
  await until('the mark', () => calls.length === 3);
  expect(calls).toEqual(['first', 'second', 'whole']);
  stop.abort();
});
