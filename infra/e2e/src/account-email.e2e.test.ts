import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { openProfile, waitForCode } from './account-steps.ts';
import {
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  sharedBrowser,
  visit,
} from './browser.ts';
import { waitForMailPart } from './mail.ts';
import { newRunner, visitSignedIn } from './runners.ts';
import { toast } from './steps.ts';

const browser = sharedBrowser();

describe('START-03 change of the email address on the profile', () => {
  test('START-02 asks for the password and for the code from the new address, in the runner’s language', async () => {
    const visited = await visitSignedIn(browser(), { viewport: PHONE });
    const { page, context, runner } = visited;
    const { email } = newRunner();
    await openProfile(page);
    await page.getByText('Norsk', { exact: true }).click();
    await page.getByRole('button', { name: 'Endre e-post' }).click();
    await page.getByLabel('Ny e-postadresse').fill(email);
    await page.getByLabel('Passordet ditt', { exact: true }).fill(runner.password);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send kode til ny adresse' }).click();
    // The form submits itself at the last digit.
    await page.getByLabel('Kode fra den nye adressen').fill(await waitForCode(email));
    await expectVisible(toast(page, 'E-postadressen er endret', `Nå logger du inn med ${email}.`, 'success'));
    const signIn = await context.request.post(PATHS.login, { data: { email, password: runner.password } });
    expect(signIn.status()).toBe(200);
    expectNoProblems(visited);
    await context.close();
  });

  test('START-05 the link in the notice to the previous address restores it and ends the session that changed it', async () => {
    const visited = await visit(browser(), { viewport: PHONE });
    const { page, context } = visited;
    const [own, other] = [newRunner().email, newRunner().email];
    // Changes the address through the API with this session, as a person who has stolen it would.
    await context.request.post(PATHS.requestOtp, { data: { email: own } });
    await context.request.post(PATHS.verifyOtp, { data: { email: own, code: await waitForCode(own) } });
    await context.request.post(PATHS.requestOtp, { data: { email: own } });
    const proof = { email: other, code: await waitForCode(own, 2) };
    const started = await context.request.post(PATHS.emailChanges, { data: proof });
    const confirmation = { email: other, code: await waitForCode(other) };
    const { changeId } = await started.json();
    await context.request.post(`${PATHS.emailChanges}/${changeId}/confirm`, { data: confirmation });
    // The owner opens the link in another browser.
    const owner = await visit(browser(), { viewport: PHONE });
    await owner.page.goto(await waitForMailPart(own, /\/restore-email#[\w-]{43}/));
    await expectVisible(heading(owner.page, 'Get your address back'));
    await expectAccessible(owner.page);
    await expectNoSidewaysScroll(owner.page);
    await owner.page.getByRole('button', { name: 'Restore my address' }).click();
    await expectVisible(
      heading(owner.page, 'Your address is back'),
      owner.page.getByText(`You sign in with ${own} again`),
    );
    await expectAccessible(owner.page);
    await owner.page.getByRole('button', { name: 'Go to sign-in' }).click();
    await expectVisible(owner.page.getByRole('button', { name: 'Email me a 6-digit code' }));
    await eventually(async () => (await context.request.get(PATHS.profile)).status()).toBe(401);
    expectNoProblems(owner);
    await page.close();
    await Promise.all([context.close(), owner.context.close()]);
  });
});
