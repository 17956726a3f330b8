import { physioProfileChanged } from '@stridewell/contracts/events/events';
import { PATHS } from '@stridewell/contracts/web';
import { captureLog } from '@stridewell/kit/testing/capture-log';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { checkIn, givenProfile, PROFILE, SORE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const log = captureLog();
afterAll(log.restore);
const bed = usePhysioBed({
  events: [physioProfileChanged],
  logLevel: 'debug',
  readChecks: { ratio: 1, strict: false },
});

describe('gate update when the rules throw on the stored data', () => {
  it('does not block writes or events, and logs the error without personal data', async () => {
    const user = await bed.user();
    await givenProfile(bed, user, { ...PROFILE, painHistory: 'canary-words', restrictionsMeds: 'canary-words' });
    await checkIn(bed, user, { ...SORE, limp: true });
    await bed.database.collection('physio_checkins').updateOne({ userId: user.userId }, { $set: { answers: null } });

    const saved = await bed.call(user, 'POST', PATHS.physioLogs, { planned: 'canary-words', status: 'done' });
    expect(saved.statusCode).toBe(200);
    await until('the log line', () => log.text().includes('failed to compute a gate'));
    expect(log.text()).toContain('stored document does not match its schema');
    await until('the event', () => bed.events.of(user, physioProfileChanged).length === 1);
    const text = log.text();
    for (const secret of ['canary-words', 'knee', 'limp', user.userId]) expect(text, secret).not.toContain(secret);
    const { body } = await bed.app.inject('/metrics');
    for (const secret of ['canary-words', 'knee', user.userId]) expect(body, secret).not.toContain(secret);
  });
});
