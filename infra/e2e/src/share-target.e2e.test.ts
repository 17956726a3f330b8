import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '@stridewell/build/apps';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, expectAccessible, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { readE2eConfig } from './config.ts';
import { OFFLINE_SWITCHES, uncachedPaths, waitForServiceWorker } from './offline-steps.ts';
import { visitSignedIn } from './runners.ts';

const browser = sharedBrowser(OFFLINE_SWITCHES);
const CORPUS = path.join(ROOT, 'services/running/src/features/activities/testing/corpus');
const RUN = readFileSync(path.join(CORPUS, 'garmin-fenix-5-run.fit')).toString('base64');
const WALK = gunzipSync(readFileSync(path.join(CORPUS, 'phone-walk.gpx.gz'))).toString('base64');

/** Posts files as the device's share menu does, using a form in the page that opens another page. */
const share = async (page: Page, files: Record<string, string>): Promise<void> => {
  const form = `(() => {
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(${JSON.stringify(files)})) transfer.items.add(new File([bytes(text)], name));
    const form = Object.assign(document.createElement('form'), {
      method: 'post', action: '/share/activities', enctype: 'multipart/form-data',
    });
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
    input.files = transfer.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  })()`;
  await Promise.all([page.waitForURL('**/running/activities**'), page.evaluate(form)]);
};
const visitWithWorker = async () => {
  const visited = await visitSignedIn(browser(), { worker: true, viewport: PHONE });
  const { page } = visited;
  await page.goto('/running/activities');
  await expectVisible(page.getByText('Bring your training'));
  await waitForServiceWorker(page);
  // The page passes the files that it loaded before the worker was active to the worker.
  await eventually(() => uncachedPaths(page)).toEqual([]);
  return visited;
};
const waiting = (page: Page) => page.getByText(/^Import (this file|these \d+ files) as training\?/);
const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });

describe('ACT-60 ACT-61 sharing a run with the installed app', () => {
  test('the manifest contains the address and the file types that runners can share', async () => {
    const { origin } = readE2eConfig();
    for (const name of ['manifest.webmanifest', 'manifest-dark.webmanifest']) {
      const { share_target } = (await (await fetch(`${origin}/${name}`)).json()) as {
        share_target: { params: { files: { accept: string[] }[] } };
      };
      expect(share_target).toMatchObject({
        action: '/share/activities',
        method: 'POST',
        enctype: 'multipart/form-data',
      });
      const [files] = share_target.params.files;
      expect(files).toMatchObject({ name: 'files', accept: expect.arrayContaining(['.fit', '.gpx', '.tcx', '.zip']) });
    }
  });

  test('passes shared files to the activities page, which imports them once the runner confirms', async () => {
    const { context, page } = await visitWithWorker();
    await share(page, { 'run.fit': RUN, 'walk.gpx': WALK });
    await expectVisible(waiting(page), page.getByText('run.fit, walk.gpx'));
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await importButton(page).click();
    await expectVisible(page.getByText('Import finished: 2 imported'));
    await eventually(() => waiting(page).count()).toBe(0);
    await page.reload();
    await expectVisible(page.getByText('Bring your training'));
    expect(await waiting(page).count()).toBe(0);
    await context.close();
  });

  test('keeps files that are shared while offline until the network is back', async () => {
    const { context, page } = await visitWithWorker();
    await page.reload();
    await expectVisible(page.getByText('Bring your training'));
    await context.setOffline(true);
    await share(page, { 'run.fit': RUN });
    // In this browser, a page that was opened offline may still report that it is online. The banner shows the time of
    // the displayed data, if the page has any.
    await expectVisible(waiting(page), page.getByText(/^(Offline\. As of|You are offline\. You can)/));
    await context.setOffline(false);
    await eventually(() => importButton(page).isEnabled()).toBe(true);
    await importButton(page).click();
    await eventually(() => waiting(page).count()).toBe(0);
    await page.reload();
    await expectVisible(page.getByText('Import finished: 1 imported'));
    await context.close();
  });

  test('shows a one-sentence message when no file was received', async () => {
    const { context, page } = await visitWithWorker();
    await share(page, {});
    await expectVisible(page.getByText(/^No file came with what was shared\./));
    await context.close();
  });
});
