import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import type { RemoteEntry } from '@stridewell/contracts/web';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('@module-federation/enhanced/runtime', async (original) => ({
  satisfy: (await original<typeof import('@module-federation/enhanced/runtime')>()).satisfy,
  loadRemote: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}));

const WELLNESS: RemoteEntry = {
  name: 'wellness',
  entry: '/remotes/wellness/b1/mf-manifest.json',
  build: 'b1',
  routes: ['/check-in', '/stats', '/history'],
};
const RUNNING: RemoteEntry = { name: 'running', entry: null, build: null, routes: ['/running'] };
const LIST = 'GET /remotes.json';
const Component = () => null;

const listed = (...remotes: RemoteEntry[]) => ({ body: { remotes } });

/** Imports the module again for each test, because it caches its state as long as the page exists. */
const page = async () => {
  vi.resetModules();
  return import('./load-remote.ts');
};

const registered = () => vi.mocked(registerRemotes).mock.calls;

beforeEach(() => {
  vi.stubGlobal('__UI__', '0.2.3');
  vi.stubGlobal('__APP__', '0.1.0');
  vi.mocked(registerRemotes).mockClear();
  vi.mocked(loadRemote).mockReset().mockResolvedValue({ default: Component });
});
afterEach(() => vi.unstubAllGlobals());

describe('fetchRemotes and remoteFor', () => {
  test('finds the remote whose route equals the path or a parent path', async () => {
    const { remoteFor } = await import('./remote-list.ts');
    const remotes = [WELLNESS, RUNNING];
    expect(remoteFor(remotes, '/stats')?.name).toBe('wellness');
    expect(remoteFor(remotes, '/running/x')?.name).toBe('running');
    expect(remoteFor(remotes, '/statsx')).toBeUndefined();
    expect(remoteFor(remotes, '/')).toBeUndefined();
  });

  test.each([
    ['not a list', { body: { remotes: 'wellness' } }],
    ['an entry without routes', { body: { remotes: [{ name: 'x', entry: null }] } }],
    ['an entry with an invalid kit version', { body: { remotes: [{ ...WELLNESS, ui: 2 }] } }],
    ['an entry with an invalid app version', { body: { remotes: [{ ...WELLNESS, app: 2 }] } }],
    ['an entry with an invalid address', { body: { remotes: [{ ...WELLNESS, entry: 7 }] } }],
    ['an error response', { status: 503, body: {} }],
    ['not JSON', { body: '<html>' }],
  ])('rejects %s', async (_, answer) => {
    fakeApi({ [LIST]: answer });
    const { fetchRemotes } = await import('./remote-list.ts');
    await expect(fetchRemotes()).rejects.toThrow();
  });
});

describe('loadScreen', () => {
  test('registers the remote only once, with the URL of its build', async () => {
    const { calls } = fakeApi({ [LIST]: listed(WELLNESS) });
    const { loadScreen } = await page();
    expect((await loadScreen('/check-in', 0)).default).toBe(Component);
    await loadScreen('/stats', 0);
    expect(calls).toHaveLength(1);
    const entry = new URL('/remotes/wellness/b1/mf-manifest.json', window.location.origin).href;
    expect(registered()).toEqual([[[{ name: 'wellness', entry }], { force: false }]]);
    expect(loadRemote).toHaveBeenCalledWith('wellness/App');
  });

  test('reloads the list of remotes and force-registers a newer build on retry', async () => {
    const api = fakeApi({ [LIST]: listed(WELLNESS) });
    const { loadScreen } = await page();
    vi.mocked(loadRemote).mockRejectedValueOnce(new Error('RUNTIME-013'));
    await expect(loadScreen('/check-in', 0)).rejects.toThrow('RUNTIME-013');
    api.on(LIST, listed({ ...WELLNESS, entry: '/remotes/wellness/b2/mf-manifest.json', build: 'b2' }));
    await loadScreen('/check-in', 1);
    expect(registered().at(-1)).toMatchObject([[{ entry: expect.stringContaining('/b2/') }], { force: true }]);
  });

  test('reloads the list of remotes after a failure', async () => {
    const api = fakeApi({ [LIST]: { status: 503, body: {} } });
    const { loadScreen } = await page();
    await expect(loadScreen('/check-in', 0)).rejects.toThrow('503');
    api.on(LIST, listed(WELLNESS));
    await expect(loadScreen('/check-in', 0)).resolves.toMatchObject({ default: Component });
  });

  test('rejects for a path that no remote serves and for a remote that is not deployed', async () => {
    fakeApi({ [LIST]: listed(WELLNESS, RUNNING) });
    const { loadScreen } = await page();
    await expect(loadScreen('/running', 0)).rejects.toMatchObject({ name: 'RemoteMissingError' });
    await expect(loadScreen('/physio-coach', 0)).rejects.toMatchObject({ name: 'RemoteMissingError' });
    expect(registerRemotes).not.toHaveBeenCalled();
  });

  test('makes the loaded remote available for all paths it serves', async () => {
    fakeApi({ [LIST]: listed(WELLNESS) });
    const { loadScreen, loadedScreen } = await page();
    expect(loadedScreen('/stats')).toBeUndefined();
    await loadScreen('/check-in', 0);
    expect(loadedScreen('/stats')).toBe(Component);
    expect(loadedScreen('/running')).toBeUndefined();
  });

  test('rejects when the remote’s module is empty', async () => {
    fakeApi({ [LIST]: listed(WELLNESS) });
    const { loadScreen } = await page();
    vi.mocked(loadRemote).mockResolvedValueOnce(null);
    await expect(loadScreen('/check-in', 0)).rejects.toThrow('empty');
  });
});

describe('loadScreen with a remote that requires a version range of the UI kit', () => {
  test.each(['^0.1.0', '^0.2.4', '^0.3.0', '^1.0.0', '^1.2.3'])(
    'rejects the range %s for version 0.2.3 before loading any file of the remote',
    async (ui) => {
      fakeApi({ [LIST]: listed({ ...WELLNESS, ui }) });
      const { loadScreen } = await page();
      await expect(loadScreen('/check-in', 0)).rejects.toMatchObject({ name: 'IncompatibleRemoteError' });
      expect([registered(), vi.mocked(loadRemote).mock.calls]).toEqual([[], []]);
    },
  );

  test.each(['^0.2.0', '^0.2.3'])('accepts the range %s for version 0.2.3', async (ui) => {
    fakeApi({ [LIST]: listed({ ...WELLNESS, ui }) });
    const { loadScreen } = await page();
    await expect(loadScreen('/check-in', 0)).resolves.toMatchObject({ default: Component });
  });

  test('rejects a remote whose UI kit range matches but whose app library range does not', async () => {
    fakeApi({ [LIST]: listed({ ...WELLNESS, ui: '^0.2.0', app: '^0.2.0' }) });
    const { loadScreen } = await page();
    await expect(loadScreen('/check-in', 0)).rejects.toMatchObject({ name: 'IncompatibleRemoteError' });
    expect(registered()).toEqual([]);
  });

  test('accepts a remote whose UI kit range and app library range both match', async () => {
    fakeApi({ [LIST]: listed({ ...WELLNESS, ui: '^0.2.0', app: '^0.1.0' }) });
    const { loadScreen } = await page();
    await expect(loadScreen('/check-in', 0)).resolves.toMatchObject({ default: Component });
  });

  test('rejects a build that the federation runtime found incompatible until another build is deployed', async () => {
    const api = fakeApi({ [LIST]: listed(WELLNESS) });
    const { loadScreen } = await page();
    vi.mocked(loadRemote).mockRejectedValueOnce(
      new Error('Version 0.2.3 of shared singleton module @stridewell/ui/core does not satisfy the requirement'),
    );
    for (const [path, attempt] of [
      ['/check-in', 0],
      ['/stats', 0],
      ['/stats', 1],
    ] as const)
      await expect(loadScreen(path, attempt)).rejects.toMatchObject({ name: 'IncompatibleRemoteError' });
    api.on(LIST, listed({ ...WELLNESS, entry: '/remotes/wellness/b2/mf-manifest.json', build: 'b2' }));
    await expect(loadScreen('/stats', 1)).resolves.toMatchObject({ default: Component });
  });

  test('accepts the range ^1.2.3 for version 1.4.0', async () => {
    vi.stubGlobal('__UI__', '1.4.0');
    fakeApi({ [LIST]: listed({ ...WELLNESS, ui: '^1.2.3' }) });
    const { loadScreen } = await page();
    await expect(loadScreen('/check-in', 0)).resolves.toMatchObject({ default: Component });
  });
});
