import { PATHS } from '@stridewell/contracts/web';
import { NO_SIGNS } from '@stridewell/physio/testing/fixtures';
import { expect, test } from 'vitest';
import { eventually, expectAccessible, expectNoProblems, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { PHYSIO_PANEL } from './physio-steps.ts';
import { visitSignedIn } from './runners.ts';
import { chat } from './running-steps.ts';

const browser = sharedBrowser();

test('CHAT-48 CHAT-42 CHAT-43 plays a built-in exercise video inside the coach’s message', async () => {
  const visited = await visitSignedIn(browser(), { viewport: PHONE });
  const { context, page } = visited;
  const { request } = context;
  await request.post(PATHS.physioProfile, { data: { primaryArea: 'achilles', onset: 'gradual' } });
  await request.post(PATHS.physioTriage, { data: NO_SIGNS });
  const sore = { pain: 2, walkRunTolerance: false, functionalTestsOk: false };
  expect((await request.post(PATHS.physioCheckin, { data: sore })).ok()).toBe(true);
  await page.goto('/physio-coach?tab=chat');
  const { box, replies } = chat(page, PHYSIO_PANEL);
  await eventually(() => box.isEnabled()).toBe(true);
  await box.fill('How do I do the two-leg heel raise?');
  await box.press('Enter');
  await expectVisible(replies.getByText('Film: Two-leg heel raise'));
  await replies.getByRole('button', { name: 'Play video' }).click();
  const film = replies.locator('video');
  const playing =
    "(() => { const film = document.querySelector('video'); return film.videoWidth > 0 && film.currentTime > 0; })()";
  await eventually(() => page.evaluate<boolean>(playing)).toBe(true);
  expect((await film.boundingBox())?.height).toBeLessThanOrEqual(300);
  const top = async () => (await film.boundingBox())?.y ?? 0;
  await eventually(async () => (await top()) >= ((await page.getByRole('log').boundingBox())?.y ?? 0)).toBe(true);
  await expectAccessible(page);
  await replies.getByRole('button', { name: 'Hide video' }).click();
  expect(await film.count()).toBe(0);
  expectNoProblems(visited);
  await context.close();
});
