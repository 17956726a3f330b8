import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { PlannedSession, WeeklyPlan, WeeklyPlanDay } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { BACKGROUND } from '../testing/background-fixture.ts';
import { englishLeft } from '../testing/english-left.ts';
import {
  CHANGED_DAY,
  CRUISE,
  dashboardRoutes,
  easySession,
  fixClock,
  NEXT_WEEK,
  NOT_FOUND,
  restDay,
  STRENGTH,
  TODAY,
  UNAVAILABLE,
  weekWith,
} from '../testing/fixtures.ts';
import { partsOf } from './effort.ts';
import { PlannedAndNow } from './planned-and-now.tsx';
import { SessionBars } from './session-bars.tsx';
import { SESSION_WORDS } from './session-words.ts';
import { captionsOf, describeSession, lengthText, sessionLine, targetLine, targetText } from './step-words.ts';

fixClock();
beforeEach(() => {
  document.documentElement.lang = 'nb';
});
afterEach(() => document.documentElement.removeAttribute('lang'));

const PLAN = 'GET /api/coach/weekly-plan?language=nb';
const NEXT_PLAN = 'GET /api/coach/weekly-plan?weekStart=2026-11-23&language=nb';

/** A session with its texts in Norwegian, as the API sends them when it is asked for Norwegian. */
const norsk = (session: PlannedSession, title: string): PlannedSession => ({
  ...session,
  title,
  purpose: 'Hever farten du kan holde i en time.',
  feel: 'Du kan si noen få ord.',
  notes: session.notes.length > 0 ? ['Spis som vanlig.'] : [],
  versions: { noWatch: 'Innsats 6 til 7.', treadmill: 'Still inn farten.', shortened: 'Ett drag.', noRun: 'Sykkel.' },
});
const TERSKEL = norsk(CRUISE, 'Terskelintervaller: 3 × 8 min');
const DAG: WeeklyPlanDay = {
  ...CHANGED_DAY,
  title: TERSKEL.title,
  session: TERSKEL,
  planned: norsk(CRUISE, 'Terskelintervaller: 4 × 8 min'),
  changed: 'Trimmet i dag.',
  action: { kind: 'trim', text: 'Tren, men trim økta.' },
  ladderStage: 3,
  strength: { ...STRENGTH, title: 'Styrke, hofte', exercises: [] },
};

const open = (date = TODAY, change: Record<string, FakeAnswer> = {}) => {
  fakeApi(
    dashboardRoutes({
      [PLAN]: { body: weekWith(DAG) },
      [NEXT_PLAN]: NOT_FOUND,
      'GET /api/coach/strength-logs-week': { body: [] },
      'GET /api/coach/background': { body: BACKGROUND },
      ...change,
    }),
  );
  return renderApp(<App />, { path: `/running/session/${date}` });
};
const left = () => englishLeft(SESSION_WORDS);
const region = (name: string) => screen.findByRole('region', { name });

describe('session page in Norwegian', () => {
  test('has steps, targets, purpose, change and files in Norwegian', async () => {
    const { actor } = open();
    const steps = await region('Delene');
    expect(await screen.findAllByText('fredag 20. november')).not.toHaveLength(0);
    expect(steps).toHaveTextContent('fre. 20. nov. · 53 min · 24 min hardt');
    expect(steps).toHaveTextContent('3 ganger');
    expect(await region('Om økta')).toHaveTextContent('Trinn 3 i gå–løp-stigen.');
    expect(await region('Om økta')).toHaveTextContent('Endret: Trimmet i dag.');
    expect(await region('Andre måter å gjøre den på')).toHaveTextContent('Uten klokke');
    expect(await screen.findByRole('link', { name: 'Merk den i loggen' })).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
    await actor.click(within(steps).getByRole('radio', { name: 'Puls' }));
    expect(await within(steps).findByText('163–170 slag/min')).toBeVisible();
    await actor.click(within(steps).getByRole('radio', { name: 'Innsats' }));
    expect(within(steps).getByText('Innsats 6–7 av 10, du kan si noen få ord')).toBeVisible();
    expect(steps).toHaveTextContent('Innsats 2–3 av 10, du kan snakke i hele setninger. Ikke etter den siste');
    expect(left()).toEqual([]);
  });

  test('has a day without steps and the preview of a week in Norwegian', async () => {
    const before: WeeklyPlanDay = restDay('2026-11-17', { title: 'Hvile', why: 'Treningen virker mens du hviler.' });
    const { unmount } = open('2026-11-17', { [PLAN]: { body: weekWith(before) } });
    expect(await region('Dagen')).toHaveTextContent('Treningen virker mens du hviler.');
    unmount();
    const preview: WeeklyPlan = {
      ...NEXT_WEEK,
      dependsOn: 'Den gjelder hvis uka går som planlagt.',
      days: NEXT_WEEK.days.map((day) =>
        day.date === '2026-11-24' ? { ...day, session: norsk(easySession(35), 'Rolig tur') } : day,
      ),
    };
    open('2026-11-24', { [NEXT_PLAN]: { body: preview } });
    expect(await screen.findByText('Foreløpig.')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('says in Norwegian that there is no session, and that it could not be loaded', async () => {
    const { unmount } = open('2026-11-24');
    expect(await screen.findByText('Ingen plan for denne dagen')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Økt' })).toBeVisible();
    expect(left()).toEqual([]);
    unmount();
    open(TODAY, { [PLAN]: UNAVAILABLE });
    expect(await screen.findByText('Vi fikk ikke hentet denne økta. Ingenting er tapt.')).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('says in Norwegian that there is no training for now', async () => {
    const hold = {
      ...{ tier: 'emergency', category: 'cardiac', text: 'Ring 113 nå.', since: '2026-11-20T07:00:00.000Z' },
      ...{ closesDay: true, closesTraining: true },
    };
    open(TODAY, { 'GET /api/coach/safety?language=nb': { body: { hold } } });
    expect(await screen.findByText('Ingen trening akkurat nå')).toBeVisible();
    expect(left()).toEqual([]);
  });

  test('reports in Norwegian that a file was not saved', async () => {
    const { actor } = open(TODAY, { [`GET /api/coach/sessions/${TODAY}.fit`]: UNAVAILABLE });
    await actor.click(await screen.findByRole('link', { name: /^Fil til klokka, \.fit/ }));
    await seeToast({ title: 'Noe gikk galt', text: 'Vi fikk ikke lagret filen', tone: 'destructive' });
  });

  test('has the bars, and the planned session next to the new one, in Norwegian', async () => {
    renderApp(
      <>
        <SessionBars session={TERSKEL} size="card" />
        <PlannedAndNow planned={TERSKEL} now={null} />
      </>,
    );
    expect(screen.getByRole('list', { name: 'Delene i Terskelintervaller: 3 × 8 min' })).toHaveTextContent(
      'Oppvarming 15 min, 5:48–6:42 /km',
    );
    expect(screen.getByRole('img', { name: /^Planlagt: Terskelintervaller/ })).toBeInTheDocument();
    expect(screen.getByText('Hvile')).toBeVisible();
    expect(left()).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});

describe('steps in words in Norwegian', () => {
  const parts = partsOf(TERSKEL);

  test('describe a session with a comma in its distance', () => {
    expect(describeSession(parts, 'km')).toBe(
      'Oppvarming 15 min, 5:48–6:42 /km. 3 ganger: Kontrollert hardt 8 min, 5:05–5:15 /km; ' +
        'Pause 2 min, innsats 2–3. Nedjogg 10 min, 5:48–6:42 /km. 53 min til sammen',
    );
    expect(captionsOf(parts, 'km').map(({ name }) => name)).toEqual(['Oppvarming', '3 × 8 min', 'Nedjogg']);
    expect(sessionLine(parts, 'km')).toBe('5:05–5:15 /km, 2 min mellom');
    expect(lengthText(TERSKEL, 'km')).toBe('53 min · 24 min hardt · 8,5–9,5 km');
    expect(targetLine(partsOf(easySession(37)), 'km')).toBe('5:48–6:42 /km · 5,5–6,5 km');
  });

  test('show percentages when the threshold heart rate is unknown', () => {
    const options = { unit: 'km', thresholdHeartRate: null } as const;
    const work = {
      kind: 'work',
      seconds: 480,
      target: { heartRate: { low: 95, high: 99 }, effort: { low: 9, high: 9 } },
    };
    const step = work as Parameters<typeof targetText>[0];
    expect(targetText(step, { ...options, show: 'heartRate' })).toBe('95–99 % av terskelpulsen din');
    expect(targetText(step, { ...options, show: 'effort' })).toBe('Innsats 9 av 10, du kan si enkeltord');
    expect(targetText({ ...step, target: null }, { ...options, show: 'pace' })).toBe('Stå eller gå');
  });
});
