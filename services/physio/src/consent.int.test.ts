import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { askWithoutConsent, tellConsent } from '@stridewell/kit/testing/without-consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhysioBed, type PhysioBed } from './testing/physio.ts';

let bed: PhysioBed;
beforeAll(async () => {
  bed = await createPhysioBed();
});
afterAll(() => bed.close());

describe('a runner who took the consent to storing health data back', () => {
  it('AUTH-51 is refused every call that stores something new of their health', async () => {
    const { refused, allowed } = await askWithoutConsent(bed.app, bed.signer);
    // Takes away.
    expect(allowed).toEqual(['DELETE /api/physio/chat/clear']);
    expect(refused).toEqual([
      'POST /api/physio/chat',
      'POST /api/physio/chat/card',
      'POST /api/physio/chat/draft',
      'POST /api/physio/checkin',
      'POST /api/physio/logs',
      'POST /api/physio/profile',
      'POST /api/physio/profile/resolve',
      'POST /api/physio/quick-action',
      'POST /api/physio/triage',
      'PUT /api/physio/profile',
    ]);
  });

  it('still reads what is stored', async () => {
    const user = await bed.user();
    const log = () => bed.call(user, 'POST', PATHS.physioLogs, { planned: 'Calf raises', status: 'done' });
    expect((await log()).statusCode).toBe(200);
    await tellConsent(bed.signer, user, false);
    await until('the refusal', async () => (await log()).statusCode === 403);
    const logs = await bed.call(user, 'GET', PATHS.physioLogs);
    expect([logs.statusCode, logs.json()]).toEqual([200, [expect.objectContaining({ planned: 'Calf raises' })]]);
  });
});
