import { sendWaiting, useQueue } from '@stridewell/app/queue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSending } from './keep-sending.ts';

vi.mock('@stridewell/app/queue', async (original) => ({
  ...(await original<typeof import('@stridewell/app/queue')>()),
  sendWaiting: vi.fn(),
}));

const before = vi.fn<() => Promise<void>>();
const attempts = (): number => vi.mocked(sendWaiting).mock.calls.length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const online = (yes: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes);
const hidden = (yes: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(yes);

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendWaiting).mockReset().mockResolvedValue(true);
  before.mockReset().mockResolvedValue();
  useQueue.setState({ checkins: [], sending: false });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('keepSending', () => {
  test('sends the queue once when it starts, after calling `before`', async () => {
    stop = keepSending('a', before);
    await pass(0);
    expect(attempts()).toBe(1);
    expect(before.mock.invocationCallOrder[0]).toBeLessThan(vi.mocked(sendWaiting).mock.invocationCallOrder[0] ?? 0);
    await pass(3_600_000);
    expect(attempts()).toBe(1);
  });

  test('BEYOND-19 sends nothing while offline and sends the queue when the device comes online', async () => {
    online(false);
    stop = keepSending('a', before);
    await pass(3_600_000);
    expect(attempts()).toBe(0);
    online(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(attempts()).toBe(1);
  });

  test('sends the queue when the page becomes visible', async () => {
    hidden(true);
    stop = keepSending('a', before);
    await pass(0);
    expect(attempts()).toBe(0);
    hidden(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(attempts()).toBe(1);
  });

  test('doubles the retry delay up to five minutes while check-ins remain', async () => {
    vi.mocked(sendWaiting).mockResolvedValue(false);
    stop = keepSending('a', before);
    await pass(0);
    for (const [index, wait] of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000].entries()) {
      await pass(wait - 1);
      expect(attempts()).toBe(index + 1);
      await pass(1);
      expect(attempts()).toBe(index + 2);
    }
  });

  test('retries five seconds after the form queues a check-in', async () => {
    stop = keepSending('a', before);
    await pass(0);
    useQueue.setState({ checkins: [{ id: 1 }] as never });
    await pass(4_999);
    expect(attempts()).toBe(1);
    await pass(1);
    expect(attempts()).toBe(2);
  });

  test('sends nothing after it has been stopped', async () => {
    vi.mocked(sendWaiting).mockResolvedValue(false);
    stop = keepSending('a', before);
    await pass(0);
    stop();
    window.dispatchEvent(new Event('online'));
    await pass(3_600_000);
    expect(attempts()).toBe(1);
  });
});
