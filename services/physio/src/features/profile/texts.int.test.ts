import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALF, givenProfile, PROFILE } from '../../testing/fixtures.ts';
import { usePhysioBed } from '../../testing/physio-bed.ts';

const EMERGENCY = 'Numb between my legs since yesterday';
const ASKED = 'blacked out once at school, years ago';
const bed = usePhysioBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow('2026-11-20T10:00:00Z');
  user = await bed.user();
});

const holdOf = async (): Promise<SafetyStatus['hold']> =>
  ((await bed.call(user, 'GET', PATHS.physioSafety)).json() as SafetyStatus).hold;
const log = (reason: string, change: object = {}) =>
  bed.call(user, 'POST', PATHS.physioLogs, { planned: 'Wall sit', status: 'skipped', reason, ...change });

describe('LANG-76 safety check of the physio profile texts', () => {
  it.each(['painHistory', 'mdDiagnosisText', 'restrictionsMeds'] as const)(
    'stores %s and opens a hold of the matching category when the safety check blocks the text',
    async (field) => {
      expect(await givenProfile(bed, user, { ...PROFILE, [field]: EMERGENCY })).toMatchObject({ [field]: EMERGENCY });
      expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
    },
  );

  it('opens a question card when the safety check requires one, and rechecks a text only after a change', async () => {
    await givenProfile(bed, user, { ...PROFILE, painHistory: ASKED });
    const hold = await holdOf();
    expect(hold).toMatchObject({ tier: 'card', card: { kind: 'C1' } });
    await bed.call(user, 'POST', `${PATHS.physioChat}/card`, { cardId: hold?.card?.id, answers: ['none'] });
    expect(await holdOf()).toBeNull();
    await bed.call(user, 'PUT', PATHS.physioProfile, { ...PROFILE, painHistory: ASKED, onset: 'sudden' });
    expect(await holdOf()).toBeNull();
    await bed.call(user, 'PUT', PATHS.physioProfile, { ...PROFILE, painHistory: EMERGENCY });
    expect(await holdOf()).toMatchObject({ tier: 'emergency' });
  });

  it('opens a hold for a text about the second injury, and none for an unchanged one', async () => {
    await givenProfile(bed, user);
    const add = await bed.call(user, 'POST', PATHS.physioInjuries, {
      ...CALF,
      painHistory: 'Sore below the kneecap on the stairs since October',
    });
    expect(await holdOf()).toBeNull();
    const body = { ...CALF, painHistory: EMERGENCY };
    await bed.call(user, 'PUT', `${PATHS.physioInjuries}/${add.json().id}`, body);
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
  });

  it('opens no hold for an ordinary injury text', async () => {
    await givenProfile(bed, user, { ...PROFILE, painHistory: 'Sore below the kneecap on the stairs since October' });
    expect(await holdOf()).toBeNull();
  });

  it('opens no hold when the profile is rejected with 409', async () => {
    await givenProfile(bed, user);
    const again = await bed.call(user, 'POST', PATHS.physioProfile, { ...PROFILE, painHistory: EMERGENCY });
    expect([again.statusCode, await holdOf()]).toEqual([409, null]);
  });
});

describe('LANG-77 safety check of the reason for not doing an exercise', () => {
  it('opens one hold of the matching category when the safety check blocks the reason', async () => {
    expect((await log(EMERGENCY)).statusCode).toBe(200);
    await log(EMERGENCY);
    expect(await holdOf()).toMatchObject({ tier: 'emergency' });
    expect((await bed.database.collection('safety_holds').findOne({ userId: user.userId }))?.holds).toHaveLength(1);
  });

  it('does not check an unchanged reason after its hold has ended', async () => {
    await log(EMERGENCY);
    const holds = bed.database.collection('safety_holds');
    await holds.updateOne({ userId: user.userId }, { $set: { 'holds.$[].ended': 'cleared' } });
    await log(EMERGENCY);
    expect([await holdOf(), (await holds.findOne({ userId: user.userId }))?.holds.length]).toEqual([null, 1]);
  });

  it('opens no hold for ordinary reasons or when the log is rejected', async () => {
    await log('tired after work');
    expect((await log(EMERGENCY, { date: '2026-11-01' })).statusCode).toBe(400);
    expect(await holdOf()).toBeNull();
  });
});
