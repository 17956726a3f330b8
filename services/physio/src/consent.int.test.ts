import { PATHS } from '@stridewell/contracts/web';
import { unstoredId } from '@stridewell/holds/unstored-card';
import { until } from '@stridewell/kit/testing/until';
import { callWithoutConsent, publishConsent } from '@stridewell/kit/testing/without-consent';
import { cardOf } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { givenProfile } from './testing/fixtures.ts';
import { usePhysioBed } from './testing/physio-bed.ts';

const CARD = { purpose: 'ask', spec: cardOf('C4'), language: 'en', holds: false } as const;

const bed = usePhysioBed();

/** Valid request bodies. They are needed because some routes validate the body before they check the consent. */
const BODIES = {
  'POST /api/physio/chat': { message: 'Is my pain normal?' },
  'POST /api/physio/chat/card': { cardId: unstoredId(CARD), answers: ['none'] },
};

describe('physio service without consent to health data', () => {
  it.each([
    ['AUTH-51', 'who withdrew consent', false],
    ['SECU-601', 'who was never asked for consent', true],
  ])('%s refuses to store health data for a runner %s', async (_id, _case, neverAsked) => {
    const { refused, allowed } = await callWithoutConsent(bed.app, bed.signer, { neverAsked, bodies: BODIES });
    // `DELETE /chat/clear` only deletes data. `POST /triage` evaluates warning signs for every runner and stores
    // nothing without consent.
    expect(allowed).toEqual(['DELETE /api/physio/chat/clear', 'POST /api/physio/triage']);
    expect(refused).toEqual([
      'POST /api/physio/chat',
      'POST /api/physio/chat/card',
      'POST /api/physio/chat/confirm',
      'POST /api/physio/chat/draft',
      'POST /api/physio/chat/undo',
      'POST /api/physio/checkin',
      'POST /api/physio/injuries',
      'POST /api/physio/injuries/{id}/healed',
      'POST /api/physio/logs',
      'POST /api/physio/profile',
      'POST /api/physio/profile/resolve',
      'POST /api/physio/questionnaires',
      'POST /api/physio/quick-action',
      'POST /api/physio/tests',
      'PUT /api/physio/choices',
      'PUT /api/physio/injuries/{id}',
      'PUT /api/physio/profile',
      'PUT /api/physio/sessions/{id}',
      'PUT /api/physio/sessions/{id}/hour-later',
    ]);
  });

  it('SECU-3412 stores no gate after a read once consent is withdrawn, and follows again after it is renewed', async () => {
    const user = await bed.user();
    await givenProfile(bed, user);
    const gates = () => bed.database.collection('physio_gates');
    const gate = () => gates().findOne({ userId: user.userId }, { projection: { outbox: 0 } });
    await publishConsent(bed.signer, user, false);
    await until('the refusal', async () => (await bed.call(user, 'PUT', PATHS.physioChoices, {})).statusCode === 403);
    await gates().updateOne({ userId: user.userId }, { $set: { level: 'clear' } });
    const before = await gate();
    for (const path of [PATHS.physioToday, PATHS.physioPlan])
      expect((await bed.call(user, 'GET', path)).statusCode).toBe(200);
    expect(await gate()).toEqual(before);
    await publishConsent(bed.signer, user, true, 2);
    await until('the gate of the renewed consent', async () => (await gate())?.level === 'walk');
  });

  it('returns the stored exercise logs after consent is withdrawn', async () => {
    const user = await bed.user();
    const log = () => bed.call(user, 'POST', PATHS.physioLogs, { planned: 'Calf raises', status: 'done' });
    expect((await log()).statusCode).toBe(200);
    await publishConsent(bed.signer, user, false);
    await until('the refusal', async () => (await log()).statusCode === 403);
    const logs = await bed.call(user, 'GET', PATHS.physioLogs);
    expect([logs.statusCode, logs.json()]).toEqual([200, [expect.objectContaining({ planned: 'Calf raises' })]]);
  });
});
