import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@stridewell/build/apps';
import { buildApp } from '@stridewell/build/build-app';
import { remotesIn } from '@stridewell/local/parts/remotes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoProblems, expectVisible, heading, sharedBrowser } from './browser.ts';
import { startOwnGateway } from './own-gateway.ts';
import type { OwnStack } from './own-stack.ts';
import { visitSignedIn } from './runners.ts';

const DESCRIPTOR = {
  name: 'swim',
  pages: [{ route: '/swim', title: 'Swim Coach', preload: ['charts'] }],
  nav: [{ href: '/swim', label: 'Swim Coach', note: 'Laps and technique', icon: 'run', order: 15 }],
  slots: [{ slot: 'home.cards', module: './HomeCard', order: 5 }],
};
const PAGE = `import { Page } from '@stridewell/app/core'; import { Text } from '@stridewell/ui/core';
export default function App() { return <Page title="Swim Coach" heading="Swim Coach"><Text>Ten laps today.</Text></Page>; }`;
const CARD = `import { Card, Text } from '@stridewell/ui/core';
export default function HomeCard({ closed }) { return <Card title="Swimming"><Text>{closed ? 'Closed' : 'Laps from the pool'}</Text></Card>; }`;

const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
/** A folder inside the repository, so that imports resolve. Git ignores the folder. */
const folder = mkdtempSync(path.join(cache, 'mfe-swim-'));

let edge: OwnStack;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"swim","version":"0.1.0"}');
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(DESCRIPTOR));
  writeFileSync(path.join(folder, 'src/app.tsx'), PAGE);
  writeFileSync(path.join(folder, 'src/home-card.tsx'), CARD);
  await buildApp({ name: 'swim', kind: 'remote', dir: folder });
  const swim = { name: 'swim', root: path.join(folder, 'dist'), routes: ['/swim'] };
  edge = await startOwnGateway({ REMOTES: JSON.stringify([...remotesIn(ROOT), swim]) });
});
afterAll(async () => {
  await edge?.end();
  rmSync(folder, { recursive: true, force: true });
});
const browser = sharedBrowser();

const shellBuild = (): string => readFileSync(path.join(ROOT, 'shell/dist/current.json'), 'utf8');

describe('remote added after the shell was built', () => {
  test('appears in the menu and on the home screen and opens without a new shell build', async () => {
    const before = shellBuild();
    const visited = await visitSignedIn(browser(), { baseURL: edge.urls.gateway });
    const { context, page } = visited;
    await page.goto('/');
    await expectVisible(page.getByRole('region', { name: 'Swimming' }).getByText('Laps from the pool'));
    const coaches = page.getByRole('navigation', { name: 'Coaches' }).getByRole('link');
    await expect.poll(() => coaches.allTextContents()).toEqual(['Running Coach', 'Swim Coach', 'Physio Coach']);
    await coaches.nth(1).click();
    await expectVisible(heading(page, 'Swim Coach'), page.getByText('Ten laps today.'));
    expect(await page.title()).toBe('Swim Coach · Stridewell');
    expect(shellBuild()).toBe(before);
    expectNoProblems(visited);
    await context.close();
  });

  test('shows an error card with the remote’s name when the remote’s files are missing', async () => {
    const { context, page } = await visitSignedIn(browser(), { baseURL: edge.urls.gateway });
    await page.goto('/');
    await expectVisible(page.getByRole('navigation', { name: 'Coaches' }).getByRole('link', { name: 'Swim Coach' }));
    await page.route('**/remotes/swim/**', (route) => route.abort());
    await page.goto('/swim');
    await expectVisible(page.getByRole('alert').getByText('Swim Coach is not available right now'));
    await context.close();
  });
});
