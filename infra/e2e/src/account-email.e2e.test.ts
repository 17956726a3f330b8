import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { openProfile, waitForCode } from './account-steps.ts';
import {
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  PHONE,
  sharedBrowser,
} from './browser.ts';
import { newRunner, visitSignedIn } from './runners.ts';
import { toast } from './steps.ts';

const browser = sharedBrowser();

describe('START-03 change of the email address on the profile', () => {
  test('START-02 asks for the password and for the code from the new address, in the language of the runner', async () => {
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
});
