import { PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount, useOtherService } from '../../testing/account-bed.ts';
import { changeAddress, givenVerified, noticeTo, restore } from '../../testing/email-changes.ts';
import {
  givenCodeSession,
  givenRunner,
  newAddress,
  PASSWORD,
  post,
  registration,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { openStore } from '../../testing/store.ts';

// Requests to delete an account do not wait for the other services, which this test does not start.
const { app, config, scope } = await useAccount({ erasure: { waitMs: 0, secondRoundMs: 60_000, outsideModel: null } });
const toy = await useOtherService(scope);
const store = await openStore(config);
afterAll(() => store.close());

const statusOf = async ({ headers }: Pick<SignedInRunner, 'headers'>): Promise<number> =>
  (await app.inject({ url: PATHS.profile, headers })).statusCode;
const elsewhere = async ({ headers }: SignedInRunner): Promise<number> =>
  (await toy.app.inject({ method: 'POST', url: '/api/things', payload: { name: 'x' }, headers })).statusCode;
const isErased = (userId: string): Promise<boolean> =>
  until('the erasure', async () => {
    const kept = await store.collection('users').countDocuments({ userId });
    const asked = await store.collection('erasures').countDocuments({ userId, scope: 'account' });
    return kept === 0 && asked > 0;
  });

/** A runner whose address was changed by somebody else, and the token in the notice. */
const givenChanged = async (): Promise<{ runner: SignedInRunner; token: string }> => {
  const runner = await givenVerified(app, config);
  await changeAddress(app, config, runner);
  return { runner, token: (await noticeTo(config, runner.email)).token };
};

describe('SECU-3422 account that has taken the previous address but never verified it', () => {
  it('loses the address when it is restored, is signed out everywhere and is erased', async () => {
    const { runner, token } = await givenChanged();
    const squatter = await givenRunner(app, runner.email);
    expect(await elsewhere(squatter)).toBe(200);
    const answer = await restore(app, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, email: runner.email }]);
    await isErased(squatter.user.id);
    await until('the end of its session', async () => (await elsewhere(squatter)) === 401);
    expect(await statusOf(squatter)).toBe(401);
    const signIn = await post(app, PATHS.login, { email: runner.email, password: PASSWORD });
    expect(signIn.statusCode).toBe(401);
    const own = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(own.user.id).toBe(runner.user.id);
    // The link works once, and the owner's account is not erased.
    expect((await restore(app, token)).statusCode).toBe(404);
    expect(await statusOf(own)).toBe(200);
  });

  it('cannot lock the owner out by registering the address repeatedly', async () => {
    const { runner, token } = await givenChanged();
    let isOver = false;
    const made: string[] = [];
    const register = async (): Promise<void> => {
      while (!isOver) {
        const answer = await app.inject({
          method: 'POST',
          url: PATHS.register,
          payload: registration(runner.email),
          remoteAddress: newAddress(),
        });
        // 401 when the account lost the address between its creation and its first session.
        expect([200, 401, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 200) made.push(answer.json().user.id);
      }
    };
    const attack = [register(), register(), register()];
    await until('a registration', async () => made.length > 0);
    const answer = await restore(app, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, email: runner.email }]);
    isOver = true;
    await Promise.all(attack);
    for (const userId of made) await isErased(userId);
    const own = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(own.user.id).toBe(runner.user.id);
  });

  it('keeps the address when the link is unknown, malformed or already used', async () => {
    const { runner, token } = await givenChanged();
    expect((await restore(app, token)).statusCode).toBe(200);
    const other = await givenRunner(app);
    const statuses = [(await restore(app, 'x'.repeat(43))).statusCode, (await restore(app, 'short')).statusCode];
    expect([...statuses, (await restore(app, token)).statusCode]).toEqual([404, 400, 404]);
    expect([await statusOf(other), await statusOf(runner)]).toEqual([200, 401]);
  });

  it('keeps the address when its owner verifies it before the link is opened', async () => {
    const { runner, token } = await givenChanged();
    const made = await givenRunner(app, runner.email);
    const owner = await givenCodeSession(app, config, { email: runner.email, sent: 1 });
    expect(owner.user.id).toBe(made.user.id);
    expect((await restore(app, token)).statusCode).toBe(409);
    expect(await statusOf(owner)).toBe(200);
  });
});
