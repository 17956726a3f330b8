import { keepSharedFiles } from '@stridewell/app/shared-files';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { fakeCaches } from '@stridewell/app/testing/fake-caches';
import { renderApp } from '@stridewell/app/testing/render';
import type { ImportSummary } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { activityOf, detailOf } from '../testing/activity-fixtures.ts';
import { englishLeft } from '../testing/english-left.ts';
import { fixClock, NOW, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { EFFORT_WORDS } from '../tracker/effort-words.ts';
import { ACTIVITY_WORDS } from './activity-words.ts';

/** jsdom has no canvas, so the chart library is replaced by a mock. */
vi.mock('uplot', () => ({
  default: class {
    destroy(): void {}
  },
}));

fixClock();
beforeEach(() => {
  document.documentElement.lang = 'nb';
  fakeCaches();
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const RUN = activityOf({ distanceMeters: 10_240 });
const PATH = `/running/activities/${RUN.id}`;
const DONE: ImportSummary = {
  ...{ id: '0190a5f0-0000-7000-8000-0000000000b1', state: 'done', found: 3, createdAt: `${TODAY}T07:00:00Z` },
  counts: { imported: 1, duplicate: 1, unsupported: 0, failed: 1 },
};

const open = (path: string, routes: Record<string, FakeAnswer>) => {
  const api = fakeApi({ 'GET /api/coach/profile': { body: null }, ...routes });
  return { api, ...renderApp(<App />, { path }) };
};
const list = (body: object = {}): Record<string, FakeAnswer> => ({
  'GET /api/coach/activities': { body: { activities: [RUN], next: null, lastImport: null, ...body } },
});
const detail = (more: Parameters<typeof detailOf>[0] = {}): Record<string, FakeAnswer> => ({
  [`GET /api/coach/activities/${RUN.id}`]: { body: detailOf({ distanceMeters: 10_240, ...more }) },
});
const left = () => englishLeft(ACTIVITY_WORDS, EFFORT_WORDS);
const button = (name: string) => screen.findByRole('button', { name });

describe('all activities in Norwegian', () => {
  test('are listed with decimal commas, below the newest run without an effort', async () => {
    const other = activityOf({ id: '0190a5f0-0000-7000-8000-0000000000a2', rpe: null });
    open('/running/activities', list({ activities: [RUN, other], next: `${TODAY}T06:00:00.000Z` }));
    const name = /^Løpetur, fre\. 20\. nov\. 2026.*10,2 km · 50:00 · 4:53 \/km · innsats 4/;
    expect(await screen.findByRole('link', { name })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Hvor hardt var det?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '7, hardt' })).toBeInTheDocument();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('are entered by hand in Norwegian', async () => {
    const { actor } = open('/running/activities', list({ activities: [] }));
    await actor.click(await button('Før inn selv'));
    expect(screen.getByRole('form', { name: 'Før inn en aktivitet' })).toBeVisible();
    expect(screen.getByLabelText('Hva du gjorde')).toHaveDisplayValue('Løpetur');
    await actor.type(screen.getByRole('textbox', { name: /^Kilometer/ }), 'langt');
    await actor.click(await button('Lagre'));
    expect(screen.getByText('Skriv hele minutter, fra 1 til 1440.')).toBeVisible();
    expect(screen.getByText('Skriv et tall, for eksempel 7,5.')).toBeVisible();
    expect(screen.getAllByText('Valgfritt')).toHaveLength(2);
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('show the results of the files in Norwegian', async () => {
    const files = [{ name: 'broken.gpx', result: 'failed', reason: 'damaged', activityId: null }];
    const { actor } = open('/running/activities', {
      ...list({ lastImport: DONE }),
      [`GET /api/coach/activities/import/${DONE.id}`]: { body: { ...DONE, files } },
    });
    const counts = 'Importen er ferdig: 1 importert, 1 var her fra før, 1 kunne ikke leses';
    expect(await screen.findByText(counts)).toBeVisible();
    await actor.click(await screen.findByText('Vis filene'));
    expect(screen.getByText(/Ikke importert\. Filen er ødelagt\./)).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('offer shared files in Norwegian', async () => {
    const form = new FormData();
    form.append('files', new File(['x'], 'run.fit'));
    await keepSharedFiles(form, NOW.getTime());
    open('/running/activities', list());
    expect(await screen.findByText('Importere denne filen som trening?')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('show in Norwegian that they could not be loaded', async () => {
    open('/running/activities', { 'GET /api/coach/activities': UNAVAILABLE });
    expect(await screen.findByText('Vi fikk ikke hentet aktivitetene dine. Ingenting er tapt.')).toBeVisible();
    expect(left()).toEqual([]);
  });
});

describe('an activity in Norwegian', () => {
  test('shows its values, its matched session and its splits in Norwegian', async () => {
    const matched = { date: TODAY, planType: 'tempo' as const };
    open(PATH, detail({ matched, matchedBy: 'rule', repetitions: { done: 5, planned: 6 }, longerThanLongest: 40 }));
    expect(await screen.findByText('152 (maks 171)')).toBeVisible();
    expect(screen.getByText('10,2 km')).toBeVisible();
    expect(screen.getByText(/^Dette er den planlagte økta .* 5 av 6 drag$/)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Kilometer' })).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('shows its curves and their table in Norwegian', async () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    const t = Array.from({ length: 601 }, (_, at) => at);
    const none = t.map(() => null);
    const series = {
      ...{ t, distance: t.map((at) => at * 3), speed: t.map(() => 3) },
      ...{ hr: none, altitude: none, cadence: none },
    };
    const { actor } = open(PATH, detail({ series }));
    expect(
      await screen.findByRole('figure', { name: 'Kurver for fart. Tabellen har de samme verdiene.' }),
    ).toBeVisible();
    await actor.click(await button('Tabell'));
    const table = screen.getByRole('region', { name: 'Kurver, tabell' });
    expect(within(table).getByRole('row', { name: '0,1 km 5:33 /km' })).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('can be restored in Norwegian after it was deleted', async () => {
    const { actor } = open(PATH, {
      ...{ ...detail(), ...list({ activities: [] }) },
      [`DELETE /api/coach/activities/${RUN.id}`]: { status: 204 },
    });
    await actor.click(await button('Slett'));
    await seeToast({ title: 'Aktiviteten er slettet' });
    expect(await button('Angre')).toBeVisible();
    expect(await screen.findByText('Ingen aktiviteter ennå')).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('reports in Norwegian that a change was not saved', async () => {
    const { actor } = open(PATH, { ...detail(), [`PATCH /api/coach/activities/${RUN.id}`]: UNAVAILABLE });
    await actor.click(await screen.findByRole('radio', { name: '7, hardt' }));
    await seeToast({ title: 'Vi fikk ikke lagret det. Prøv igjen.', tone: 'destructive' });
    expect(left()).toEqual([]);
  });
});
