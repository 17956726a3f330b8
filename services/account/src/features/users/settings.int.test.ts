import { userChanged } from '@stridewell/contracts/events/events';
import { CREDENTIAL_MESSAGES, PATHS, type Profile } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import { givenRunner, newEmail, type SignedInRunner } from '../../testing/fixtures.ts';
import { listenTo } from '../../testing/listener.ts';

const { app, scope } = await useAccount();
const listener = await listenTo(scope, userChanged);
afterAll(() => listener.close());

const change = ({ headers }: Pick<SignedInRunner, 'headers'>, payload: object) =>
  app.inject({ method: 'PATCH', url: PATHS.profile, payload, headers });
const profileOf = async ({ headers }: SignedInRunner): Promise<Profile> =>
  (await app.inject({ url: PATHS.profile, headers })).json();

describe('PATCH /api/profile', () => {
  it('START-02 defaults to kilometres and English, and changes each setting without affecting the others', async () => {
    const runner = await givenRunner(app, newEmail(), { name: 'Kari', timezone: 'Asia/Tokyo' });
    expect(await profileOf(runner)).toMatchObject({
      units: 'km',
      language: 'en',
      name: 'Kari',
      timezone: 'Asia/Tokyo',
    });
    for (const [body, expected] of [
      [{ units: 'mi' }, { units: 'mi', language: 'en', name: 'Kari' }],
      [{ language: 'nb' }, { units: 'mi', language: 'nb', name: 'Kari' }],
      [{ name: '  Kari Nordmann ' }, { units: 'mi', language: 'nb', name: 'Kari Nordmann' }],
      [
        { name: null, units: 'km', timezone: 'europe/oslo' },
        { units: 'km', language: 'nb', name: null, timezone: 'Europe/Oslo' },
      ],
    ] as const) {
      expect((await change(runner, body)).json()).toMatchObject(expected);
      expect(await profileOf(runner)).toMatchObject(expected);
    }
  });

  it('START-02 publishes the units and the language, but not the name', async () => {
    const runner = await givenRunner(app);
    const ofRunner = () => listener.events.filter(({ subject }) => subject === runner.user.id);
    await change(runner, { units: 'mi', language: 'nb', name: 'Secret Name' });
    const event = await until('the event', () => ofRunner().find(({ data }) => data.rev === 2));
    expect(event.data).toMatchObject({ units: 'mi', language: 'nb', timezone: 'Europe/Oslo', tzv: 1 });
    expect(JSON.stringify(ofRunner())).not.toContain('Secret');
    expect(ofRunner()[0]?.data).not.toHaveProperty('units');
  });

  it.each([
    ['no setting', {}, '', CREDENTIAL_MESSAGES.nothingToChange],
    ['unknown units', { units: 'miles' }, 'units', 'Invalid input'],
    ['an unknown language', { language: 'sv' }, 'language', 'Invalid input'],
    ['a blank name', { name: '  ' }, 'name', CREDENTIAL_MESSAGES.name],
    ['a long name', { name: 'x'.repeat(101) }, 'name', 'Please use at most 100 characters'],
    ['null as units', { units: null }, 'units', 'Invalid input'],
    ['an unknown field', { units: 'mi', email: 'x@example.com' }, 'email', "Unknown field 'email'"],
  ])('START-02 rejects %s with 400 and changes nothing', async (_what, body, path, message) => {
    const runner = await givenRunner(app);
    const before = await profileOf(runner);
    const answer = await change(runner, body);
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path, message }]]);
    expect(await profileOf(runner)).toEqual(before);
  });

  it('START-02 returns 401 without a session', async () => {
    expect((await app.inject({ method: 'PATCH', url: PATHS.profile, payload: { units: 'mi' } })).statusCode).toBe(401);
  });
});
