import { TOKEN_KEY } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepConnected } from './keep-connected.ts';
import { type FakeStream, fakeStream } from './testing/fake-stream.ts';

let fake: FakeStream;
let stop: AbortController;
const onOpen = vi.fn();
const onKeys = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  fake = fakeStream();
  stop = new AbortController();
  onOpen.mockClear();
  onKeys.mockClear();
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const start = async () => {
  const done = vi.fn();
  void keepConnected({ signal: stop.signal, onOpen, onKeys }).then(done);
  await pass(0);
  return done;
};

describe('keepConnected with an open stream', () => {
  test('reports the query keys that it receives and sends the stored token, if any, as a bearer token', async () => {
    await start();
    fake.streams[0]?.sendKeys('/a');
    await pass(0);
    expect([onOpen.mock.calls.length, onKeys.mock.calls]).toEqual([1, [[['/a']]]]);
    expect(fake.streams[0]?.headers.get('authorization')).toBeNull();
    window.localStorage.setItem(TOKEN_KEY, 'a.b.c');
    await start();
    expect(fake.streams[1]?.headers.get('authorization')).toBe('Bearer a.b.c');
  });

  test('LIVE-05 sends no further requests while idle', async () => {
    await start();
    await pass(24 * 3_600_000);
    expect(fake.calls()).toBe(1);
  });

  test('ends without a retry after a 401 response', async () => {
    fake.answer(401);
    const done = await start();
    expect(done).toHaveBeenCalledOnce();
    await pass(600_000);
    expect([fake.calls(), onOpen.mock.calls.length]).toEqual([1, 0]);
  });

  test('closes the stream when the signal aborts', async () => {
    const done = await start();
    stop.abort();
    await pass(0);
    expect([done.mock.calls.length, fake.streams[0]?.closed()]).toEqual([1, true]);
  });
});

describe('keepConnected after losing the stream', () => {
  test('reconnects one second after losing the stream', async () => {
    await start();
    await pass(60_000);
    fake.streams[0]?.end();
    await pass(999);
    expect(fake.calls()).toBe(1);
    await pass(1);
    expect([fake.calls(), onOpen.mock.calls.length]).toEqual([2, 2]);
  });

  test.each([503, null])('doubles the retry delay up to 30 seconds while requests fail (status %s)', async (status) => {
    fake.answer(status);
    await start();
    const waits: number[] = [];
    for (let tried = 0; tried < 7; tried += 1) {
      const before = fake.calls();
      let waited = 0;
      while (fake.calls() === before) {
        await pass(500);
        waited += 500;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('applies jitter to the retry delay', async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    fake.answer(503);
    await start();
    await pass(1_000);
    expect(fake.calls()).toBe(2);
  });

  test('treats a stream that ends right after opening as a failure', async () => {
    await start();
    for (const wait of [2_000, 4_000, 8_000]) {
      const opened = fake.calls();
      fake.streams.at(-1)?.end();
      await pass(wait - 1);
      expect(fake.calls()).toBe(opened);
      await pass(1);
      expect(fake.calls()).toBe(opened + 1);
    }
  });

  test('LIVE-05 does not retry while offline and reconnects when the device comes online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fake.answer(null);
    await start();
    await pass(3_600_000);
    expect(fake.calls()).toBe(1);
    fake.answer(200);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
