import { fakeApi } from '@stridewell/app/testing/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownRemotes } from '../remotes/load-remote.ts';
import { checkinFiles, offlineFiles } from './remote-files.ts';

vi.mock('../remotes/load-remote.ts', () => ({ knownRemotes: vi.fn() }));

const ENTRY = '/remotes/wellness/b1/mf-manifest.json';
const MANIFEST = {
  metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } },
  exposes: [
    { assets: { js: { sync: ['assets/app.1.js'], async: ['assets/stats.1.js'] }, css: { sync: [], async: [] } } },
  ],
};
const remote = (entry: string | null) => ({ name: 'wellness', entry, build: 'b1', routes: ['/check-in', '/stats'] });

beforeEach(() => {
  vi.mocked(knownRemotes).mockResolvedValue([remote(ENTRY)]);
});
afterEach(() => vi.unstubAllGlobals());

test('checkinFiles returns the remote’s manifest and the files that the check-in screen loads synchronously', async () => {
  fakeApi({ [`GET ${ENTRY}`]: { body: MANIFEST } });
  expect(await checkinFiles()).toEqual([
    ENTRY,
    '/remotes/wellness/b1/assets/remoteEntry.1.js',
    '/remotes/wellness/b1/assets/app.1.js',
  ]);
});

test('checkinFiles returns an empty array when the remote or its manifest is missing', async () => {
  fakeApi({ [`GET ${ENTRY}`]: { status: 503, body: {} } });
  expect(await checkinFiles()).toEqual([]);
  vi.mocked(knownRemotes).mockResolvedValue([remote(null)]);
  expect(await checkinFiles()).toEqual([]);
  vi.mocked(knownRemotes).mockResolvedValue([]);
  expect(await checkinFiles()).toEqual([]);
});

const FOLDER = '/remotes/wellness/b1/assets';

test('OFFL-06 offlineFiles returns all files of every remote’s current build', async () => {
  fakeApi({ [`GET ${ENTRY}`]: { body: MANIFEST } });
  vi.mocked(knownRemotes).mockResolvedValue([remote(ENTRY), remote(null)]);
  expect(await offlineFiles()).toEqual([
    ENTRY,
    `${FOLDER}/remoteEntry.1.js`,
    `${FOLDER}/app.1.js`,
    `${FOLDER}/stats.1.js`,
  ]);
});

test('OFFL-06 offlineFiles returns only the files of the check-in on a device that saves data', async () => {
  fakeApi({ [`GET ${ENTRY}`]: { body: MANIFEST } });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await offlineFiles()).toEqual(await checkinFiles());
});
