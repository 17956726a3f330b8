import type { AddressInfo } from 'node:net';
import { readStream } from '@stridewell/chat/testing/read-stream';
import { COACH_BASES, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlan, dayOf, planOf } from '../../testing/fixtures.ts';
import { createRunningTestBed, type RunningTestBed } from '../../testing/running-bed.ts';

const TODAY = '2026-11-18';
let bed: RunningTestBed;
let user: TestUser;
let port: number;

beforeAll(async () => {
  bed = await createRunningTestBed();
  await bed.app.listen({ host: '127.0.0.1', port: 0 });
  port = (bed.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  bed.setNow('2026-11-16T10:00:00Z');
  user = await bed.user();
  await createPlan(bed, user);
  bed.setNow(`${TODAY}T10:00:00Z`);
});
afterAll(() => bed.close());

const ask = async (message: string): Promise<string> =>
  (await readStream({ port, path: `${COACH_BASES.running}/chat`, user, payload: { message } }).reply).text;
const pause = async () => (await bed.call(user, 'GET', PATHS.pause)).json();

describe('PLANR-96 illness detected in the chat by the safety gate', () => {
  it('creates an illness pause, so that today is a rest day until the runner ends the pause', async () => {
    const before = await planOf(bed, user);
    expect(dayOf(before, TODAY).minutes).toBeGreaterThan(0);
    expect((await ask('I have a fever of 39, can I run today?')).length).toBeGreaterThan(20);
    // By the end of the reply, the plan is already updated.
    const ill = await planOf(bed, user);
    expect(dayOf(ill, TODAY).planType).toBe('rest');
    expect(dayOf(ill, TODAY).changed).toMatch(/ill/);
    expect(await pause()).toEqual({ kind: 'illness', from: TODAY, to: TODAY });
    await bed.call(user, 'DELETE', PATHS.pause);
    expect((await planOf(bed, user)).days).toEqual(before.days);
  });

  it('does not change an existing pause that covers today', async () => {
    const set = { kind: 'illness', from: '2026-11-17', to: null };
    await bed.call(user, 'POST', PATHS.pause, set);
    await ask('My fever is still 39');
    expect(await pause()).toEqual(set);
  });

  it('creates an illness pause that can be ended without removing an upcoming travel pause', async () => {
    const journey = { kind: 'travel', from: '2026-12-01', to: '2026-12-03' };
    await bed.call(user, 'POST', PATHS.pause, journey);
    const before = await planOf(bed, user);
    await ask('I have a fever of 39, can I run today?');
    expect(dayOf(await planOf(bed, user), TODAY).planType).toBe('rest');
    expect(await pause()).toEqual({ kind: 'illness', from: TODAY, to: TODAY });
    await bed.call(user, 'DELETE', PATHS.pause);
    expect((await planOf(bed, user)).days).toEqual(before.days);
    expect(await pause()).toEqual(journey);
  });

  it('creates a pause for a fever, but not for chest pain or a denied fever', async () => {
    await ask('I have chest pain when I run');
    await ask('I have no fever. How long is my long run?');
    await ask('I have a fever');
    await until('the fever alone to be noted', async () => (await pause()) !== null);
    const stored = await bed.database.collection('pauses').findOne({ userId: user.userId });
    expect(stored?.version).toBe(1);
  });
});
