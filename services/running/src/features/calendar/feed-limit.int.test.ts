import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed({ feedReadsPerHour: 60 });

const make = async (): Promise<string> =>
  new URL((await bed.call(await bed.user(), 'POST', PATHS.calendar)).json().url).pathname;
const statusOf = async (url: string): Promise<number> => (await bed.app.inject({ url })).statusCode;

describe('SECU-3466 calendar feed above 60 requests an hour', () => {
  it('returns 429 with retry-after for this address only', async () => {
    const [path, other] = [await make(), await make()];
    const statuses = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await statusOf(path));
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const refused = await bed.app.inject({ url: path });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json()).toMatchObject({ code: 'limited' });
    expect(refused.body).not.toContain('VCALENDAR');
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(`${PATHS.calendar}/${'A'.repeat(43)}.ics`)).toBe(404);
  });
});
