import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createScope } from '../testing/scope.ts';
import { createSigner, type Signer } from '../testing/signer.ts';
import { until } from '../testing/until.ts';
import { CLOCK_BUCKET, CLOCK_KEY, followClock } from './follow.ts';
import { createMovableClock } from './movable.ts';

const scope = createScope();
let signer: Signer;
beforeAll(async () => {
  signer = await createSigner(scope);
});
afterAll(() => signer.close());

const logger = createLogger('test', 'silent');
const follow = () => {
  const clock = createMovableClock();
  return { clock, followed: followClock(clock, { url: scope.natsUrl, prefix: scope.prefix }, logger) };
};
const move = (offsetMs: number) => signer.bus.bucket(CLOCK_BUCKET, 0).put(CLOCK_KEY, String(offsetMs));

describe('followClock', () => {
  it('applies the offset to the clocks of running processes and of processes that start later', async () => {
    const first = follow();
    await first.followed.known;
    expect(first.clock.offset()).toBe(0);
    await move(3_600_000);
    await until('the first clock', () => first.clock.offset() === 3_600_000);
    const second = follow();
    await second.followed.known;
    expect(second.clock.offset()).toBe(3_600_000);
    await move(0);
    await until('both clocks', () => first.clock.offset() === 0 && second.clock.offset() === 0);
    await Promise.all([first.followed.close(), second.followed.close()]);
  });

  it('stops waiting for the offset after a second while the bus is unavailable', async () => {
    const clock = createMovableClock();
    const followed = followClock(clock, { url: 'nats://127.0.0.1:1', prefix: '' }, logger);
    await followed.known;
    expect(clock.offset()).toBe(0);
    await followed.close();
  });
});
