import { describe, expect, it } from 'vitest';
import { createClock, pause, waitWithTimeout } from './clock.ts';

const elapsed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

describe('createClock', () => {
  it('returns the machine’s time and an offset of 0', () => {
    const clock = createClock();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
    expect(clock.offset()).toBe(0);
    expect(clock).not.toHaveProperty('setOffset');
  });

  it('allows another machine’s clock to be a minute ahead', () => expect(createClock().skewMs).toBe(60_000));
});

describe('pause', () => {
  it('resolves after the specified time', async () => {
    expect(await elapsed(() => pause(30))).toBeGreaterThanOrEqual(29);
  });

  it('resolves immediately when the signal is aborted before or during the wait', async () => {
    expect(await elapsed(() => pause(60_000, AbortSignal.abort()))).toBeLessThan(1_000);
    const stop = new AbortController();
    const waiting = pause(60_000, stop.signal);
    stop.abort();
    expect(await elapsed(() => waiting)).toBeLessThan(1_000);
  });
});

describe('waitWithTimeout', () => {
  it('resolves as soon as the work resolves or rejects', async () => {
    expect(await elapsed(() => waitWithTimeout(60_000, Promise.resolve()))).toBeLessThan(1_000);
    expect(await elapsed(() => waitWithTimeout(60_000, Promise.reject(new Error('no'))))).toBeLessThan(1_000);
  });

  it('resolves after the timeout when the work hangs', async () => {
    const took = await elapsed(() => waitWithTimeout(30, new Promise(() => undefined)));
    expect(took).toBeGreaterThanOrEqual(29);
    expect(took).toBeLessThan(5_000);
  });
});
