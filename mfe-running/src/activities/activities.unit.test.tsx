import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { ActivityImport, ImportSummary } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { activityOf, detailOf } from '../testing/activity-fixtures.ts';
import { fixClock, NOT_FOUND, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';

/** jsdom has no canvas, so the chart library is replaced by a mock. */
const drawn = vi.hoisted(() => [] as { data: number[][] }[]);
vi.mock('uplot', () => ({
  default: class {
    constructor(_options: object, data: number[][]) {
      drawn.push({ data });
    }
    destroy(): void {}
  },
}));

fixClock();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const RUN = activityOf();
const DONE: ImportSummary = {
  ...{ id: '0190a5f0-0000-7000-8000-0000000000b1', state: 'done', found: 3, createdAt: `${TODAY}T07:00:00Z` },
  counts: { imported: 1, duplicate: 1, unsupported: 0, failed: 1 },
};
const FILES: ActivityImport['files'] = [
  { name: 'broken.gpx', result: 'failed', reason: 'damaged', activityId: null },
  { name: 'again.fit', result: 'duplicate', reason: 'same_file', activityId: RUN.id },
  { name: 'run.fit', result: 'imported', reason: null, activityId: RUN.id },
];

const open = (path: string, routes: Record<string, FakeAnswer>) => {
  const api = fakeApi({ 'GET /api/coach/profile': { body: null }, ...routes });
  return { api, ...renderApp(<App />, { path }) };
};
const list = (body: object = {}): Record<string, FakeAnswer> => ({
  'GET /api/coach/activities': { body: { activities: [RUN], next: null, lastImport: null, ...body } },
});

describe('ACT-41 all activities', () => {
  test('are listed with distance, time and pace, and link to their pages', async () => {
    open('/running/activities', list());
    const link = await screen.findByRole('link', { name: /Run, .*10 km · 50:00 · 5:00 \/km/ });
    expect(link).toHaveAttribute('href', `/running/activities/${RUN.id}`);
    expect(await violations()).toEqual([]);
  });

  test('are loaded page by page', async () => {
    const next = `${TODAY}T06:00:00.000Z`;
    const older = activityOf({ id: '0190a5f0-0000-7000-8000-0000000000a2', sport: 'hike' });
    const { actor } = open('/running/activities', {
      ...list({ next }),
      [`GET /api/coach/activities?before=${encodeURIComponent(next)}`]: {
        body: { activities: [older], next: null, lastImport: null },
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /^Hike/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('invite the runner to import files when there are none', async () => {
    open('/running/activities', list({ activities: [] }));
    expect(await screen.findByText('No activities yet')).toBeVisible();
  });

  test('can be reloaded after an error', async () => {
    open('/running/activities', { 'GET /api/coach/activities': UNAVAILABLE });
    expect(await screen.findByText('We could not load your activities. Nothing is lost.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('ACT-44 entering an activity by hand', () => {
  const saved = { 'POST /api/coach/activities': { body: RUN } };

  test('sends date, sport, minutes, distance, effort and note', async () => {
    const { api, actor } = open('/running/activities', { ...list(), ...saved });
    await actor.click(await screen.findByRole('button', { name: 'Enter by hand' }));
    await actor.selectOptions(screen.getByLabelText('What you did'), 'Trail run');
    await actor.type(screen.getByLabelText('Minutes'), '45');
    await actor.type(screen.getByRole('textbox', { name: /^Kilometres/ }), '7,5');
    await actor.click(screen.getByRole('radio', { name: '6, a little hard' }));
    await actor.type(screen.getByRole('textbox', { name: /^Note/ }), 'Muddy');
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ date: TODAY, sport: 'trail_run', minutes: 45, meters: 7_500, rpe: 6, note: 'Muddy' },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Enter by hand' })).toBeVisible();
  });

  test('shows which fields are missing and sends nothing', async () => {
    const { api, actor } = open('/running/activities', { ...list(), ...saved });
    await actor.click(await screen.findByRole('button', { name: 'Enter by hand' }));
    await actor.type(screen.getByRole('textbox', { name: /^Kilometres/ }), 'far');
    await actor.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Give whole minutes, from 1 to 1440.')).toBeVisible();
    expect(screen.getByText('Give a number, such as 7.5.')).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('ACT-45 the effort of an activity', () => {
  const change = { [`PATCH /api/coach/activities/${RUN.id}`]: { body: activityOf({ rpe: 7 }) } };
  const asked = (api: { calls: readonly { method: string; body?: unknown }[] }) =>
    api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  test('is asked above the list for the newest run without an effort', async () => {
    const { api, actor } = open('/running/activities', {
      ...list({ activities: [activityOf({ rpe: null })] }),
      ...change,
    });
    await actor.click(await screen.findByRole('radio', { name: '7, hard' }));
    await vi.waitFor(() => expect(asked(api)).toEqual([{ rpe: 7 }]));
    expect(await violations()).toEqual([]);
  });

  test('is not asked again after "Not now", nor for old runs and other sports', async () => {
    const activities = [
      activityOf({ rpe: null }),
      activityOf({ id: '0190a5f0-0000-7000-8000-0000000000a2', rpe: null, sport: 'cycle' }),
      activityOf({ id: '0190a5f0-0000-7000-8000-0000000000a3', rpe: null, date: '2026-10-01' }),
    ];
    const { actor } = open('/running/activities', list({ activities }));
    await actor.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('group', { name: 'How hard was it?' })).toBeNull();
  });

  test('is shown in the list', async () => {
    open('/running/activities', list());
    expect(await screen.findByText(/5:00 \/km · effort 4/)).toBeVisible();
  });

  test('is asked on the page of the activity, with a note', async () => {
    const { api, actor } = open(`/running/activities/${RUN.id}`, {
      ...{ [`GET /api/coach/activities/${RUN.id}`]: { body: detailOf() }, ...change },
    });
    await actor.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Windy');
    await actor.click(screen.getByRole('button', { name: 'Save the note' }));
    await vi.waitFor(() => expect(asked(api)).toEqual([{ note: 'Windy' }]));
  });
});

describe('IMPORT-30 bringing files', () => {
  const file = new File(['<gpx/>'], 'run.gpx');
  const sent = { 'POST /api/coach/activities/import': { status: 202, body: { id: DONE.id } } };

  test('sends the chosen files as a form', async () => {
    const { api, actor } = open('/running/activities', { ...list(), ...sent });
    await screen.findByRole('button', { name: 'Choose files' });
    await actor.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file);
    await vi.waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  test('sends dropped files', async () => {
    const { api } = open('/running/activities', { ...list(), ...sent });
    const target = await screen.findByText('Drop the files here');
    fireEvent.drop(target, { dataTransfer: { files: [file] } });
    await vi.waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  test('SECU-3307 explains in plain words why an upload was rejected', async () => {
    const refused = { status: 409, body: { code: 'import_limit', message: 'The server’s own sentence.' } };
    const { actor } = open('/running/activities', { ...list(), 'POST /api/coach/activities/import': refused });
    await screen.findByRole('button', { name: 'Choose files' });
    await actor.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have brought files 20 times within a day. Please try again tomorrow.',
    );
  });

  test('shows each file that needs attention with a one-sentence result', async () => {
    const { actor } = open('/running/activities', {
      ...list({ lastImport: DONE }),
      [`GET /api/coach/activities/import/${DONE.id}`]: { body: { ...DONE, files: FILES } },
    });
    expect(await screen.findByText('Import finished: 1 imported, 1 already here, 1 could not be read')).toBeVisible();
    await actor.click(await screen.findByText('Show the files'));
    const rows = within(screen.getByRole('list', { name: 'Show the files' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'broken.gpx · Not imported. The file is damaged.',
      'again.fit · Already here. You have imported this file before.',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('ACT-70 says that a recording was stored as a ride and links to its page', async () => {
    const ride = { name: 'fast.fit', result: 'imported', reason: 'faster_than_running', activityId: RUN.id } as const;
    const { actor } = open('/running/activities', {
      ...list({ lastImport: DONE }),
      [`GET /api/coach/activities/import/${DONE.id}`]: { body: { ...DONE, files: [ride] } },
    });
    await actor.click(await screen.findByText('Show the files'));
    expect(screen.getByText(/Stored as a ride: faster than running/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', `/running/activities/${RUN.id}`);
  });

  test('shows the progress of a running import', async () => {
    open('/running/activities', list({ lastImport: { ...DONE, state: 'running', found: 60 } }));
    expect(await screen.findByRole('progressbar', { name: '3 of 60 files read' })).toHaveValue(3);
  });
});

describe('ACT-42 an activity', () => {
  const path = `/running/activities/${RUN.id}`;
  const detail = (more: Parameters<typeof detailOf>[0] = {}): Record<string, FakeAnswer> => ({
    [`GET /api/coach/activities/${RUN.id}`]: { body: detailOf(more) },
  });

  test('shows its values, splits and laps', async () => {
    open(path, detail());
    expect(await screen.findByText('152 (max 171)')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 10 + 1 + 2);
    expect(await violations()).toEqual([]);
  });

  test('ACT-43 draws curves, with a table of the same values', async () => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    const t = Array.from({ length: 601 }, (_, at) => at);
    const none = t.map(() => null);
    const series = {
      t,
      distance: t.map((at) => at * 3),
      speed: t.map(() => 3),
      hr: none,
      altitude: none,
      cadence: none,
    };
    const { actor } = open(path, detail({ series, splits: { km: [], mile: [] }, laps: [] }));
    expect(await screen.findByRole('figure', { name: 'Curves of Pace. The table has the same values.' })).toBeVisible();
    expect(drawn).toHaveLength(1);
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByRole('row', { name: '0.1 km 5:33 /km' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows the number of repetitions and that the run was longer than usual, and removes the match with one tap', async () => {
    const matched = { date: TODAY, planType: 'tempo' as const };
    const { api, actor } = open(path, {
      ...detail({ matched, matchedBy: 'rule', repetitions: { done: 5, planned: 6 }, longerThanLongest: 40 }),
      [`PATCH /api/coach/activities/${RUN.id}`]: { body: activityOf({ matchedBy: 'runner' }) },
    });
    expect(await screen.findByText(/5 of 6 repetitions/)).toBeVisible();
    expect(screen.getByText(/40 % longer than your longest run of 30 days/)).toBeVisible();
    expect(screen.queryByText(/your next long run follows it/)).toBeNull();
    await actor.click(screen.getByRole('button', { name: 'Not the planned session' }));
    await vi.waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isPlannedSession: false }),
    );
  });

  test('ACT-76 can be changed to another sport', async () => {
    const { api, actor } = open(path, {
      ...detail(),
      [`PATCH /api/coach/activities/${RUN.id}`]: { body: activityOf({ sport: 'cycle' }) },
    });
    await actor.selectOptions(await screen.findByLabelText('What you did'), 'Ride');
    await vi.waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ sport: 'cycle' }),
    );
    expect(await violations()).toEqual([]);
  });

  test('says that one long run outside the plan does not make the next one longer', async () => {
    open(path, detail({ longerThanLongest: 120 }));
    expect(await screen.findByText(/your next long run follows it only if you run that long again\.$/)).toBeVisible();
  });

  test('ACT-86 shows a run on a planned walk day as more than planned and links to the physio check-in', async () => {
    open(path, detail({ isRunOnWalkDay: true }));
    expect(await screen.findByText(/more than planned: your plan had a walk/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Check in with the physio coach' });
    expect(link).toHaveAttribute('href', '/physio-coach?tab=checkins');
    expect(await violations()).toEqual([]);
  });

  test('is deleted and can be restored from the list', async () => {
    const { actor } = open(path, {
      ...detail(),
      ...list({ activities: [] }),
      [`DELETE /api/coach/activities/${RUN.id}`]: { status: 204 },
    });
    await actor.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No activities yet')).toBeVisible();
    expect(window.location.pathname).toBe('/running/activities');
  });

  test('shows the not-found screen when it does not exist', async () => {
    open(path, { [`GET /api/coach/activities/${RUN.id}`]: NOT_FOUND });
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  });
});
