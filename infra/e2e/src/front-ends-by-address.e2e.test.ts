import { join } from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import type { RemotesFile } from '@stridewell/contracts/web';
import { type StaticServer, serveFolder } from '@stridewell/gateway/testing/static-server';
import { until } from '@stridewell/kit/testing/until';
import { remotesIn } from '@stridewell/local/parts/remotes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoProblems, expectVisible, heading, sharedBrowser } from './browser.ts';
import { OFFLINE_SWITCHES, visitWithServiceWorker } from './offline-steps.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';
import { SCREENS } from './screens.ts';
import { SEND_LABEL } from './steps.ts';

/**
 * One static server per front end, as in containers. Only the addresses of these servers are configured in the gateway.
 */
const servers = new Map<string, StaticServer>();
const remotes = remotesIn(ROOT);
const addressOf = (name: string): string => servers.get(name)?.url ?? '';

let edge: OwnStack;

beforeAll(async () => {
  servers.set('shell', await serveFolder(join(ROOT, 'shell/dist')));
  for (const { name, root } of remotes) servers.set(name, await serveFolder(root));
  edge = await startOwnGateway({
    WEB_ROOT: addressOf('shell'),
    REMOTES: JSON.stringify(remotes.map((remote) => ({ ...remote, root: addressOf(remote.name) }))),
  });
});
afterAll(async () => {
  await edge?.end();
  await Promise.all([...servers.values()].map((server) => server.close()));
});
const browser = sharedBrowser(OFFLINE_SWITCHES);

const visitServed = () => visitSignedIn(browser(), { baseURL: edge.urls.gateway });

describe('app with front ends on separate servers', () => {
  test('shows a new runner every screen', async () => {
    const visited = await visitServed();
    const { context, page, runner } = visited;
    const screens = SCREENS.filter(({ of, mode }) => of === 'newcomer' && mode !== 'embedded');
    expect(screens.length).toBeGreaterThan(0);
    for (const screen of screens) await screen.open(page, runner);
    for (const path of ['/running', '/physio-coach', '/stats']) {
      await page.goto(path);
      await expectVisible(page.getByRole('heading', { level: 1 }).first());
      expect(await page.getByText('is not available right now').count()).toBe(0);
    }
    expectNoProblems(visited);
    for (const { asked } of servers.values()) expect(asked.length).toBeGreaterThan(0);
    await context.close();
  });

  test('serves the service worker and its cached files', async () => {
    const { context, page } = await visitWithServiceWorker(browser(), { baseURL: edge.urls.gateway });
    await context.setOffline(true);
    await page.reload();
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await context.close();
  });

  test('shows an error card while a remote’s server is down and loads the remote on a retry after the restart', async () => {
    const { context, page } = await visitServed();
    await page.goto('/');
    await expectVisible(heading(page, /, Ingrid$/));
    const server = servers.get('running');
    await server?.close();
    const listed = async (): Promise<boolean> => {
      const { remotes: listedRemotes } = (await (
        await fetch(`${edge.urls.gateway}/remotes.json`)
      ).json()) as RemotesFile;
      return listedRemotes.some(({ name, entry }) => name === 'running' && entry !== null);
    };
    await until('the remote to be listed as unavailable', async () => !(await listed()), 30_000);
    await page.goto('/running');
    await expectVisible(page.getByRole('alert').getByText('Running Coach is not available right now'));
    await page.goto('/check-in');
    await expectVisible(page.getByRole('button', { name: SEND_LABEL }));
    await page.goto('/running');
    await expectVisible(page.getByRole('alert').getByText('Running Coach is not available right now'));
    const root = remotes.find(({ name }) => name === 'running')?.root ?? '';
    servers.set('running', await serveFolder(root, server?.port));
    await until('the remote to be listed again', listed);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByRole('heading', { level: 1, name: /Running/ }));
    await expect.poll(() => page.getByRole('alert').getByText('is not available right now').count()).toBe(0);
    await context.close();
  });
});
