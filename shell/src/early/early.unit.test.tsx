import {
  EARLY_READS,
  type EarlyRead,
  HOME_READS,
  PAGE_DATA_ID,
  PAGE_FILES,
  PATHS,
  RUNNER_KEY,
  SESSION_READ,
} from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const data = {
  remotes: [
    {
      descriptor: {
        pages: [{ route: '/running', reads: ['/api/a', '/api/b?range=7'], readsByTab: { chat: ['/api/c'] } }],
      },
    },
  ],
};

const sent: string[] = [];

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  vi.stubGlobal('fetch', async (path: string, { credentials }: RequestInit) => {
    sent.push(`${path} ${credentials}`);
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

const open = async (address: string, signedIn = true): Promise<Map<string, EarlyRead> | undefined> => {
  window.history.replaceState(null, '', address);
  if (signedIn) localStorage.setItem(RUNNER_KEY, '{"id":"u1"}');
  await import('./early.ts');
  return (globalThis as { [EARLY_READS]?: Map<string, EarlyRead> })[EARLY_READS];
};

describe('early script', () => {
  test('SPEED-03 sends the session check and the first requests of the page, with cookies', async () => {
    const reads = await open('/running');
    expect(sent).toEqual([`${PATHS.me} include`, '/api/a include', '/api/b?range=7 include']);
    expect([...(reads?.keys() ?? [])]).toEqual([PATHS.me, '/api/a', '/api/b?range=7']);
  });

  test.each([
    ['/running?tab=chat', ['/api/c']],
    ['/running/season', []],
    ['/nowhere', []],
    ['/', HOME_READS],
  ])('sends the first requests of %s', async (address, paths) => {
    await open(address);
    expect(sent.slice(1)).toEqual(paths.map((path) => `${path} include`));
  });

  test('SPEED-04 sends only the session check when nobody was signed in on this device', async () => {
    await open('/running', false);
    expect(sent).toEqual([`${PATHS.me} include`]);
  });

  test.each(['/bridge/result?result=PUSH', '/privacy'])(
    'SHELL-10 sends nothing on the public page %s when nobody was signed in on this device',
    async (address) => {
      await open(address, false);
      expect(sent).toEqual([]);
    },
  );

  test('starts the session check on the result page when a runner was signed in on this device', async () => {
    await open('/bridge/result');
    expect(sent).toEqual([`${PATHS.me} include`]);
  });

  test('sends nothing when a token is stored, because the app sends the token with its requests', async () => {
    localStorage.setItem('stridewell_token', 'a.b.c');
    await open('/');
    expect(sent).toEqual([]);
  });
});

test.each([true, false])(
  'activates the links to the files of the screen after the requests (signed in: %s)',
  async (signedIn) => {
    document.body.innerHTML += `<template ${PAGE_FILES}><link rel="preload" as="script" href="/a.js"></template>`;
    await open('/running', signedIn);
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/a.js']);
  },
);

test('the first requests are paths of the API', () => {
  expect(Object.values(PATHS)).toEqual(expect.arrayContaining([SESSION_READ, ...HOME_READS]));
});
