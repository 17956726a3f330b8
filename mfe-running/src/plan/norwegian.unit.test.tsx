import type { Route } from '@stridewell/app/testing/fake-api';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { englishLeft } from '../testing/english-left.ts';
import {
  fixClock,
  LATE_WEEK,
  makeLog,
  NEXT_WEEK,
  NOT_FOUND,
  PLAN,
  PROFILE,
  UNAVAILABLE,
  WEEK,
} from '../testing/fixtures.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { onNorwegianPage, renderNorwegian } from './testing/norwegian-page.tsx';
import { weekLabel } from './week-label.ts';
import { WeekPlan } from './week-plan.tsx';

fixClock();

const GET = 'GET /api/coach/weekly-plan';
const POST = 'POST /api/coach/weekly-plan';

const open = (plan: WeeklyPlan, routes: Record<string, Route> = {}) =>
  renderNorwegian(<WeekPlan />, {
    [GET]: { body: plan },
    [`${GET}?weekStart=2026-11-23`]: { body: { ...NEXT_WEEK, minutesRange: { low: 150, high: 168 } } },
    [`${GET}?weekStart=2026-11-09`]: NOT_FOUND,
    'GET /api/coach/profile': { body: PROFILE },
    'GET /api/coach/training-logs-week': { body: [] },
    'GET /api/coach/training-logs-week?weekStart=2026-11-09': { body: [] },
    ...routes,
  });
const region = (name: string) => screen.findByRole('region', { name });
const expectNorwegian = async (): Promise<void> => {
  expect(englishLeft(PLAN_WORDS)).toEqual([]);
  expect(await violations()).toEqual([]);
};

describe('week view on a Norwegian page', () => {
  onNorwegianPage();

  test('shows this week, its days, totals, types, zones and statuses in Norwegian', async () => {
    const logs = [makeLog('2026-11-16', { minutes: 41 }), makeLog('2026-11-18', { status: 'skipped', reason: 'pain' })];
    const plan = { ...PLAN, notes: ['En merknad'], offer: { kind: 'lighter' as const, text: 'Lettere?' } };
    open(plan, { 'GET /api/coach/training-logs-week': { body: logs } });
    const week = await region('Planen denne uka');
    expect(week).toHaveTextContent('16.–22. nov. · Grunntrening');
    await waitFor(() => expect(week).toHaveTextContent('41 av 149 min'));
    const rows = within(await screen.findByRole('list', { name: 'Dagene denne uka' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/^Man16Tekst \d+41 av 30 minGjortRolig · Sone 2/);
    expect(rows[2]).toHaveTextContent('DroppetRolig · Sone 1–2Endret: Tekst');
    expect(rows[4]).toHaveTextContent('Fre20I dag');
    expect(screen.getByRole('button', { name: 'Ja takk' })).toBeVisible();
    await expectNorwegian();
  });

  test('shows a previous week without a plan, and next week as provisional', async () => {
    const { actor } = open(WEEK);
    expect(await region('Planen denne uka')).toHaveTextContent('16.–22. nov. · Grunntrening, uke 3');
    await actor.click(screen.getByRole('button', { name: 'Uka før' }));
    expect(await screen.findByText('Ingen plan for denne uka')).toBeVisible();
    expect(screen.getByText('Planen din startet senere.')).toBeVisible();
    await expectNorwegian();
    await actor.click(screen.getByRole('button', { name: 'Tilbake til denne uka' }));
    await actor.click(await screen.findByRole('button', { name: 'Uka etter' }));
    await screen.findByText('Foreløpig.');
    expect(await region('Planen neste uke')).toHaveTextContent(/Foreløpig\. Tekst \d+ Den blir på 150 til 168 min\./);
    expect(await screen.findByRole('list', { name: 'Dagene neste uke' })).toBeVisible();
  });

  test('shows the first full week of a plan that was created late in the week', async () => {
    open(LATE_WEEK);
    await waitFor(async () => expect(await region('Planen neste uke')).toHaveTextContent('Din første hele uke.'));
    expect(await region('Planen neste uke')).toHaveTextContent('Grunntrening, første hele uke');
    expect(await region('Planen denne uka')).toHaveTextContent('Grunntrening, de første dagene');
  });

  test.each([
    ['another week', { [`${GET}?weekStart=2026-11-23`]: UNAVAILABLE }, 'Vi fikk ikke hentet denne uka.'],
    ['the plan', { [GET]: UNAVAILABLE }, 'Vi fikk ikke hentet planen din.'],
  ])('shows that %s could not be loaded', async (_what, routes, words) => {
    open({ ...PLAN, days: PLAN.days.map((day, index) => (index < 4 ? (LATE_WEEK.days[index] ?? day) : day)) }, routes);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${words} Ingenting er tapt.`);
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    await expectNorwegian();
  });

  test('requests the new plan in Norwegian and shows it', async () => {
    const { api, actor } = open(WEEK, { [GET]: NOT_FOUND, [POST]: { body: WEEK } });
    expect(await screen.findByText('Ingen plan for denne uka ennå')).toBeVisible();
    await expectNorwegian();
    api.on(`${GET}?language=nb`, { body: WEEK });
    await actor.click(screen.getByRole('button', { name: 'Lag planen' }));
    expect(await screen.findByRole('list', { name: 'Dagene denne uka' })).toBeVisible();
    const posts = api.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/api/coach/weekly-plan?language=nb']);
  });

  test('shows that the plan could not be created', async () => {
    const { actor } = open(WEEK, { [GET]: NOT_FOUND, [POST]: UNAVAILABLE });
    await actor.click(await screen.findByRole('button', { name: 'Lag planen' }));
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke laget planen', tone: 'destructive' });
  });

  test('shows minors the planner’s message that plans are made for adults', async () => {
    const minor = { ...PROFILE, runningProfileV2: JSON.stringify({ age: 17 }) };
    open(WEEK, { [GET]: NOT_FOUND, 'GET /api/coach/profile': { body: minor } });
    await waitFor(() => expect(screen.getByText(/^Planene er laget for voksne\./)).toBeVisible());
    await expectNorwegian();
  });

  test.each([
    ['2026-11-16', '16.–22. nov.'],
    ['2026-11-30', '30. nov. – 6. des.'],
  ])('formats the week of %s as "%s"', (monday, label) => {
    expect(weekLabel(monday)).toBe(label);
  });
});
