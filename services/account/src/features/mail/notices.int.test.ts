import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import { until } from '@stridewell/kit/testing/until';
import { afterAll, describe, expect, it } from 'vitest';
import { useAccount } from '../../testing/account-bed.ts';
import {
  givenCode,
  givenCodeSession,
  givenRunner,
  newEmail,
  PASSWORD,
  post,
  type SignedInRunner,
} from '../../testing/fixtures.ts';
import { openBus } from '../../testing/listener.ts';
import { mailsTo } from '../../testing/mail.ts';
import { createParticipants } from '../../testing/participants.ts';

const { app, config, scope } = await useAccount();
const bus = await openBus(scope);
createParticipants(bus);
afterAll(() => bus.close());

const subjectsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(config, email))
    .map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '')
    .filter((subject) => !/^\d{6} /.test(subject));
/** Waits for the first notice with a subject and returns its text. */
const noticeTo = (email: string, subject: string): Promise<string> =>
  until(`the notice "${subject}"`, async () =>
    (await mailsTo(config, email)).find((mail) => mail.includes(`Subject: ${subject}`)),
  );
const setPassword = async ({ headers }: SignedInRunner): Promise<SignedInRunner['headers']> => {
  const body = { password: PASSWORD, confirmPassword: PASSWORD };
  const { token } = (await post(app, PATHS.password, body, headers)).json();
  return { authorization: `Bearer ${token}` };
};
const login = (email: string, cookies = {}) =>
  app.inject({
    ...{ method: 'POST', url: PATHS.login, payload: { email, password: PASSWORD }, cookies },
    headers: { [EMBED_HEADER]: '1' },
  });

describe('notices to an account owner', () => {
  it('SECU-3452 are sent when a password is set, without a link and without data', async () => {
    const runner = await givenCodeSession(app, config);
    await setPassword(runner);
    const mail = await noticeTo(runner.email, 'Your Stridewell password was set');
    expect(mail).not.toMatch(/https?:|href/);
    expect(mail).toContain('If it was not you');
    expect(await subjectsTo(runner.email)).toEqual(['Your Stridewell password was set']);
  });

  it('SECU-3452 are sent when the first code sign-in removes a password, in the language of the account', async () => {
    const email = newEmail();
    const before = await givenRunner(app, email);
    await app.inject({ method: 'PATCH', url: PATHS.profile, payload: { language: 'nb' }, headers: before.headers });
    await givenCodeSession(app, config, { email });
    await noticeTo(email, 'Passordet ditt i Stridewell er fjernet');
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('SECU-3452 are sent at the first sign-in of an unknown device, but not again and not after a registration', async () => {
    const runner = await givenCodeSession(app, config);
    await setPassword(runner);
    await noticeTo(runner.email, 'Your Stridewell password was set');
    const first = await login(runner.email);
    await noticeTo(runner.email, 'A new device signed in to Stridewell');
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    const again = await login(runner.email, cookies);
    expect(again.statusCode).toBe(200);
    // The next notice shows that none was sent for the known device before it.
    await app.inject({ url: PATHS.exportAll, headers: { authorization: `Bearer ${again.json().token}` } });
    await noticeTo(runner.email, 'Your Stridewell data was downloaded');
    expect((await subjectsTo(runner.email)).toSorted()).toEqual([
      'A new device signed in to Stridewell',
      'Your Stridewell data was downloaded',
      'Your Stridewell password was set',
    ]);
  });

  it('SECU-3452 are sent when all data is erased, and deleted with the account', async () => {
    const runner = await givenCodeSession(app, config);
    const { headers } = runner;
    expect((await app.inject({ method: 'DELETE', url: PATHS.deleteAll, headers })).statusCode).toBe(200);
    await noticeTo(runner.email, 'Your Stridewell data is being deleted');
    expect((await app.inject({ method: 'DELETE', url: PATHS.deleteMe, headers })).json().status).toBe('complete');
    expect(await mailsTo(config, runner.email)).toEqual([]);
  });

  it('SECU-3452 are not sent to an unverified email, which may be a stranger’s', async () => {
    const { email } = await givenRunner(app);
    for (let count = 0; count < 3; count += 1) expect((await login(email)).statusCode).toBe(200);
    await givenCode(app, config, email);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('SECU-3452 are sent at most ten times per kind and day', async () => {
    const runner = await givenCodeSession(app, config);
    await setPassword(runner);
    for (let count = 0; count < 12; count += 1) expect((await login(runner.email)).statusCode).toBe(200);
    const withheld = async () => /^mails_total\{outcome="withheld".*\} 2$/m.test((await app.inject('/metrics')).body);
    await until('the withheld notices', withheld);
    const devices = (await subjectsTo(runner.email)).filter((subject) => subject.includes('device'));
    expect(devices).toHaveLength(10);
  });
});
