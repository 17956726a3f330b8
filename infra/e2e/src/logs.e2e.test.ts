import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDEMPOTENCY_HEADER, PATHS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectVisible, sharedBrowser, visit } from './browser.ts';
import { type OwnStack, startOwnStack } from './own-stack.ts';
import { newRunner, openTokenSession } from './runners.ts';
import {
  historyEntries,
  loginFailure,
  logOut,
  openDayQuestions,
  registerThroughForm,
  scoreCard,
  sendCheckin,
  signInThroughForm,
  toast,
} from './steps.ts';

let stack: OwnStack;
beforeAll(async () => {
  stack = await startOwnStack({ env: { LOG_LEVEL: 'debug' } });
});
afterAll(async () => {
  await stack?.end();
});
const browser = sharedBrowser();

/** The name and the content of each of the stack's log files. */
const readLogs = (): [string, string][] => {
  const folder = join(stack.dataDir, 'logs');
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
};

test('writes no runner’s input, identity or credentials to any log, even at debug level', async () => {
  const runner = newRunner({ name: 'Canaryname Solberg', password: 'Canarypass4Life' });
  const wrong = 'Canarywrong4Life';
  const origin = stack.urls.gateway;
  const { context, page } = await visit(browser(), { baseURL: origin });
  await registerThroughForm(page, runner);
  await expectVisible(toast(page, 'Registration successful!'));
  await page.goto('/check-in');
  await (await openDayQuestions(page)).fill('Canarynote, chest pain since Canaryday');
  await sendCheckin(page);
  await expectVisible(scoreCard(page), page.getByText('Please read this first'));
  await page.goto('/history');
  await expectVisible(historyEntries(page).first());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expectVisible(toast(page, 'Export successful'));
  const cookies = await context.cookies();
  const token = await openTokenSession(origin, runner);
  const knee = { primaryArea: 'knee', onset: 'gradual', painHistory: 'Canaryhistory', restrictionsMeds: 'Canarymeds' };
  for (const [path, data] of [
    [PATHS.physioProfile, knee],
    [PATHS.physioLogs, { planned: 'Canaryplanned', status: 'skipped', reason: 'Canaryreason' }],
    [PATHS.physioInjuries, { area: 'calf', onset: 'sudden', painHistory: 'Canarysecond' }],
    [PATHS.physioChat, { message: 'Canarychat, does my pain matter?' }],
  ] as const)
    expect((await context.request.post(path, { data })).status(), path).toBe(200);
  // Logs are most likely to contain the input when a request is rejected.
  await context.request.post(PATHS.checkin, { data: { notes: 'Canaryrefused', sleep: 'Canarysleep' } });
  await context.request.post(PATHS.physioCheckin, { data: { pain: 'Canarypain', trend: 'Canarytrend' } });
  await context.request.post(PATHS.physioTests, { data: { testId: 'Canarytest', value: 'Canaryvalue' } });
  await context.request.put(`${PATHS.physioSessions}/Canarysession`, { data: { painStop: 'Canarystop' } });
  await context.request.post(PATHS.checkin, {
    data: '{"notes":"Canarybroken',
    headers: { 'content-type': 'application/json' },
  });
  await context.request.post(PATHS.checkin, {
    data: {},
    headers: { [IDEMPOTENCY_HEADER]: `Canarykey${'x'.repeat(300)}` },
  });
  await context.request.get(`${PATHS.history}?from=Canaryquery`);
  await context.request.get(PATHS.profile, { headers: { authorization: `Bearer ${token}Canarytoken` } });
  await logOut(page);
  await expectVisible(toast(page, 'Logged out'));
  await signInThroughForm(page, { ...runner, password: wrong });
  await expectVisible(loginFailure(page));
  await context.close();
  await stack.stop();

  const secrets = [runner.email, runner.email.split('@')[0] ?? '', token, ...cookies.map(({ value }) => value)];
  const logs = readLogs();
  expect(logs.map(([name]) => name)).toEqual(
    expect.arrayContaining(['gateway.log', 'account.log', 'wellness.log', 'physio.log']),
  );
  for (const [name, text] of logs)
    if (/gateway|account|wellness|physio/.test(name)) expect(text, name).toContain('stopping');
  for (const [name, text] of logs) {
    expect(text.toLowerCase(), name).not.toContain('canary');
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
  }
});
