import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';
import { createScope } from '@stridewell/kit/testing/scope';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DEFAULTS, startWellness } from '../../testing/wellness-bed.ts';

const scope = createScope();
const texts = { ...toTextLimits(z.object(textLimitsEnv).parse({})), redisUrl: scope.redisUrl };
const wellness = await startWellness(scope, { texts });

afterAll(() => wellness.close());

const notes = (number: number): string =>
  `${number} ${'slept well, legs are fresh '.repeat(80)}`.slice(0, 1_999).trim();

describe('SECU-3460 limits on check-in notes', { timeout: 120_000 }, () => {
  it('reject changed notes above 60,000 characters a minute, and do not include unchanged ones', async () => {
    const user = await wellness.signer.user();
    const statuses: number[] = [];
    // The 28 changed notes have fewer than 60,000 characters in total; together with the 28 unchanged ones they would
    // exceed this.
    for (let number = 0; number < 28; number += 1)
      for (const fatigue of [2, 3])
        statuses.push((await wellness.post(user, { ...DEFAULTS, fatigue, notes: notes(number) })).statusCode);
    expect(statuses).toEqual(Array(56).fill(200));
    const more = [];
    for (let number = 28; number < 32; number += 1)
      more.push(await wellness.post(user, { ...DEFAULTS, notes: notes(number) }));
    expect(more.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    expect(more.at(-1)?.json()).toMatchObject({ code: 'too_much_text' });
    expect(Number(more.at(-1)?.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await wellness.post(await wellness.signer.user(), { ...DEFAULTS, notes: notes(0) })).statusCode).toBe(200);
  });
});
