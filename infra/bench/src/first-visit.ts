import { parseArgs } from 'node:util';
import { launchBrowser, PHONE } from '@stridewell/e2e/browser';
import { startOwnStack } from '@stridewell/e2e/own-stack';
import { type Runner, signIn } from '@stridewell/e2e/runners';
import { createInjuredRunner } from '@stridewell/e2e/seed-injured-runner';
import type { Browser } from 'playwright-core';
import { serveBarePage } from './bare-page/serve.ts';
import { median } from './figures.ts';

/**
 * Measures the first visit to each main screen on a slow phone: paints, the largest paint and the layout shifts, with
 * an empty cache and without the service worker. A bare React page is measured in the same rounds.
 * Run: `node infra/bench/src/first-visit.ts [--rounds 3] [--routes /,/stats] [--waterfall]`
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    routes: { type: 'string' },
    waterfall: { type: 'boolean', default: false },
  },
});

/** Lighthouse's "slow 4G" as seen by the browser, and a processor four times slower than this machine's. */
const SLOW_4G = { latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8, offline: false };
const CPU_SLOWDOWN = 4;
/** Time in milliseconds without a new request after which a screen is complete. */
const QUIET_MS = 3_000;

interface Visit {
  name: string;
  path: string;
  signedIn: boolean;
}

const VISITS: Visit[] = [
  { name: 'welcome', path: '/', signedIn: false },
  ...['/', '/running', '/physio-coach', '/stats', '/check-in'].map((path) => ({
    name: path === '/' ? 'home' : path,
    path,
    signedIn: true,
  })),
];

interface Paints {
  fcp: number;
  lcp: number;
  /** Text of the element of the largest paint. */
  largest: string;
  /** Sum of all layout shifts, which is never less than CLS. */
  shifts: number;
  /** The elements that moved most, with their contribution to the shift. */
  moved: string[];
  requests: number;
  kilobytes: number;
  /** Start, end and path of every request, for the waterfall. */
  waterfall: string[];
}

/** Runs in the page: reads the buffered performance entries. */
const READ_PAINTS = `(async () => {
  const read = (type) => new Promise((resolve) => {
    const found = [];
    const observer = new PerformanceObserver((list) => found.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    setTimeout(() => { observer.disconnect(); resolve(found); }, 200);
  });
  const nameOf = (node) => node && node.nodeType === 1 ? node.tagName + ' ' + (node.textContent || '').slice(0, 40) : String(node && node.nodeName);
  const [paints, largest, shifts] = await Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(read));
  const resources = performance.getEntriesByType('resource');
  const last = largest.at(-1);
  const moves = shifts.filter((shift) => !shift.hadRecentInput);
  return {
    fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: last?.startTime ?? NaN,
    largest: last ? nameOf(last.element) : '',
    shifts: moves.reduce((sum, { value }) => sum + value, 0),
    moved: moves.map(({ value, startTime, sources }) => value.toFixed(3) + ' at ' + Math.round(startTime) + ': ' + sources.map(({ node }) => nameOf(node)).join(' | ')),
    requests: resources.length + 1,
    kilobytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    waterfall: resources.map(({ startTime, responseEnd, name, transferSize }) => Math.round(startTime) + '-' + Math.round(responseEnd) + ' ' + new URL(name).pathname + ' ' + Math.round(transferSize / 1000) + ' KB'),
  };
})()`;

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const measure = async (browser: Browser, url: string, state?: State): Promise<Paints> => {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Oslo',
    locale: 'en-GB',
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    let lastRequest = performance.now();
    page.on('request', () => {
      lastRequest = performance.now();
    });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    while (performance.now() - lastRequest < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
    return await page.evaluate<Paints>(READ_PAINTS);
  } finally {
    await context.close();
  }
};

/**
 * Signs in and opens the home screen once, as on a device that has been used before. Returns cookies and local storage.
 */
const stateAfterSignIn = async (browser: Browser, baseURL: string, runner: Runner): Promise<State> => {
  const context = await browser.newContext({ baseURL, viewport: PHONE, serviceWorkers: 'block' });
  await signIn(context, runner, true);
  const page = await context.newPage();
  await page.goto('/');
  // Located by text, because the sheet of a reached milestone hides the rest of the page from roles.
  await page.getByText('This week', { exact: true }).first().waitFor({ state: 'attached' });
  const state = await context.storageState();
  await context.close();
  return state;
};

const seconds = (ms: number): string => (ms / 1_000).toFixed(2);

const line = (name: string, runs: Paints[], bare: number): string => {
  const of = (key: 'fcp' | 'lcp' | 'shifts' | 'requests' | 'kilobytes') => median(runs.map((run) => run[key]));
  return [
    name.padEnd(14),
    `FCP ${seconds(of('fcp'))} s`,
    `LCP ${seconds(of('lcp'))} s (${(of('lcp') / bare).toFixed(2)} x bare)`,
    `CLS ${of('shifts').toFixed(3)}`,
    `${of('requests')} requests`,
    `${Math.round(of('kilobytes'))} KB`,
    `largest: ${runs.at(-1)?.largest ?? ''}`,
  ].join('  ');
};

const stack = await startOwnStack();
const bare = await serveBarePage();
const browser = await launchBrowser();
try {
  const state = await stateAfterSignIn(browser, stack.urls.gateway, await createInjuredRunner(browser, stack.urls));
  const wanted = values.routes?.split(',');
  const visits = VISITS.filter(({ name }) => wanted === undefined || wanted.includes(name));
  const runs = new Map<string, Paints[]>();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    runs.set('bare', [...(runs.get('bare') ?? []), await measure(browser, bare.url)]);
    for (const { name, path, signedIn } of visits) {
      const run = await measure(browser, stack.urls.gateway + path, signedIn ? state : undefined);
      runs.set(name, [...(runs.get(name) ?? []), run]);
    }
  }
  const bareLcp = median((runs.get('bare') ?? []).map(({ lcp }) => lcp));
  for (const [name, all] of runs) {
    console.log(line(name, all, bareLcp));
    for (const moved of all.at(-1)?.moved ?? []) console.log(`    moved ${moved}`);
    if (values.waterfall) for (const request of all.at(-1)?.waterfall ?? []) console.log(`    ${request}`);
  }
} finally {
  await browser.close();
  bare.close();
  await stack.end();
}
