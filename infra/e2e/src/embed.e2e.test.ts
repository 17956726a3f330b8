import { EMBED_HEADER, PATHS } from '@stridewell/contracts/web';
import type { Frame, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, expectVisible, sharedBrowser, type Visit, visit } from './browser.ts';
import { CHOOSER_HEADING, fillRegister, innerFrame } from './embed-steps.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { CHECKIN_DEFAULTS, newRunner, openTokenSession, type Runner } from './runners.ts';
import { ask, chat } from './running-steps.ts';
import { SEND_LABEL, toast } from './steps.ts';
import { framingUrl, PRIVACY_SWITCHES, type Site, startSite } from './third-party-site.ts';

let edge: OwnStack;
/** `club`: a site that is allowed to frame the product. `third`: another third-party site for comparison. */
let club: Site;
let third: Site;

beforeAll(async () => {
  [club, third] = await Promise.all([startSite(), startSite('localhost')]);
  edge = await startOwnGateway({ FRAME_ANCESTORS: club.origin });
});
afterAll(async () => {
  await edge?.end();
  await Promise.all([club, third].map((site) => site?.end()));
});

const ours = (path: string): string => edge.urls.gateway + path;

/** Opens the product in a frame of the allowed site. */
const openFramed = async ({ page }: Visit, path: string): Promise<Frame> => {
  await page.goto(framingUrl(club, ours(path)));
  return innerFrame(page);
};

/** Registers through the form and returns the response to the registration request. */
const registerFramed = async (frame: Frame, page: Page, runner: Runner): Promise<Response> => {
  const send = await fillRegister(frame, runner);
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(PATHS.register)),
    send.click(),
  ]);
  await expectVisible(frame.getByText(CHOOSER_HEADING));
  return response;
};

/** Checks in through the form, starting at the embedded home screen. */
const checkInFramed = async (frame: Frame): Promise<void> => {
  await frame.getByRole('link', { name: 'Start Running Dashboard' }).click();
  await frame.getByRole('link', { name: 'Start Running Check-in' }).click();
  await frame.getByRole('button', { name: SEND_LABEL }).click();
  await expectVisible(frame.getByRole('region', { name: 'Readiness score' }).getByText('6.2 / 10'));
};

/** Checks in with different answers from another device. */
const checkInElsewhere = async (runner: Runner): Promise<void> => {
  const answer = await fetch(ours(PATHS.checkin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await openTokenSession(edge.urls.gateway, runner)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...CHECKIN_DEFAULTS, sleep: 4, fatigue: 2, readiness: 8 }),
  });
  expect(answer.status).toBe(200);
};

const noTopBar = async (frame: Frame): Promise<void> => expect(await frame.getByRole('banner').count()).toBe(0);

describe.each(Object.entries(PRIVACY_SWITCHES))(
  'embedded mode without third-party cookies, storage %s',
  (kind, switches) => {
    const browser = sharedBrowser(switches);

    test('runs in a browser that blocks a framed site’s cookies and storage (control test)', async () => {
      const { context, page } = await visit(browser());
      await page.goto(`${third.origin}/set`);
      await page.evaluate(`localStorage.setItem('own', '1')`);
      await page.goto(`${third.origin}/cookies`);
      expect(await page.evaluate('document.body.textContent')).toContain('anywhere=1');
      await page.goto(framingUrl(club, `${third.origin}/cookies`));
      expect(await innerFrame(page).evaluate('document.body.textContent')).toBe('');
      await page.goto(framingUrl(club, `${third.origin}/set`));
      await page.goto(framingUrl(club, `${third.origin}/cookies`));
      expect(await innerFrame(page).evaluate('document.body.textContent')).toBe('here=1');
      const stored = innerFrame(page).evaluate(
        `(() => { try { return localStorage.getItem('own'); } catch { return 'denied'; } })()`,
      );
      expect(await stored).toBe(kind === 'denied' ? 'denied' : null);
      await context.close();
    });

    test('EMBED-01 EMBED-04 EMBED-07 SECU-1101 SECU-1102 EMBED-11 supports registration, check-in, chat and live updates', async () => {
      const visited = await visit(browser());
      const { context, page, problems } = visited;
      const runner = newRunner();
      const bearers = new Set<string>();
      page.on('request', (request) => {
        const { authorization } = request.headers();
        if (authorization) bearers.add(authorization);
      });
      const frame = await openFramed(visited, '/');
      const registered = await registerFramed(frame, page, runner);
      expect(registered.request().headers()[EMBED_HEADER]).toBe('1');
      expect((await registered.headerValue('set-cookie'))?.toLowerCase()).toContain('partitioned');
      await expectVisible(toast(frame, 'Registration successful!'));
      // Every later call uses the token from the registration response.
      await eventually(() => bearers.size).toBe(1);
      expect([...bearers][0]).toMatch(/^Bearer [^.]+\.[^.]+\.[^.]+$/);
      await noTopBar(frame);

      await checkInFramed(frame);
      await noTopBar(frame);
      await frame.getByRole('link', { name: 'Back to Home' }).first().click();
      await expectVisible(frame.getByText('6.2 / 10 today'));
      await checkInElsewhere(runner);
      await expectVisible(frame.getByText('7.6 / 10 today'));

      await frame.getByRole('link', { name: 'Start Running Dashboard' }).click();
      await frame.getByRole('tab', { name: /AI Coach/ }).click();
      await eventually(() => chat(frame).action("Today's workout").isEnabled()).toBe(true);
      expect(await ask(frame, 'Why is my readiness score 7.6 today?')).toMatch(/7\.6/);
      await noTopBar(frame);

      await frame.evaluate('location.reload()');
      await eventually(() => chat(innerFrame(page)).mine.count()).toBe(1);
      await noTopBar(innerFrame(page));
      await openFramed(visited, '/history');
      await expectVisible(innerFrame(page).getByRole('heading', { level: 1, name: 'Check-in history' }));
      await eventually(() => innerFrame(page).getByText('7.6').count()).toBe(1);
      await noTopBar(innerFrame(page));
      // This browser blocks service workers, which is expected. Any other script error or blocked content is not.
      expect(problems.filter((problem) => !problem.includes('service worker'))).toEqual([]);
      await context.close();
    });

    test('keeps the runner signed out after sign-out and a reload', async () => {
      const visited = await visit(browser());
      const { context, page } = visited;
      await registerFramed(await openFramed(visited, '/'), page, newRunner());
      await openFramed(visited, '/profile');
      await innerFrame(page).getByRole('main').getByRole('button', { name: 'Logout' }).click();
      await expectVisible(innerFrame(page).getByRole('heading', { name: 'Sign in' }));
      await openFramed(visited, '/profile');
      await expectVisible(innerFrame(page).getByRole('heading', { name: 'Sign in' }));
      await context.close();
    });
  },
);

describe('embedded mode without cookies and storage', () => {
  const browser = sharedBrowser(PRIVACY_SWITCHES.denied);
  test('keeps the session while the frame is open and records a check-in', async () => {
    const visited = await visit(browser());
    const { context, page } = visited;
    const frame = await openFramed(visited, '/');
    await frame.evaluate('window.opened = true');
    await registerFramed(frame, page, newRunner());
    await context.clearCookies();
    await expectVisible(toast(frame, 'Registration successful!'));
    await checkInFramed(frame);
    expect(await frame.evaluate('window.opened')).toBe(true);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});
