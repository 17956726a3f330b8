import { expect, it, vi } from 'vitest';
import { runOnTestClock } from './run.ts';

it('runOnTestClock refuses to run in production', async () => {
  const build = vi.fn();
  const config = { production: true, bus: { url: 'nats://127.0.0.1:1', prefix: '' }, http: { host: '::1', port: 0 } };
  await expect(runOnTestClock(() => config, build)).rejects.toThrow('the clock cannot be moved in production');
  expect(build).not.toHaveBeenCalled();
});
