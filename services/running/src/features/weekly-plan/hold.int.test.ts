import { readStream } from '@stridewell/chat/testing/read-stream';
import { COACH_BASES } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { until } from '@stridewell/kit/testing/until';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlannedRunner, dayOf, planOf } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const TODAY = '2026-11-18';
const bed = useRunningTestBed();
let user: TestUser;
let port: number;

beforeAll(async () => {
  port = await bed.listen();
});
beforeEach(async () => {
  ({ user } = await createPlannedRunner(bed, { planned: '2026-11-16T10:00:00Z', now: `${TODAY}T10:00:00Z` }));
});

const post = (path: string, payload: object) =>
  readStream({ port, path: `${COACH_BASES.running}${path}`, user, payload }).reply;

describe('LANG-07 weekly plan during a safety hold', () => {
  it('has rest today while the hold is open, and the planned session after the runner is cleared', async () => {
    const before = await planOf(bed, user);
    expect(dayOf(before, TODAY).minutes).toBeGreaterThan(0);
    await post('/chat', { message: 'I have chest pain when I run' });
    await until('the plan to rest today', async () => dayOf(await planOf(bed, user), TODAY).planType === 'rest');
    bed.setNow(`${TODAY}T12:30:00Z`);
    const { hold } = (await bed.call(user, 'GET', `${COACH_BASES.running}/safety`)).json();
    await post('/chat/card', { cardId: hold.card.id, answers: ['cleared'] });
    await until('the session to return', async () => dayOf(await planOf(bed, user), TODAY).minutes > 0);
    expect((await planOf(bed, user)).days).toEqual(before.days);
  });
});
