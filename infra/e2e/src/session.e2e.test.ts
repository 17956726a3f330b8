import { PATHS, TOKEN_KEY } from '@stridewell/contracts/web';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  eventually,
  expectNoProblems,
  expectVisible,
  heading,
  sharedBrowser,
  visit,
  visitBeforeEach,
  waitForNoRequests,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { newRunner, openTokenSession, register, visitSignedIn } from './runners.ts';

const { origin } = readE2eConfig();
const runner = newRunner();
const browser = sharedBrowser();
let token: string;

beforeAll(async () => {
  const context = await browser().newContext({ baseURL: origin });
  await register(context, runner);
  await context.close();
  token = await openTokenSession(origin, runner);
});

const visited = visitBeforeEach(() => visit(browser()));

/** Stores a token in localStorage, as an earlier visit would have done. */
const remember = (context: BrowserContext, stored: string): Promise<unknown> =>
  context.addInitScript(
    `if (!sessionStorage.seen) localStorage.setItem('${TOKEN_KEY}', '${stored}'), (sessionStorage.seen = 1);`,
  );
const remembered = (): Promise<string | null> =>
  visited().page.evaluate<string | null>(`localStorage.getItem('${TOKEN_KEY}')`);
/** Signs in another runner with a session cookie. */
const withCookie = () => register(visited().context, newRunner({ name: 'Kari Nordmann' }));
const asks = (path: string): number => visited().requests.filter((request) => request === `GET ${path}`).length;
const welcome = () => visited().page.getByRole('heading', { name: 'Sign in' });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const fakeToken = (payload: object): string => `${part({ alg: 'EdDSA' })}.${part(payload)}.c2lnbmF0dXJl`;

describe('stored token on page load', () => {
  test('AUTH-27 signs the runner in as a bearer token when it is well-formed and unexpired', async () => {
    await remember(visited().context, token);
    const [request] = await Promise.all([
      visited().page.waitForRequest((one) => one.url().endsWith(PATHS.whoami)),
      visited().page.goto('/'),
    ]);
    expect(request.headers().authorization).toBe(`Bearer ${token}`);
    await expectVisible(heading(visited().page, /, Ingrid$/));
    expect(asks(PATHS.me)).toBe(0);
    expectNoProblems(visited());
  });

  test.each([
    ['two parts', 'one.two'],
    ['no parts', 'nonsense'],
    ['an expiry that has passed', fakeToken({ sub: 'x', exp: 1_700_000_000 })],
    ['no expiry', fakeToken({ sub: 'x' })],
  ])('AUTH-28 is removed without a request when it has %s', async (_what, stored) => {
    await remember(visited().context, stored);
    await visited().page.goto('/');
    await expectVisible(welcome());
    expect(asks(PATHS.whoami)).toBe(0);
    expect(await remembered()).toBeNull();
  });

  test('AUTH-29 AUTH-31 is removed after a 401 response, and the session cookie is used instead', async () => {
    await withCookie();
    await remember(visited().context, fakeToken({ sub: 'x', exp: 4_000_000_000 }));
    await visited().page.goto('/');
    await expectVisible(heading(visited().page, /, Kari$/));
    expect([asks(PATHS.whoami), asks(PATHS.me)]).toEqual([1, 1]);
    expect(await remembered()).toBeNull();
  });

  test('AUTH-32 is removed after a 403 response', async () => {
    await remember(visited().context, token);
    const json = { statusCode: 403, error: 'Forbidden', message: 'This is not yours.' };
    await visited().page.route(`**${PATHS.whoami}`, (route) => route.fulfill({ status: 403, json }));
    await visited().page.goto('/');
    await expectVisible(welcome());
    expect(await remembered()).toBeNull();
  });

  test('AUTH-29 is not removed when whoami is unavailable and the session is read from /api/auth/me', async () => {
    await remember(visited().context, token);
    await visited().page.route(`**${PATHS.whoami}`, (route) => route.fulfill({ status: 503, body: '' }));
    await visited().page.goto('/');
    await expectVisible(heading(visited().page, /, Ingrid$/));
    expect([asks(PATHS.whoami), asks(PATHS.me)]).toEqual([1, 1]);
    expect(await remembered()).toBe(token);
  });

  test('AUTH-30 is not required when there is a session cookie', async () => {
    await withCookie();
    await visited().page.goto('/');
    await expectVisible(heading(visited().page, /, Kari$/));
    expect(asks(PATHS.whoami)).toBe(0);
  });
});

describe('session check', () => {
  test('SHELL-15 shows a spinner while the request is pending', async () => {
    await withCookie();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await visited().page.route(`**${PATHS.me}`, async (route) => {
      await held;
      await route.continue();
    });
    await visited().page.goto('/stats');
    await expectVisible(visited().page.getByText('Checking your session'));
    expect(await visited().page.getByRole('banner').count()).toBe(0);
    answer();
    await expectVisible(heading(visited().page, 'Wellness statistics'));
  });

  test('shows an error card with a retry button, not the sign-in form, when the request fails', async () => {
    await withCookie();
    await visited().page.route(`**${PATHS.me}`, (route) => route.abort());
    await visited().page.goto('/');
    await expectVisible(visited().page.getByText('We could not reach Stridewell'));
    await visited().page.unroute(`**${PATHS.me}`);
    await visited().page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(heading(visited().page, /, Kari$/));
  });

  test('SHELL-14 shows the welcome screen on every path when signed out', async () => {
    const paths = [
      '/',
      '/running',
      '/physio-coach',
      '/physio',
      '/check-in',
      '/stats',
      '/history',
      '/profile',
      '/coach',
      '/nowhere/else',
    ];
    for (const path of paths) {
      await visited().page.goto(path);
      await expectVisible(welcome());
    }
    expectNoProblems(visited());
  });
});

describe('logout and session end', () => {
  test('AUTH-34 calls the server, clears the stored token and reloads', async () => {
    await remember(visited().context, await openTokenSession(origin, runner));
    const { page } = visited();
    await page.goto('/profile');
    await page.evaluate('window.before = true');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectVisible(welcome());
    expect(visited().requests).toContain(`POST ${PATHS.logout}`);
    expect(await remembered()).toBeNull();
    expect(await page.evaluate('window.before === undefined && location.pathname === "/"')).toBe(true);
  });

  test('TOAST-06 shows an error and keeps the runner signed in when logout fails', async () => {
    await withCookie();
    const { page } = visited();
    await page.route(`**${PATHS.logout}`, (route) => route.abort(), { times: 1 });
    await page.goto('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    const error = page.locator('li[data-tone="destructive"]');
    await expectVisible(
      error.getByText('Error', { exact: true }),
      error.getByText('Failed to logout', { exact: true }),
    );
    await expectVisible(heading(page, 'Profile'));
  });

  test('shows the welcome screen on the next request after the session was ended by another client', async () => {
    const other = await visitSignedIn(browser());
    await other.page.goto('/');
    await expectVisible(heading(other.page, /, Ingrid$/));
    // A pending request would detect the ended session before the link is pressed.
    await waitForNoRequests(other);
    expect((await other.context.request.post(PATHS.logout)).ok()).toBe(true);
    await other.page.getByRole('link', { name: /^Your profile/ }).click();
    await expectVisible(other.page.getByRole('heading', { name: 'Sign in' }));
    await eventually(() => other.page.getByText(other.runner.email).count()).toBe(0);
    await other.context.close();
  });
});
