import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  eventually,
  expectAccessible,
  expectNoProblems,
  expectNoSidewaysScroll,
  expectVisible,
  hasFocus,
  PHONE,
  SMALLEST_PHONE,
  sharedBrowser,
  tabTo,
  visit,
} from './browser.ts';
import { readE2eConfig } from './config.ts';
import { waitForServiceWorker } from './offline-steps.ts';
import { visitSignedIn } from './runners.ts';
import { SEND_LABEL } from './steps.ts';

const browser = sharedBrowser();

const banner = (page: Page) => page.getByRole('complementary', { name: 'Install Stridewell' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });

interface Manifest {
  icons: { src: string; sizes: string; purpose: string; type: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { name: string; url: string }[];
  display: string;
  start_url: string;
}

/** Width and height of a PNG, read from its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('PWA-01 installable app', () => {
  test('provides a manifest with the app name and images in their declared sizes', async () => {
    const { origin } = readE2eConfig();
    const answer = await fetch(`${origin}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Stridewell', display: 'standalone', start_url: '/', scope: '/' });
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
    );
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(
      expect.arrayContaining(['narrow', 'wide']),
    );
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots].filter(({ src }) =>
      src.endsWith('.png'),
    )) {
      const picture = await fetch(`${origin}${src}`);
      expect(picture.headers.get('content-type')).toBe('image/png');
      expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toBe(sizes);
    }
    expect(manifest.shortcuts).toMatchObject([{ name: 'Check-in', url: '/check-in' }]);
  });

  test('has no installability error in Chromium', async () => {
    const { context, page } = await visit(browser(), { worker: true, installOffer: true });
    await page.goto('/');
    await waitForServiceWorker(page);
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Test contexts are private windows, which causes the only expected error.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await context.close();
  });

  test('uses the page’s colours in the manifest', async () => {
    const read = (file: string) => readFileSync(path.join(ROOT, 'shell', file), 'utf8');
    const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, string>;
    const { context, page } = await visit(browser(), { colorScheme: 'light' });
    await page.goto('/');
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const parts = /^#(..)(..)(..)$/.exec(manifest.background_color ?? '')?.slice(1) ?? [];
    expect(ground).toBe(`rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`);
    expect(read('index.html')).toContain(`content="${manifest.theme_color}"`);
    await context.close();
  });
});

describe('install offer', () => {
  const SCREENS = ['/', '/check-in', '/stats', '/history', '/running', '/running?tab=chat', '/coach', '/profile'];

  test('PWA-02 appears on every screen, signed out and signed in', async () => {
    const out = await visit(browser(), { installOffer: true });
    await out.page.goto('/');
    await expectVisible(out.page.getByRole('heading', { name: 'Sign in' }), banner(out.page));
    await out.context.close();
    const visited = await visitSignedIn(browser(), { installOffer: true });
    for (const screen of [...SCREENS, '/physio-coach', '/physio', '/nowhere']) {
      await visited.page.goto(screen);
      await expectVisible(banner(visited.page), visited.page.getByRole('heading', { level: 1 }));
    }
    expectNoProblems(visited);
    await visited.context.close();
  });

  test.each([
    ['the smallest phone', SMALLEST_PHONE],
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('does not cover the send button and scrolls with the page on %s', async (_what, viewport) => {
    const { context, page } = await visitSignedIn(browser(), { installOffer: true, viewport });
    await page.goto('/check-in');
    const send = page.getByRole('button', { name: SEND_LABEL });
    await expectVisible(banner(page), send);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const [offer, action] = await Promise.all([banner(page).boundingBox(), send.boundingBox()]);
    if (!offer || !action) throw new Error('not on the screen');
    expect(offer.y + offer.height <= action.y).toBe(true);
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await eventually(async () => ((await banner(page).boundingBox())?.y ?? 0) < 0).toBe(true);
    await context.close();
  });

  test('PWA-04 PWA-05 stays hidden after "Not Now", and until the next visit after "Close"', async () => {
    const { context, page } = await visitSignedIn(browser(), { installOffer: true });
    await page.goto('/');
    await button(page, 'Close').click();
    await page.goto('/profile');
    await expectVisible(page.getByRole('main').getByText('Member since'));
    expect(await banner(page).count()).toBe(0);
    const next = await context.newPage();
    await next.goto('/');
    await button(next, 'Not Now').click();
    await eventually(() => banner(next).count()).toBe(0);
    const later = await context.newPage();
    await later.goto('/profile');
    await expectVisible(later.getByRole('main').getByText('Member since'));
    expect(await banner(later).count()).toBe(0);
    await context.close();
  });

  test('PWA-03 PWA-06 PWA-09 PWA-11 opens and closes the instructions by keyboard and restores the focus', async () => {
    const { context, page } = await visitSignedIn(browser(), { installOffer: true });
    await page.goto('/');
    await tabTo(page, button(page, 'How to Install'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Install Stridewell' });
    await expectVisible(dialog.getByText('On your computer'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await eventually(() => hasFocus(page, button(page, 'How to Install'))).toBe(true);
    await page.keyboard.press('Enter');
    await expectVisible(dialog.getByRole('button', { name: 'Maybe Later' }));
    await tabTo(page, dialog.getByRole('button', { name: 'Got It!' }));
    await page.keyboard.press('Enter');
    await eventually(() => banner(page).count()).toBe(0);
    await eventually(() => hasFocus(page, page.getByRole('heading', { level: 1 }))).toBe(true);
    await context.close();
  });

  test.each([
    [
      'PWA-07',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Add to Home Screen',
    ],
    ['PWA-08', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0.0.0 Mobile Safari/537.36', 'three dots'],
  ])('%s PWA-10 shows the installation steps for the browser’s platform', async (_id, userAgent, words) => {
    const { context, page } = await visit(browser(), { installOffer: true, viewport: PHONE, userAgent });
    await page.goto('/');
    await button(page, 'How to Install').click();
    await expectVisible(page.getByRole('dialog').getByText(words));
    expect(await page.getByRole('dialog').getByText('address bar').count()).toBe(0);
    await context.close();
  });

  test('does not appear in embedded mode', async () => {
    const { context, page } = await visitSignedIn(browser(), { installOffer: true });
    await page.goto('/?embed=1');
    await expectVisible(page.getByText('Choose your coaching focus to get started'));
    expect(await banner(page).count()).toBe(0);
    await context.close();
  });
});

describe('service worker', () => {
  const registrations = (page: Page) =>
    page.evaluate<number>('navigator.serviceWorker?.getRegistrations().then((all) => all.length) ?? -1');

  test.each(['localhost', '127.0.0.1'])('PWA-13 is registered on %s', async (host) => {
    const { port } = new URL(readE2eConfig().origin);
    const visited = await visit(browser(), { worker: true, baseURL: `http://${host}:${port}` });
    await visited.page.goto('/');
    await waitForServiceWorker(visited.page);
    expect(await registrations(visited.page)).toBe(1);
    expectNoProblems(visited);
    await visited.context.close();
  });

  test('PWA-14 is not registered on an insecure remote host, even when the browser would allow service workers there', async () => {
    const { origin, chromium: executablePath } = readE2eConfig();
    const insecureOrigin = `http://runner.test:${new URL(origin).port}`;
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP runner.test 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${insecureOrigin}`,
    ];
    const trusting = await chromium.launch({ executablePath, args });
    const { context, page } = await visit(trusting, { worker: true, baseURL: insecureOrigin });
    await page.goto('/', { waitUntil: 'load' });
    await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    expect(await page.evaluate('"serviceWorker" in navigator')).toBe(true);
    expect(await registrations(page)).toBe(0);
    await context.close();
    await trusting.close();
  });

  test('is not registered in embedded mode', async () => {
    const { context, page } = await visit(browser(), { worker: true });
    await page.goto('/?embed=1', { waitUntil: 'load' });
    await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
    expect(await registrations(page)).toBe(0);
    await context.close();
  });
});
