import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems, expectVisible, heading, sharedBrowser } from './browser.ts';
import { visitSignedIn } from './runners.ts';
import { changePageData, SEND_LABEL, withoutRemote } from './steps.ts';

const browser = sharedBrowser();

const DOWN = 'Daily check-in is not available right now';

/** Expects that the shell's own screens still work, without a reload. */
const expectShellWorks = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Stridewell' }).click();
  await expectVisible(heading(page, /, Ingrid$/), page.getByText('How are you today?'));
  await page.getByRole('link', { name: /^Your profile/ }).click();
  await expectVisible(heading(page, 'Profile'));
};

describe('remote that cannot be loaded', () => {
  test.each([
    ['when the list of remotes cannot be loaded', '**/remotes.json'],
    ['when its manifest cannot be loaded', '**/mf-manifest.json'],
    ['when its entry file cannot be loaded', '**/remoteEntry*.js'],
    ['when one of its other files cannot be loaded', '**/remotes/wellness/*/assets/*.js'],
  ])('shows an error card %s and loads on a retry', async (_what, files) => {
    const { context, page } = await visitSignedIn(browser());
    // Without the list in the page, the shell requests it.
    await changePageData(page, null);
    await page.route(files, (route) => route.abort());
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/));
    await page.evaluate('window.opened = true');
    await page.getByRole('link', { name: 'Start check-in' }).click();
    await expectVisible(page.getByRole('alert').getByText(DOWN));
    await expectShellWorks(page);
    await page.goBack();
    await page.goBack();
    await expectVisible(page.getByRole('alert').getByText(DOWN));
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    expect(await page.evaluate('window.opened')).toBe(true);
    await context.close();
  });
});

describe('path without a remote', () => {
  test('shows a "not available" card when the remote for the path is not deployed', async () => {
    const visited = await visitSignedIn(browser());
    const { page } = visited;
    await withoutRemote(page, 'physio');
    await page.goto('/physio-coach');
    await expectVisible(page.getByText('Physio Coach is not available right now'));
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await expectVisible(heading(page, /, Ingrid$/));
    expectNoProblems(visited);
    await visited.context.close();
  });

  test.each(['/nowhere', '/check-in/deeper/than/there/is', '/stats-of-old'])(
    'SHELL-12 SHELL-13 shows the not-found page for %s',
    async (path) => {
      const visited = await visitSignedIn(browser());
      const { page } = visited;
      await page.goto(path);
      await expectVisible(
        heading(page, 'This page is not here'),
        page.getByText('Did you forget to add the page to the router?'),
      );
      expectNoProblems(visited);
      await visited.context.close();
    },
  );
});
