import { PATHS, type SafetyStatus } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { PROFILE } from '../../testing/fixtures.ts';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const EMERGENCY = 'Crushing chest pain on every hill since Monday';
const ASKED = 'blacked out once at school, years ago';
const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  bed.setNow('2026-11-18T10:00:00Z');
  user = await bed.user();
});

const save = (injuries: string | null, change: object = {}) =>
  bed.call(user, 'POST', PATHS.coachProfile, { ...PROFILE, ...change, injuries });
const holdOf = async (who = user): Promise<SafetyStatus['hold']> =>
  ((await bed.call(who, 'GET', PATHS.coachSafety)).json() as SafetyStatus).hold;
const holdCount = async () =>
  (await bed.database.collection('safety_holds').findOne({ userId: user.userId }))?.holds.length ?? 0;

describe('LANG-75 safety check of the training profile texts', () => {
  it('opens a hold for the runner and stores the injuries text when the safety check blocks the text', async () => {
    const other = await bed.user();
    expect((await save(EMERGENCY)).json()).toMatchObject({ injuries: EMERGENCY });
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesDay: true, closesTraining: true });
    expect(await holdOf(other)).toBeNull();
  });

  it('LANG-351 returns the card and the text of a hold in the language of the page', async () => {
    const readIn = async (language: string) =>
      ((await bed.call(user, 'GET', `${PATHS.coachSafety}?language=${language}`)).json() as SafetyStatus).hold;
    await save(ASKED);
    const [en, nb] = [await readIn('en'), await readIn('nb')];
    expect([en?.card?.language, nb?.card?.language]).toEqual(['en', 'nb']);
    expect(nb?.text).not.toBe(en?.text);
    expect(nb?.card?.options.map(({ code }) => code)).toEqual(en?.card?.options.map(({ code }) => code));
    expect(nb?.card?.options[0]?.label).not.toBe(en?.card?.options[0]?.label);
    expect((await bed.call(user, 'GET', `${PATHS.coachSafety}?language=de`)).statusCode).toBe(400);
  });

  it('opens a card hold when the safety check requires a question about the injuries text', async () => {
    await save(ASKED);
    expect(await holdOf()).toMatchObject({ tier: 'card', closesDay: false, card: { kind: 'C1' } });
  });

  it.each(['', 'Plantar fasciitis, left, since May', 'Old ACL tear in 2015, operated and cleared'])(
    'opens no hold for "%s"',
    async (injuries) => {
      await save(injuries);
      expect(await holdOf()).toBeNull();
    },
  );

  it('also checks the free text of the threshold pace', async () => {
    await save(null, { thresholdPace: '4:30 min/km' });
    expect(await holdOf()).toBeNull();
    await save(null, { thresholdPace: EMERGENCY });
    expect(await holdOf()).toMatchObject({ tier: 'emergency', closesTraining: true });
  });

  it('does not recheck an unchanged text', async () => {
    await save(EMERGENCY);
    await bed.database
      .collection('safety_holds')
      .updateOne({ userId: user.userId }, { $set: { 'holds.$[].ended': 'cleared' } });
    expect((await save(EMERGENCY, { weeklyHours: 6 })).statusCode).toBe(200);
    expect([await holdOf(), await holdCount()]).toEqual([null, 1]);
  });

  it('opens no hold when the profile is rejected', async () => {
    expect((await save(EMERGENCY, { daysAvailable: 'whenever' })).statusCode).toBe(400);
    expect((await save(EMERGENCY.repeat(100))).statusCode).toBe(400);
    expect(await holdOf()).toBeNull();
  });
});
