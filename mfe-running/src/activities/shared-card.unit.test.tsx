import { keepSharedFiles } from '@stridewell/app/shared-files';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { fakeCaches } from '@stridewell/app/testing/fake-caches';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { fixClock, NOW, UNAVAILABLE } from '../testing/fixtures.ts';

fixClock();
beforeEach(fakeCaches);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const IMPORT = 'POST /api/coach/activities/import';
const open = async (path: string, routes: Record<string, FakeAnswer> = {}, files = ['run.fit', 'ride.gpx']) => {
  const form = new FormData();
  for (const name of files) form.append('files', new File(['x'], name));
  await keepSharedFiles(form, NOW.getTime());
  window.history.replaceState(null, '', path);
  const api = fakeApi({
    'GET /api/coach/profile': { body: null },
    'GET /api/coach/activities': { body: { activities: [], next: null, lastImport: null } },
    [IMPORT]: { status: 202, body: { id: '0190a5f0-0000-7000-8000-0000000000b1' } },
    ...routes,
  });
  return { api, ...renderApp(<App />, { path }) };
};
const posts = (api: ReturnType<typeof fakeApi>) => api.calls.filter(({ method }) => method === 'POST');

describe('ACT-61 the page of activities', () => {
  test('ACT-46 asks before it imports shared files, shows where they came from, sends them and removes them', async () => {
    const { api, actor } = await open('/running/activities?shared=kept');
    expect(await screen.findByText('Import these 2 files as training?')).toBeVisible();
    expect(screen.getByText('run.fit, ride.gpx')).toBeVisible();
    expect(screen.getByText(/^They came from outside Stridewell, from another app or a website/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(window.location.search).toBe('');
    expect(posts(api)).toEqual([]);
    expect(await violations()).toEqual([]);
    const append = vi.spyOn(FormData.prototype, 'append');
    await actor.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByText('run.fit, ride.gpx')).toBeNull());
    expect(posts(api)).toHaveLength(1);
    expect(append.mock.calls.map(([field, file]) => [field, (file as File).name])).toEqual([
      ['files', 'run.fit'],
      ['files', 'ride.gpx'],
    ]);
  });

  test('keeps shared files when sending them fails', async () => {
    const { actor } = await open('/running/activities', { [IMPORT]: UNAVAILABLE });
    await actor.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('run.fit, ride.gpx')).toBeVisible();
  });

  test('says that shared files wait while there is no connection, and sends them once there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api, actor } = await open('/running/activities?shared=kept', { 'GET /api/coach/activities': UNAVAILABLE });
    expect(await screen.findByText(/^You are offline\. The files wait on this device/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await actor.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(posts(api)).toHaveLength(1));
  });

  test('discards shared files with one tap', async () => {
    const { api, actor } = await open('/running/activities');
    await actor.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('run.fit, ride.gpx')).toBeNull());
    expect(posts(api)).toEqual([]);
  });

  test.each([
    ['none', /^No file came with what was shared\./],
    ['too_many', /^That is too much to share at once/],
    ['failed', /^The file could not be kept on this device\./],
  ])('explains in one sentence why no file was received (%s)', async (result, sentence) => {
    await open(`/running/activities?shared=${result}`, {}, []);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
