import type { Route } from '@stridewell/app/testing/fake-api';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changesOf, openProfile } from '../testing/fixtures.tsx';

const EXPORT = 'GET /api/export/all';
const STATE = 'GET /api/coach/calendar';
const MAKE = 'POST /api/coach/calendar';
const URL_OF_FEED = 'https://run.example.com/api/coach/calendar/a-token.ics';
const ON = { body: { since: '2026-11-16T08:00:00.000Z' } };

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:it';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('PROF-16 data download setting', () => {
  const download = async (answer: Route) => {
    const app = await openProfile({}, { [EXPORT]: answer });
    await app.actor.click(screen.getByRole('button', { name: 'Download' }));
    return app;
  };

  test('saves all data as one file whose name contains the date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:41:00Z') });
    await download({ body: '{"format":"stridewell-export/1","services":[],"complete":true}' });
    expect(await screen.findByText('Your data is downloaded')).toBeInTheDocument();
    expect(saved).toEqual(['stridewell-data-2026-11-20.json']);
    expect(await violations()).toEqual([]);
  });

  test('saves the file and shows a warning when data from a service is missing', async () => {
    await download({ body: '{"services":[{"service":"physio","error":"x"}],"complete":false}' });
    expect(await screen.findByText('A part is missing')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  test('marks its button as busy and ignores further clicks while the download is running', async () => {
    const { api, actor } = await download(() => new Promise<never>(() => {}));
    await actor.click(await screen.findByRole('button', { name: 'Downloading...' }));
    expect(api.calls.filter(({ path }) => path === '/api/export/all')).toHaveLength(1);
  });

  test('shows an error and saves nothing when the download fails', async () => {
    await download({ status: 503, body: {} });
    expect(await screen.findByText('Failed to download your data')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('PROF-15 BEYOND-28 calendar feed setting', () => {
  const make = async (routes: Record<string, Route> = {}) => {
    const app = await openProfile({}, { [MAKE]: { body: { url: URL_OF_FEED } }, ...routes });
    const button = await screen.findByRole('button', { name: 'Make a link' });
    app.api.on(STATE, ON);
    await app.actor.click(button);
    const address = await screen.findByLabelText('Your private link');
    return { ...app, address };
  };

  test('creates a link, shows and focuses its address, and copies the address', async () => {
    const { actor, address } = await make();
    expect(address).toHaveValue(URL_OF_FEED);
    expect(address).toHaveFocus();
    expect(screen.getByText('Private link, on since Monday 16 November')).toBeInTheDocument();
    expect(
      screen.getByText('A new link replaces the old one. Changing your password removes the link.'),
    ).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(URL_OF_FEED);
  });

  test('asks the runner to copy the address when access to the clipboard is denied', async () => {
    const { actor } = await make();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await actor.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Please copy the link yourself')).toBeInTheDocument();
  });

  test('BEYOND-30 removes the link after confirmation and then offers to create a new one', async () => {
    const { api, actor } = await make({ 'DELETE /api/coach/calendar': { status: 204 } });
    await actor.click(screen.getByRole('button', { name: 'Remove link' }));
    await screen.findByRole('alertdialog', { name: 'Remove the calendar link' });
    expect(changesOf(api)).toEqual([[MAKE, undefined]]);
    await actor.click(screen.getByRole('button', { name: 'Remove link' }));
    expect(await screen.findByText('Link removed')).toBeInTheDocument();
    expect(changesOf(api).at(-1)).toEqual(['DELETE /api/coach/calendar', undefined]);
    expect(screen.queryByLabelText('Your private link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Make a link' })).toBeInTheDocument();
  });

  test('shows the creation date but not the address of an existing link', async () => {
    await openProfile({}, { [STATE]: ON });
    expect(await screen.findByText('Private link, on since Monday 16 November')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your private link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Make a new link' })).toBeInTheDocument();
  });

  test('shows an error when the link cannot be loaded and loads the link on retry', async () => {
    const { api, actor } = await openProfile({}, { [STATE]: { status: 503, body: {} } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('We could not load your link.')).toBeInTheDocument();
    api.on(STATE, ON);
    await actor.click(retry);
    await waitFor(() => expect(screen.getByText(/on since Monday/)).toBeInTheDocument());
  });
});

test('PROF-05 Delete My Data opens a dialog with the keyboard and deletes nothing when the dialog is closed', async () => {
  const { api, actor } = await openProfile();
  screen.getByRole('button', { name: 'Delete My Data' }).focus();
  await actor.keyboard('{Enter}');
  await screen.findByRole('alertdialog', { name: 'Delete Account & Data' });
  await actor.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete My Data' })).toHaveFocus());
  expect(changesOf(api)).toEqual([]);
});
