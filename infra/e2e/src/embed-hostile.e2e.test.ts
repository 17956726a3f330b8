import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser, visit } from './browser.ts';
import { innerFrame } from './embed-steps.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { framingUrl, type Site, startSite } from './third-party-site.ts';

/** `edge`: a gateway that allows one site to frame it. `plain`: a gateway with the default configuration. */
let edge: OwnStack;
let plain: OwnStack;
let club: Site;
let hostile: Site;

beforeAll(async () => {
  [club, hostile] = await Promise.all([startSite(), startSite()]);
  [edge, plain] = await Promise.all([startOwnGateway({ FRAME_ANCESTORS: club.origin }), startOwnGateway({})]);
});
afterAll(async () => {
  await Promise.all([edge?.end(), plain?.end(), club?.end(), hostile?.end()]);
});
const browser = sharedBrowser();

const ours = (path: string): string => edge.urls.gateway + path;

describe('EMBED-05 EMBED-06 EMBED-08 frame protection', () => {
  const PLACES = [
    '/',
    '/running',
    '/bridge/result',
    '/nowhere',
    '/api/auth/me',
    '/api/nothing',
    '/config.json',
    '/remotes.json',
    '/sw.js',
    '/manifest.webmanifest',
    '/assets/gone.js',
    '/livez',
  ];

  test('blocks every path when the framing site is not allowed', async () => {
    const { context, page } = await visit(browser());
    for (const path of PLACES) {
      await page.goto(framingUrl(hostile, ours(path)));
      expect(await innerFrame(page).evaluate('location.protocol'), path).toBe('chrome-error:');
      expect(
        await innerFrame(page)
          .getByText(/Stridewell|statusCode|clockOffsetMs/)
          .count(),
        path,
      ).toBe(0);
    }
    await context.close();
  });

  test('blocks a page framed by an allowed site that is itself framed by a site that is not allowed', async () => {
    const { context, page } = await visit(browser());
    await page.goto(framingUrl(hostile, framingUrl(club, ours('/bridge/result'))));
    const deepest = page.frames()[2];
    expect(await deepest?.evaluate('location.protocol')).toBe('chrome-error:');
    await context.close();
  });

  test('allows the configured sites to frame every page and no site to frame API responses', async () => {
    for (const path of PLACES) {
      for (const [{ urls }, pages] of [
        [edge, `frame-ancestors 'self' ${club.origin}`],
        [plain, "frame-ancestors 'self'"],
      ] as const) {
        const { headers } = await fetch(urls.gateway + path);
        const policy = headers.get('content-security-policy')?.split(/;\s*/) ?? [];
        expect(policy, path).toContain(path.startsWith('/api/') ? "frame-ancestors 'none'" : pages);
        expect(headers.has('x-frame-options'), path).toBe(false);
      }
    }
  });
});
