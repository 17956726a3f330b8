import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';
import { createScope } from '@stridewell/kit/testing/scope';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startHost } from '../testing/host.ts';

const scope = createScope();
const texts = { ...toTextLimits(z.object(textLimitsEnv).parse({})), redisUrl: scope.redisUrl };
const host = await startHost({ scope, texts });

afterAll(() => host.close());

/** Returns an ordinary message of 4,000 characters that is different for each number. */
const long = (number: number): string => `${number} ${'easy run by the river '.repeat(200)}`.slice(0, 3_999).trim();

describe('SECU-3460 character budget of the chat', { timeout: 120_000 }, () => {
  it('rejects messages above 60,000 characters per minute with one sentence, and neither stores nor reads them', async () => {
    const user = await host.signer.user();
    const replies = [];
    for (let number = 0; number < 20; number += 1) replies.push(await host.chat(user, long(number)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(statuses.slice(15)).toEqual([429, 429, 429, 429, 429]);
    const refused = await host.inject(user, 'POST', '/chat', { message: long(20) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json()).toMatchObject({ code: 'too_much_text', message: expect.stringContaining('113') });
    expect(await host.stored('chat_messages', user)).toHaveLength(30);
    // Another runner's budget is not affected.
    expect((await host.chat(await host.signer.user(), long(0))).status).toBe(200);
  });

  it('is not exceeded by a long ordinary chat (30 messages of 400 characters within one minute)', async () => {
    const user = await host.signer.user();
    const statuses = new Set<number>();
    for (let number = 0; number < 30; number += 1) {
      const message = `${number}: ${'I ran easy by the river and wonder about tomorrow. '.repeat(8)}`;
      statuses.add((await host.chat(user, message)).status);
    }
    expect([...statuses]).toEqual([200]);
  });
});
