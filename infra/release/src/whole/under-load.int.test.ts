import { eventually, expectNoProblems, expectVisible, heading, launchBrowser } from '@stridewell/e2e/browser';
import { visitSignedIn } from '@stridewell/e2e/runners';
import { SEND_LABEL } from '@stridewell/e2e/steps';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '../arguments.ts';
import { openPlace } from '../compose/place.ts';
import { replaceContainers } from '../compose/replace.ts';
import { findParts } from '../parts.ts';
import { hasDocker, reason } from '../testing/docker.ts';
import { countsOf, failures, type Load, startLoad } from './load.ts';
import { startWhole, type Whole } from './stack.ts';

const docker = hasDocker();
const PORT = 9_700;
const RUNNERS = 3;
const LONG_MS = 2_400_000;
const CHANGED = 'Tell me what today is for';

describe.skipIf(!docker)(`container stack under load${reason(docker)}`, { timeout: LONG_MS }, () => {
  let whole: Whole;
  let load: Load;
  let browser: Browser;

  beforeAll(async () => {
    whole = await startWhole(PORT);
    browser = await launchBrowser();
    load = await startLoad(whole.origin, RUNNERS);
  }, LONG_MS);
  afterAll(async () => {
    await load?.stop();
    if (load) console.log(countsOf(load).join('\n'));
    await browser?.close();
    await whole?.end();
  }, LONG_MS);

  /** Runs `work` under load, waits for at least 20 more requests, and expects that no request failed. */
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    const from = load.log.length;
    await work();
    const atEnd = load.log.length;
    await eventually(() => load.log.length - atEnd > 20).toBe(true);
    expect(load.log.length).toBeGreaterThan(from);
    expect(failures(load)).toEqual([]);
    expect(load.cut).toBe(0);
  };

  test('answers every request while no container is replaced', () => during(async () => undefined));

  test.each(findParts().map(({ name }) => name))('answers every request while %s is replaced', (name) =>
    during(async () => {
      const { project } = await openPlace(whole.commands, readArguments(['-p', whole.project]));
      const replaced = await replaceContainers(whole.commands, project, {
        service: name,
        timeoutSeconds: 400,
        shouldReplace: () => true,
      });
      expect(replaced).toBe(1);
    }),
  );

  test('answers every request while a service is released and rolled back', () =>
    during(async () => {
      expect(await whole.command('release', 'wellness', '--tag', 'next')).toMatch(
        /wellness runs \S+\/wellness:next\n$/,
      );
      expect(await whole.command('rollback', 'wellness')).toMatch(/wellness is back at \S+:found-\w+\n$/);
    }));

  test('serves open tabs while a remote is released and rolled back', () =>
    during(async () => {
      const image = await whole.changedRemote(CHANGED);
      const old = await visitSignedIn(browser, { baseURL: whole.origin });
      const at = (page: Page, word: string) => page.getByRole('button', { name: word });
      /** Navigates without reloading the page, as a link in the app does. */
      const go = (page: Page, path: string) => page.evaluate(`history.pushState(null, '', '${path}')`);
      await old.page.goto('/check-in');
      await expectVisible(at(old.page, SEND_LABEL));

      await whole.command('release', 'mfe-wellness', '--image', image, '--tag', 'next');
      // The first tab has not requested these files of the earlier build before.
      await go(old.page, '/stats');
      await expectVisible(heading(old.page, 'Wellness statistics'));
      const fresh = await visitSignedIn(browser, { baseURL: whole.origin });
      await fresh.page.goto('/check-in');
      await expectVisible(at(fresh.page, CHANGED));

      await whole.command('rollback', 'mfe-wellness');
      await go(fresh.page, '/history');
      await expectVisible(heading(fresh.page, 'Check-in history'));
      await go(old.page, '/history');
      await expectVisible(heading(old.page, 'Check-in history'));
      await fresh.page.goto('/check-in');
      await expectVisible(at(fresh.page, SEND_LABEL));
      for (const visited of [old, fresh]) expectNoProblems(visited);
      for (const { context } of [old, fresh]) await context.close();
      expect(await whole.command('releases', 'mfe-wellness')).toMatch(/rollback.*\n.*release.*\n.*found/);
    }));
});
