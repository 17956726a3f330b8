import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { callWithoutConsent, publishConsent } from '@stridewell/kit/testing/without-consent';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, startWellness, type WellnessTestBed } from './testing/wellness-bed.ts';

let wellness: WellnessTestBed;
beforeAll(async () => {
  wellness = await startWellness();
});
afterAll(() => wellness.close());

describe('wellness service without health data consent', () => {
  it('AUTH-51 rejects all requests that store health data after consent was withdrawn', async () => {
    const app = { inject: wellness.inject } as unknown as FastifyInstance;
    const { refused, allowed } = await callWithoutConsent(app, wellness.signer);
    expect([refused, allowed]).toEqual([['POST /api/checkin'], []]);
  });

  it('SECU-601 rejects all requests that store health data if the runner was never asked for consent', async () => {
    const app = { inject: wellness.inject } as unknown as FastifyInstance;
    const { refused } = await callWithoutConsent(app, wellness.signer, { neverAsked: true });
    expect(refused).toEqual(['POST /api/checkin']);
  });

  it('returns stored check-ins and does not change them when a request is rejected', async () => {
    const user = await wellness.signer.user();
    expect((await wellness.post(user, DEFAULTS)).statusCode).toBe(200);
    await publishConsent(wellness.signer, user, false);
    await until('the refusal', async () => (await wellness.post(user, { ...DEFAULTS, pain: 9 })).statusCode === 403);
    // Check-ins are stored until the service rejects the first one, so the stored check-in is read now.
    const before = (await wellness.get(user, PATHS.checkinToday)).json();
    expect((await wellness.post(user, { ...DEFAULTS, pain: 1 })).statusCode).toBe(403);
    const today = await wellness.get(user, PATHS.checkinToday);
    expect([today.statusCode, today.json()]).toEqual([200, before]);
  });
});
