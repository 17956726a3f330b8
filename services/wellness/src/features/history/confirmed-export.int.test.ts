import { PATHS } from '@stridewell/contracts/web';
import { afterAll, describe, expect, it } from 'vitest';
import { startWellness } from '../../testing/wellness-bed.ts';

const wellness = await startWellness();

afterAll(() => wellness.close());

const MINUTE = 60_000;

describe('SECU-3465 GET /api/export with a session that was not confirmed recently', () => {
  it.each([
    ['a sign-in 16 minutes ago', () => new Date(Date.now() - 16 * MINUTE)],
    ['a token of an earlier release', () => null],
  ])('rejects %s with 403 and reads nothing', async (_what, confirmedAt) => {
    const user = await wellness.signer.user({ confirmedAt: confirmedAt() });
    const answer = await wellness.get(user, PATHS.export);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'confirmation_needed']);
    expect(answer.headers['content-disposition']).toBeUndefined();
    const head = await wellness.inject({ method: 'HEAD', url: PATHS.export, headers: user.headers });
    expect(head.statusCode).toBe(403);
    expect((await wellness.get(user, PATHS.history)).statusCode).toBe(200);
  });

  it('sends the file within 15 minutes of the confirmation, and returns nothing without a session', async () => {
    const user = await wellness.signer.user({ confirmedAt: new Date(Date.now() - 14 * MINUTE) });
    expect((await wellness.get(user, PATHS.export)).statusCode).toBe(200);
    expect((await wellness.inject({ url: PATHS.export })).statusCode).toBe(401);
  });
});
