import fs from 'node:fs';
import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkIn, collectEvents, givenProfile, PROFILE, SORE } from '../../testing/fixtures.ts';
import { createPhysioBed, type PhysioBed } from '../../testing/physio-bed.ts';

const written: string[] = [];
let bed: PhysioBed;

beforeAll(async () => {
  // The logger writes to the process's stdout: capture the text here and keep it out of the test output.
  vi.spyOn(fs, 'write').mockImplementation(((_fd: number, text: string, ...rest: unknown[]) => {
    written.push(text);
    const done = rest.at(-1) as (error: null, length: number) => void;
    setImmediate(() => done(null, Buffer.byteLength(text)));
  }) as unknown as typeof fs.write);
  bed = await createPhysioBed({ logLevel: 'debug', readChecks: { ratio: 1, strict: false } });
});
afterAll(async () => {
  await bed.close();
  vi.restoreAllMocks();
});

describe('gate update for stored data on which the rules fail', () => {
  it('blocks neither a write nor an event, and logs the error without personal data', async () => {
    const user = await bed.user();
    const heard = collectEvents(bed);
    heard.follow('test.profiles', physioProfileChanged);
    await givenProfile(bed, user, { ...PROFILE, painHistory: 'canary-words', restrictionsMeds: 'canary-words' });
    await checkIn(bed, user, { ...SORE, limp: true });
    await bed.database.collection('physio_checkins').updateOne({ userId: user.userId }, { $set: { answers: null } });

    const log = await bed.call(user, 'POST', PATHS.physioLogs, { planned: 'canary-words', status: 'done' });
    expect(log.statusCode).toBe(200);
    await until('the log line', () => written.join('').includes('failed to compute a gate'));
    expect(written.join('')).toContain('stored document does not match its schema');
    await until('the event', () => heard.of(user, physioProfileChanged).length === 1);
    const text = written.join('');
    for (const secret of ['canary-words', 'knee', 'limp', user.userId]) expect(text, secret).not.toContain(secret);
    const { body } = await bed.app.inject('/metrics');
    for (const secret of ['canary-words', 'knee', user.userId]) expect(body, secret).not.toContain(secret);
  });
});
