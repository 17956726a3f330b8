import { PATHS } from '@stridewell/contracts/web';
import { textLimitsEnv, toTextLimits } from '@stridewell/kit/limits/text-limits';
import { readTestbed } from '@stridewell/kit/testing/config';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { givenProfile, PROFILE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const { redisUrl } = readTestbed();
const texts = { ...toTextLimits(z.object(textLimitsEnv).parse({})), redisUrl };
const bed = usePhysioBed({ texts });
let user: TestUser;

beforeEach(async () => {
  user = await bed.user();
});

const text = (number: number): string =>
  `${number} ${'sore below the kneecap on the stairs '.repeat(60)}`.slice(0, 1_999).trim();
const body = (number: number) => ({
  ...PROFILE,
  painHistory: text(3 * number),
  mdDiagnosisText: text(3 * number + 1),
  restrictionsMeds: text(3 * number + 2),
});
const put = (profile: object) => bed.call(user, 'PUT', PATHS.physioProfile, profile);

describe('SECU-3460 limits on forms with free text', { timeout: 120_000 }, () => {
  it('reject changed texts above 60,000 characters a minute before they are read or stored', async () => {
    await givenProfile(bed, user);
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await put(body(number))).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await put({ ...PROFILE, painHistory: 'Numb between my legs since yesterday' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused.json()).toMatchObject({ code: 'too_much_text', message: expect.stringContaining('wait a minute') });
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).json()).toMatchObject({ painHistory: text(27) });
  });

  it('do not include unchanged texts', async () => {
    await givenProfile(bed, user, body(0));
    const onsets = ['sudden', 'gradual'] as const;
    for (let saved = 0; saved < 30; saved += 1)
      expect((await put({ ...body(0), onset: onsets[saved % 2] })).statusCode).toBe(200);
    expect((await put(body(1))).statusCode).toBe(200);
  });

  it('reject more than 60 writes a minute, over all forms together, for this runner only', async () => {
    const other = await bed.user();
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1)
      statuses.push(
        (await bed.call(user, sent % 2 ? 'PUT' : 'POST', PATHS.physioProfile, { area: 'none' })).statusCode,
      );
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
    expect((await bed.call(user, 'POST', PATHS.physioLogs, {})).statusCode).toBe(429);
    expect((await bed.call(user, 'GET', PATHS.physioProfile)).statusCode).toBe(200);
    await givenProfile(bed, other);
  });

  it('never affect an ordinary runner: 30 chat messages with a profile, notes and questionnaires, all in one minute', async () => {
    await givenProfile(bed, user, body(0));
    const statuses = new Set<number>();
    const send = async (url: string, payload: object) =>
      statuses.add((await bed.call(user, 'POST', url, payload)).statusCode);
    for (let number = 0; number < 30; number += 1) {
      const message = `${number}: ${'My knee is a little sore on the stairs, what can I do about it? '.repeat(6)}`;
      await send(PATHS.physioChat, { message });
      if (number % 3 === 0)
        await send(PATHS.physioLogs, { planned: 'Wall sit', status: 'skipped', reason: `tired after work ${number}` });
    }
    statuses.add((await put(body(1))).statusCode);
    expect([...statuses]).toEqual([200]);
  });
});
