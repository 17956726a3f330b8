import { CONFIG_PATH, RECOMMENDATION_COPY, RECOMMENDATIONS } from '@stridewell/contracts/web';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  heading,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  tabTo,
  type Visit,
  visit,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { cachedPaths, waitForServiceWorker } from './offline-steps.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';
import { collectMessages, framingUrl, PRIVACY_SWITCHES, type Site, startSite } from './third-party-site.ts';

let edge: OwnStack;
/**
 * Three sites: the training plans, the configured parent page (receives messages), and a site that is allowed to frame
 * the result page but receives no messages.
 */
let plans: Site;
let club: Site;
let other: Site;

beforeAll(async () => {
  [plans, club, other] = await Promise.all([startSite(), startSite(), startSite()]);
  edge = await startOwnGateway({
    BRIDGE_PLAN_PUSH: `${plans.origin}/push`,
    BRIDGE_PLAN_ADAPT: `${plans.origin}/adapt`,
    BRIDGE_PLAN_RECOVER: `${plans.origin}/recover`,
    BRIDGE_PLAN_RESET: `${plans.origin}/reset`,
    BRIDGE_PICK_YOUR_OWN: `${plans.origin}/own`,
    BRIDGE_PARENT_ORIGIN: club.origin,
    FRAME_ANCESTORS: `${club.origin} ${other.origin}`,
  });
});
afterAll(async () => {
  await edge?.end();
  await Promise.all([plans, club, other].map((site) => site?.end()));
});
const browser = sharedBrowser(PRIVACY_SWITCHES.denied);

const TITLE = 'Your Training Recommendation';
type Place = Page | FrameLocator;
const open = (place: Place) => place.getByRole('button', { name: 'Open your training plan' });
const own = (place: Place) => place.getByRole('link', { name: 'Pick your own training session' });
const direct = (place: Place) => place.getByRole('link', { name: 'Use the direct link' });
const arrived = (place: Place, path: string) => place.getByRole('heading', { name: path, exact: true });
const address = (query = '') => `${edge.urls.gateway}/bridge/result${query}`;
const visitEdge = (options = {}) => visit(browser(), { baseURL: edge.urls.gateway, ...options });
const calls = ({ requests }: Visit) => requests.filter((request) => request.includes('/api/'));

describe('result page in a separate tab', () => {
  test.each(RECOMMENDATIONS)(
    'SHELL-10 BRIDGE-10 BRIDGE-11 BRIDGE-16 opens the plan for %s without sign-in',
    async (name) => {
      const visited = await visitEdge();
      const { page } = visited;
      await page.goto(`/bridge/result?result=${name.toUpperCase()}&score=8.1`);
      const card = page.getByRole('region', { name, exact: true });
      await expectVisible(
        heading(page, TITLE),
        card.getByText('Readiness score'),
        card.getByText('8.1', { exact: true }),
      );
      await expectVisible(
        card.getByText(RECOMMENDATION_COPY[name].kind),
        card.getByText(RECOMMENDATION_COPY[name].text),
      );
      expect(await page.getByRole('banner').count()).toBe(0);
      expect(calls(visited)).toEqual([]);
      expectNoProblems(visited);
      const before = plans.asked.length;
      await open(page).click();
      await expectVisible(arrived(page, `/${name.toLowerCase()}`));
      expect(page.url()).toBe(`${plans.origin}/${name.toLowerCase()}`);
      expect(plans.asked[before]).toEqual({ path: `/${name.toLowerCase()}`, referer: undefined, cookie: undefined });
      await visited.context.close();
    },
  );

  test('SHELL-09 BRIDGE-13 shows no top bar when signed in and links to a session of the runner’s own choice', async () => {
    const visited = await visitSignedIn(browser(), { baseURL: edge.urls.gateway });
    const { page } = visited;
    await page.goto('/bridge/result');
    await expectVisible(
      heading(page, TITLE),
      page.getByRole('region', { name: 'Adapt' }).getByText('6.2', { exact: true }),
    );
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(calls(visited)).toEqual([]);
    await own(page).click();
    await expectVisible(arrived(page, '/own'));
    await visited.context.close();
  });

  test('BRIDGE-12 opens the direct link in a tab without opener or referrer', async () => {
    const { page, context } = await visitEdge();
    await page.goto('/bridge/result?result=recover');
    const before = plans.asked.length;
    const [tab] = await Promise.all([context.waitForEvent('page'), direct(page).click()]);
    await expectVisible(arrived(tab, '/recover'));
    expect(await tab.evaluate('window.opener')).toBeNull();
    expect(plans.asked[before]?.referer).toBeUndefined();
    await context.close();
  });

  test('opens the plan by keyboard alone', async () => {
    const { page, context } = await visitEdge();
    await page.goto('/bridge/result?result=push');
    await expectVisible(open(page));
    await tabTo(page, open(page));
    await page.keyboard.press('Enter');
    await expectVisible(arrived(page, '/push'));
    await context.close();
  });

  test('shows an error when the configuration cannot be loaded and opens the plan after a retry', async () => {
    const { page, context } = await visitEdge();
    await page.route('**/config.json', (route) => route.abort());
    await page.goto('/bridge/result?result=reset&score=2');
    await expectVisible(
      page.getByRole('region', { name: 'Reset' }),
      page.getByText('We could not load the link to your training plan.'),
    );
    await page.unroute('**/config.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await open(page).click();
    await expectVisible(arrived(page, '/reset'));
    await context.close();
  });

  test('works offline after the first visit, including the plan links', async () => {
    const { page, context } = await visitEdge({ worker: true });
    await page.goto('/bridge/result?result=push&score=9');
    await expectVisible(open(page));
    await waitForServiceWorker(page);
    await eventually(async () => (await cachedPaths(page)).includes(CONFIG_PATH)).toBe(true);
    await context.setOffline(true);
    await page.goto('/bridge/result?result=reset&score=1.4');
    await expectVisible(page.getByRole('region', { name: 'Reset' }).getByText('1.4', { exact: true }), open(page));
    expect(await direct(page).getAttribute('href')).toBe(`${plans.origin}/reset`);
    await context.close();
  });

  test('BRIDGE-19 ignores link targets in the query string', async () => {
    const visited = await visitEdge();
    const { page } = visited;
    const evil = encodeURIComponent('https://evil.example/x');
    const five = ['push', 'adapt', 'recover', 'reset', 'own'].map((path) => `${plans.origin}/${path}`);
    for (const query of [
      `?url=${evil}&next=${evil}&plan=${evil}&parentOrigin=${evil}`,
      `?result=${evil}&score=${evil}`,
      '?result=javascript:alert(1)&score=javascript:alert(1)',
      `?result=push&result=${evil}`,
      `?bridge[plans][Adapt]=${evil}#${evil}`,
      '?%00%ff=%&result=%E0%A4%A',
    ]) {
      await page.goto(`/bridge/result${query}`);
      await expectVisible(open(page));
      const links = await page.evaluate<string[]>('[...document.links].map(({ href }) => href)');
      expect(links.length, query).toBe(2);
      for (const link of links) expect(five, query).toContain(link);
      await open(page).click();
      await expectVisible(arrived(page, '/adapt'));
    }
    expectNoProblems(visited);
    await visited.context.close();
  });
});

describe('result page framed by another page', () => {
  /** Opens the result page in a frame on a site and collects the messages that the site receives. */
  const frame = async (site: Site, query: string, sandbox?: string) => {
    const visited = await visit(browser());
    const messages = await collectMessages(visited.page);
    await visited.page.goto(framingUrl(site, address(query), sandbox));
    return { ...visited, messages, framed: visited.page.frameLocator('iframe') };
  };
  const origin = () => new URL(address()).origin;

  test('BRIDGE-14 BRIDGE-15 BRIDGE-16 sends one message to the configured page, then navigates the top window', async () => {
    const { context, page, messages, framed, problems } = await frame(club, '?result=push&score=9');
    await expectVisible(framed.getByRole('heading', { name: TITLE }));
    expect(messages).toEqual([]);
    await open(framed).click();
    await expectVisible(arrived(page, '/push'));
    expect(page.url()).toBe(`${plans.origin}/push`);
    expect(messages).toEqual([{ origin: origin(), data: { type: 'navigate', url: `${plans.origin}/push` } }]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('BRIDGE-13 BRIDGE-14 sends one message and navigates the top window for a session of the runner’s own choice', async () => {
    const { context, page, messages, framed } = await frame(club, '');
    await own(framed).click();
    await expectVisible(arrived(page, '/own'));
    expect(messages).toEqual([{ origin: origin(), data: { type: 'navigate', url: `${plans.origin}/own` } }]);
    await context.close();
  });

  test('BRIDGE-15 sends no message to a framing page that is not configured but navigates the top window', async () => {
    const { context, page, messages, framed } = await frame(other, '?result=recover');
    await open(framed).click();
    await expectVisible(arrived(page, '/recover'));
    expect(messages).toEqual([]);
    await context.close();
  });

  test('BRIDGE-17 navigates the frame when the sandbox forbids navigating the top window', async () => {
    const { context, page, messages, framed } = await frame(club, '?result=reset', 'allow-scripts allow-same-origin');
    await open(framed).click();
    await expectVisible(arrived(framed, '/reset'));
    expect(page.url()).toContain(`${club.origin}/around`);
    await eventually(() => messages.length).toBe(1);
    await context.close();
  });
});

/** Widths and colour schemes to check; screens.ts already covers a phone. */
const LOOKS = [SMALLEST_PHONE, PHONE, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme, width: viewport.width })),
);
const CHECKED_LOOKS = readE2eConfig().full
  ? LOOKS
  : LOOKS.filter((look) => look.width === SMALLEST_PHONE.width && look.colorScheme === 'dark');

describe('BEYOND-31 result page layout', () => {
  test.each(CHECKED_LOOKS)('fits $width px and passes axe in $colorScheme mode', async ({ viewport, colorScheme }) => {
    const visited = await visitEdge({ viewport, colorScheme });
    const { page } = visited;
    for (const name of RECOMMENDATIONS) {
      await page.goto(`/bridge/result?result=${name}&score=5.5&embed=1`);
      await expectVisible(page.getByRole('region', { name, exact: true }), open(page));
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    expectNoProblems(visited);
    await visited.context.close();
  });
});
