import { PATHS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectNoProblems, expectVisible, heading, sharedBrowser } from './browser.ts';
import { readE2eConfig } from './config.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';

let edgeWithoutChat: OwnStack;
beforeAll(async () => {
  edgeWithoutChat = await startOwnGateway({ COACH_CHAT: 'off' });
});
afterAll(async () => {
  await edgeWithoutChat?.end();
});
const browser = sharedBrowser();

const PROFILE = 'Your Training Profile';
/** Returns the remotes, with their builds, that a gateway serves. */
const builds = async (origin: string): Promise<unknown> => (await fetch(`${origin}/remotes.json`)).json();

describe('run-time flag coachChat', () => {
  test('SHELL-02 RUN-34 RUN-35 RUN-36 disables /coach but not the dashboard when it is off', async () => {
    const visited = await visitSignedIn(browser(), { baseURL: edgeWithoutChat.urls.gateway });
    const { page, requests } = visited;
    await page.goto('/coach');
    await expectVisible(
      heading(page, 'Running Coach'),
      page.getByText('Coach Chat Not Available', { exact: true }),
      page.getByText('This feature is currently disabled', { exact: true }),
    );
    expect(requests).toContain(`GET ${PATHS.coachProfile}`);
    expect(await page.getByRole('region', { name: PROFILE }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
    await expectVisible(page.getByRole('tab', { name: 'AI Coach' }), heading(page, 'Running Coach'));
    expect(new URL(page.url()).pathname).toBe('/running');
    expectNoProblems(visited);
    await visited.context.close();
  });

  test('SHELL-11 RUN-35 shows the older layout on /coach when it is on, without a rebuild', async () => {
    const visited = await visitSignedIn(browser());
    const { page } = visited;
    await page.goto('/coach');
    await expectVisible(page.getByRole('region', { name: PROFILE }));
    expect(await page.getByText('Coach Chat Not Available').count()).toBe(0);
    expectNoProblems(visited);
    await visited.context.close();
    expect(await builds(readE2eConfig().origin)).toEqual(await builds(edgeWithoutChat.urls.gateway));
  });
});
