import { PATHS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { eventually, expectVisible, PHONE, sharedBrowser } from './browser.ts';
import { cachedPaths, OFFLINE_SWITCHES, waitForServiceWorker } from './offline-steps.ts';
import { startOwnStack } from './own-stack.ts';
import {
  answerPain,
  finishExercises,
  openSession,
  startSession,
  storedSessions,
  visitInjured,
} from './player-steps.ts';

const browser = sharedBrowser(OFFLINE_SWITCHES);
const SESSIONS = `**${PATHS.physioSessions}/*`;
/** Time limit for starting and stopping a separate stack. */
const OWN_STACK_MS = 180_000;

const queueMark = 'localStorage.getItem("stridewell_queue")';

describe('guided session without a network', () => {
  test('PLAYER-16 is stored once when the first response is lost', async () => {
    const { context, page } = await visitInjured(browser());
    let attempts = 0;
    await context.route(SESSIONS, async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await openSession(page);
    await startSession(page);
    await finishExercises(page);
    await answerPain(page, 0, 'Save');
    await expectVisible(page.getByText(/^Your session is saved on this device/));
    await page.clock.runFor(6_000);
    await eventually(() => page.evaluate(queueMark)).toBeNull();
    expect(attempts).toBe(2);
    expect(await storedSessions(context)).toHaveLength(1);
    await context.close();
  });

  test('PLAYER-15 PLAYER-16 can be finished after a reload and is sent when the network returns', async () => {
    const { context, page } = await visitInjured(browser(), { viewport: PHONE, worker: true });
    await openSession(page);
    await waitForServiceWorker(page);
    // The faked clock hides from the page which files it has loaded, so the worker caches them on the next load.
    await page.reload();
    await eventually(async () => (await cachedPaths(page)).some((path) => path.startsWith('/remotes/physio/'))).toBe(
      true,
    );
    await startSession(page);
    await page.clock.runFor(4_000);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.clock.runFor(4_200);
    await expectVisible(page.getByRole('heading', { name: 'Rest' }));
    await page.clock.runFor(38_000 + 28_200);
    await answerPain(page, 2, 'Next');
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.clock.runFor(15_200);
    await answerPain(page, 1, 'Next');
    await answerPain(page, 0, 'Save');
    await expectVisible(page.getByText(/^Your session is saved on this device/));
    expect(await page.evaluate(queueMark)).toBe('2');
    await context.setOffline(false);
    await eventually(() => page.evaluate(queueMark)).toBeNull();
    const [stored, ...others] = await storedSessions(context);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ status: 'done', painAfter: 0 });
    await context.close();
  });
});

describe('guided session while the physio service is killed', () => {
  test(
    'PLAYER-16 is stored once when the service is killed with SIGKILL while it stores the session',
    async () => {
      const stack = await startOwnStack();
      try {
        const { context, page } = await visitInjured(browser(), { baseURL: stack.urls.gateway });
        let attempts = 0;
        await context.route(SESSIONS, async (route) => {
          attempts += 1;
          if (attempts > 1) return route.continue();
          const sending = route.fetch().catch(() => null);
          await stack.kill('physio', 'SIGKILL');
          await sending;
          // The page receives no response, regardless of what the service did before it was killed.
          return route.abort('connectionreset');
        });
        await openSession(page);
        await startSession(page);
        await finishExercises(page);
        await answerPain(page, 0, 'Save');
        await expectVisible(page.getByText(/^Your session is saved on this device/));
        await stack.ready('physio');
        // Starts an attempt immediately. Advancing the page's clock instead would also make the request time out.
        await page.evaluate(`window.dispatchEvent(new Event('online'))`);
        await eventually(() => page.evaluate(queueMark)).toBeNull();
        expect(attempts).toBeGreaterThan(1);
        expect(await storedSessions(context)).toHaveLength(1);
        await context.close();
      } finally {
        await stack.end();
      }
    },
    OWN_STACK_MS,
  );
});
