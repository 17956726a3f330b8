import { HOME_READS, PAGE_DATA_ID, PAGE_FILES, type PageData, SESSION_READ } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Edge, startEdge, writeFiles } from '../testing/gateway.ts';

const HTML = '<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__"></head><body></body></html>';
const TITLE = "</script><b>Running $& $'";

let edge: Edge;

beforeEach(async () => {
  const remotes = [{ name: 'running', root: '', routes: ['/running'] }];
  edge = await startEdge({ web: { remotes } });
  for (const remote of remotes) remote.root = edge.place(remote.name);
  writeFiles(edge.folder, {
    'shell/index.html': HTML,
    'shell/preload.json': JSON.stringify({
      '@stridewell/ui/forms': ['assets/forms.1.js'],
      'welcome/welcome': ['assets/welcome.1.js'],
    }),
    'running/current.json': JSON.stringify({ build: 'b1' }),
    'running/b1/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } },
      exposes: [{ path: './App', assets: { js: { sync: ['assets/app.1.js'] } } }],
    }),
    'running/b1/remote.json': JSON.stringify({
      pages: [
        {
          route: '/running',
          title: TITLE,
          preload: ['forms'],
          modules: ['overview/overview'],
          reads: ['/api/coach/profile', '/api/stats?range=7'],
          readsByTab: { chat: [] },
        },
      ],
      nav: [],
      slots: [],
    }),
    'running/b1/preload.json': JSON.stringify({ 'overview/overview': ['assets/7.js'] }),
  });
});
afterEach(() => edge.close());

const htmlOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(edge.url + path, { headers: { accept: 'text/html', ...headers } })).text();

const dataIn = (html: string): PageData =>
  JSON.parse(new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`).exec(html)?.[1] ?? '');

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

/** The links that the early script activates. */
const linksIn = (html: string): string[] =>
  hrefsIn(new RegExp(`<template ${PAGE_FILES}>(.*?)</template>`).exec(html)?.[1] ?? '');

/** The links that the browser follows at once. */
const readsIn = (html: string): string[] => hrefsIn(html.replace(/<template.*?<\/template>/g, ''));

const json = async (path: string): Promise<unknown> => (await fetch(edge.url + path)).json();

describe('embedded page data', () => {
  test('SPEED-01 equals the responses of /config.json and /remotes.json, and contains no text that closes the script element', async () => {
    const data = dataIn(await htmlOf('/running'));
    expect({ remotes: data.remotes }).toEqual(await json('/remotes.json'));
    expect(data.config).toEqual(await json('/config.json'));
    expect(data.remotes[0]?.descriptor?.pages[0]?.title).toBe(TITLE);
  });

  test('SPEED-01 is the same with and without a session, under a content security policy that allows no inline scripts', async () => {
    const cookie = 'stridewell_session=a.b.c';
    const policyOf = async (headers: Record<string, string>) =>
      (await fetch(`${edge.url}/`, { headers })).headers.get('content-security-policy');
    expect(dataIn(await htmlOf('/', { cookie }))).toEqual(dataIn(await htmlOf('/')));
    expect(await htmlOf('/running', { cookie })).not.toContain('a.b.c');
    expect(await policyOf({ cookie })).toContain("; script-src 'self'; ");
  });

  test('SPEED-02 is accompanied by preload links for the files of the requested screen', async () => {
    const folder = '/remotes/running/b1';
    expect(linksIn(await htmlOf('/running', { cookie: 'stridewell_session=a.b.c' }))).toEqual([
      '/assets/forms.1.js',
      `${folder}/mf-manifest.json`,
      `${folder}/assets/remoteEntry.1.js`,
      `${folder}/assets/app.1.js`,
      `${folder}/assets/7.js`,
    ]);
    expect(linksIn(await htmlOf('/running'))).toEqual(['/assets/welcome.1.js', '/assets/forms.1.js']);
  });

  test('SPEED-46 has links to the first requests of the opened screen, only for a visitor with a session', async () => {
    const cookie = 'stridewell_session=a.b.c';
    const reads = async (path: string) => readsIn(await htmlOf(path, { cookie }));
    expect(await reads('/running')).toEqual([SESSION_READ, '/api/coach/profile', '/api/stats?range=7']);
    expect(await reads('/running?tab=chat')).toEqual([SESSION_READ]);
    expect(await reads('/')).toEqual([SESSION_READ, ...HOME_READS]);
    for (const path of ['/running/season', '/privacy', '/no/such/page']) expect(await reads(path)).toEqual([]);
    for (const path of ['/', '/running']) expect(readsIn(await htmlOf(path))).toEqual([]);
  });

  test('includes a remote whose build is from an earlier release and has no preload list', async () => {
    writeFiles(edge.folder, { 'running/current.json': JSON.stringify({ build: 'b0' }) });
    writeFiles(edge.folder, { 'running/b0/mf-manifest.json': '{}' });
    const html = await htmlOf('/running', { cookie: 'stridewell_session=a.b.c' });
    expect(dataIn(html).remotes[0]).toMatchObject({ name: 'running', build: 'b0' });
    expect(linksIn(html)).toEqual([]);
  });
});

test('the shell page is sent without embedded data when the servers of a remote do not respond in time', async () => {
  const slow = await startEdge({
    web: { listWithinMs: 200, remotes: [{ name: 'running', root: 'http://front-end.example', routes: ['/running'] }] },
    findFrontEnds: () => new Promise(() => undefined),
  });
  writeFiles(slow.folder, { 'shell/index.html': HTML });
  const started = performance.now();
  const html = await (await fetch(`${slow.url}/`, { headers: { accept: 'text/html' } })).text();
  expect(performance.now() - started).toBeLessThan(900);
  expect(html).not.toContain(PAGE_DATA_ID);
  expect(html).toContain('<body>');
  await slow.close();
});
