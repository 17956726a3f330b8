import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOffline } from './start-offline.ts';
import { startWorker } from './worker-client.ts';

vi.mock('./worker-client.ts', () => ({ startWorker: vi.fn() }));

/** The worker is registered some time after the page has loaded. */
const WAIT = { timeout: 10_000 };

const at = (address: string) => vi.stubGlobal('location', new URL(address));

beforeEach(() => {
  vi.mocked(startWorker).mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

test.each(['https://stridewell.example.com/', 'http://localhost:8080/'])(
  'PWA-12 PWA-13 startOffline registers the service worker on %s',
  async (address) => {
    at(address);
    startOffline();
    await vi.waitFor(() => expect(startWorker).toHaveBeenCalledOnce(), WAIT);
  },
);

test('PWA-14 startOffline does not register the service worker on an insecure host', async () => {
  at('http://stridewell.example.com/');
  startOffline();
  at('https://stridewell.example.com/');
  startOffline();
  // Exactly one call: only the second `startOffline` started the worker.
  await vi.waitFor(() => expect(startWorker).toHaveBeenCalledOnce(), WAIT);
});
