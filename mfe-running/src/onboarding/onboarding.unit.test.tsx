import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { INGRID, renderApp } from '@stridewell/app/testing/render';
import type { WeeklyPlan } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { BACKGROUND, NO_BACKGROUND } from '../testing/background-fixture.ts';
import { fixClock, LATE_WEEK, NEXT_WEEK, NOT_FOUND, PROFILE, TODAY, UNAVAILABLE, WEEK } from '../testing/fixtures.ts';
import { SEASON } from '../testing/season-fixture.ts';

fixClock();

const READ_PROFILE = 'GET /api/coach/profile';
const SAVE_PROFILE = 'POST /api/coach/profile';
const READ_BACKGROUND = 'GET /api/coach/background';
const SAVE_BACKGROUND = 'PUT /api/coach/background';
const PLAN = 'GET /api/coach/weekly-plan';
const SEASON_OF = 'GET /api/coach/season';
const SAFETY = 'GET /api/coach/safety';
const PHYSIO = 'GET /api/physio/profile';

afterEach(() => {
  document.documentElement.lang = 'en';
  window.sessionStorage.clear();
});

/** Answers kept in the tab, without the time of the last change, which the API client also stores there. */
const storedDrafts = (): string[] => {
  const { sessionStorage } = window;
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  return keys.filter((key) => key !== 'stridewell_changed').map((key) => sessionStorage.getItem(key) ?? '');
};

const open = (path: string, routes: Record<string, Route> = {}) => {
  const api = fakeApi({
    [READ_PROFILE]: { body: null },
    [READ_BACKGROUND]: { body: NO_BACKGROUND },
    [SAVE_BACKGROUND]: { body: BACKGROUND },
    [SAVE_PROFILE]: { body: { ...PROFILE, ignored: [] } },
    [PLAN]: { body: WEEK },
    [SEASON_OF]: { body: SEASON },
    [SAFETY]: { body: { hold: null } },
    [PHYSIO]: { body: null },
    ...routes,
  });
  return { api, ...renderApp(<App />, { path }) };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Waits for a card, which loads after its title. */
const card = async (name: string) => {
  await title(name);
  await screen.findByRole('button', { name: 'Skip' });
};
const button = (name: string) => screen.getByRole('button', { name });
const saves = (api: ReturnType<typeof open>['api']) =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
const typeInto = async ({ actor }: ReturnType<typeof open>, label: string, text: string) => {
  await actor.click(screen.getByLabelText(label));
  await actor.paste(text);
};

/** Answers the first three cards and stops on the last one. */
const answerThree = async (app: ReturnType<typeof open>) => {
  const { actor } = app;
  await card('What are you running for?');
  await actor.click(screen.getByRole('radio', { name: 'Half marathon' }));
  await typeInto(app, 'Race day (optional)', '2027-03-14');
  await actor.click(button('Continue'));
  await card('When can you run?');
  for (const day of ['Tue', 'Thu', 'Sun']) await actor.click(button(day));
  await typeInto(app, 'Hours a week, at most', '4');
  await actor.click(button('Continue'));
  await card('What have you run lately?');
  await typeInto(app, 'Usual minutes a week', '180');
  await typeInto(app, 'Longest run lately, minutes', '62');
  await actor.click(button('Continue'));
  await card('Is anything hurting?');
};

describe('START-10 the four cards', () => {
  test('START-17 offer to import files from a watch instead of entering the two numbers', async () => {
    const counts = { imported: 3, duplicate: 0, unsupported: 0, failed: 0 };
    const lastImport = { id: 'i1', state: 'done', found: 3, counts, createdAt: `${TODAY}T06:00:00.000Z` };
    const app = open('/running/start/runs', {
      'GET /api/coach/activities': { body: { activities: [], next: null, lastImport } },
      'GET /api/coach/activities/import/i1': { body: { ...lastImport, files: [] } },
      'POST /api/coach/activities/import': { status: 202, body: { id: 'i1' } },
    });
    await card('What have you run lately?');
    expect(screen.getByRole('button', { name: 'Bring files from your watch instead' })).toBeEnabled();
    await app.actor.upload(
      screen.getByLabelText('Bring files from your watch instead', { selector: 'input' }),
      new File(['x'], 'run.fit'),
    );
    expect(await screen.findByText(/^Import finished: 3 imported/)).toBeVisible();
    expect(saves(app.api).map(([call]) => call)).toEqual(['POST /api/coach/activities/import']);
  });

  test('save the answers about the last few weeks, then the profile, and show the first plan', async () => {
    const app = open('/running/start');
    await answerThree(app);
    expect(button('See my plan')).toBeDisabled();
    await app.actor.click(screen.getByRole('radio', { name: /^Nothing now/ }));
    await app.actor.click(button('See my plan'));
    await title('Your first plan, Ingrid');
    expect(saves(app.api)).toEqual([
      [SAVE_BACKGROUND, { ...NO_BACKGROUND, usualWeekMinutes: 180, longestRunMinutes: 62, hurts: null }],
      [
        SAVE_PROFILE,
        expect.objectContaining({
          goal: 'half_marathon',
          raceDate: '2027-03-14',
          weeklyHours: 4,
          daysAvailable: 'Tue,Thu,Sun',
        }),
      ],
    ]);
    expect(storedDrafts()).toEqual([]);
  });

  test.each(['', '/days', '/runs', '/body'])('START-15 have no axe violations at /running/start%s', async (segment) => {
    document.documentElement.lang = 'nb';
    open(`/running/start${segment}`);
    await screen.findByRole('button', { name: 'Hopp over' });
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('START-21 select the days of a usual week with one tap, after which each day can be changed', async () => {
    const { actor } = open('/running/start/days');
    await card('When can you run?');
    const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    await actor.click(button('5 days'));
    expect(chosen()).toEqual(['5 days', 'Tue', 'Wed', 'Thu', 'Sat', 'Sun']);
    await actor.click(button('Wed'));
    expect(chosen()).toEqual(['4 days', 'Tue', 'Thu', 'Sat', 'Sun']);
    await actor.click(button('Mon'));
    expect(chosen()).toEqual(['Mon', 'Tue', 'Thu', 'Sat', 'Sun']);
    await actor.click(button('3 days'));
    await actor.click(button('3 days'));
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('show a not-found screen for an unknown card', async () => {
    open('/running/start/elsewhere');
    expect(await screen.findByText('404 Page Not Found')).toBeInTheDocument();
  });
});

describe('START-11 skipping, going back and reloading', () => {
  test('opens the next card on Skip and keeps the saved answers', async () => {
    const routes = { [READ_PROFILE]: { body: PROFILE }, [READ_BACKGROUND]: { body: BACKGROUND } };
    const app = open('/running/start', routes);
    await card('What are you running for?');
    await app.actor.click(screen.getByRole('radio', { name: 'Marathon' }));
    for (const next of ['When can you run?', 'What have you run lately?', 'Is anything hurting?']) {
      await app.actor.click(button('Skip'));
      await card(next);
    }
    await app.actor.click(button('Skip'));
    await title('Your first plan, Ingrid');
    expect(saves(app.api)).toEqual([
      [SAVE_BACKGROUND, BACKGROUND],
      [SAVE_PROFILE, expect.objectContaining({ goal: PROFILE.goal, daysAvailable: PROFILE.daysAvailable })],
    ]);
  });

  test('saves nothing and returns to the home screen when every card is skipped without earlier answers', async () => {
    const app = open('/running/start/body');
    await card('Is anything hurting?');
    await app.actor.click(button('Skip'));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(saves(app.api)).toEqual([]);
  });

  test('keeps earlier answers when Skip follows Back', async () => {
    const app = open('/running/start');
    await answerThree(app);
    await app.actor.click(screen.getAllByRole('link', { name: 'Back' })[0] as HTMLElement);
    await card('What have you run lately?');
    await typeInto(app, 'Usual minutes a week', '0');
    await app.actor.click(button('Skip'));
    await card('Is anything hurting?');
    await app.actor.click(button('Skip'));
    await title('Your first plan, Ingrid');
    expect(saves(app.api)[0]?.[1]).toMatchObject({ usualWeekMinutes: 180, longestRunMinutes: 62 });
  });

  test('keeps the answers after a reload and when going back', async () => {
    const app = open('/running/start');
    await answerThree(app);
    app.unmount();
    open('/running/start/days');
    await card('When can you run?');
    expect(screen.getByLabelText('Hours a week, at most')).toHaveValue('4');
    expect(button('Tue')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('link', { name: 'Back' })[0]).toHaveAttribute('href', '/running/start');
  });

  test('rejects numbers outside the limits and a race date in the past', async () => {
    const app = open('/running/start/runs');
    await card('What have you run lately?');
    await typeInto(app, 'Longest run lately, minutes', '900');
    expect(screen.getByLabelText('Longest run lately, minutes')).toHaveAccessibleDescription(
      'A whole number from 0 to 600',
    );
    expect(button('Continue')).toBeDisabled();
  });

  test('keeps the answers when saving fails', async () => {
    const app = open('/running/start', { [SAVE_PROFILE]: UNAVAILABLE });
    await answerThree(app);
    await app.actor.click(screen.getByRole('radio', { name: /^Nothing now/ }));
    await app.actor.click(button('See my plan'));
    await waitFor(() => expect(saves(app.api)).toHaveLength(2));
    await waitFor(() => expect(button('See my plan')).toBeEnabled());
    expect(window.location.pathname).toBe('/running/start/body');
    expect(storedDrafts()).toHaveLength(1);
  });
});

describe('START-12 what hurts', () => {
  test('saves the answers and opens the physio profile when something hurts', async () => {
    const app = open('/running/start');
    await answerThree(app);
    await app.actor.click(screen.getByRole('radio', { name: /^Something, but I can run/ }));
    await app.actor.click(button('Go to the Physio Coach'));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/physio-coach?tab=profile'));
    expect(saves(app.api)).toHaveLength(2);
    expect(saves(app.api)[0]?.[1]).toMatchObject({ hurts: { canRun: true } });
  });

  test('START-23 saves goal, days and injury of a runner who cannot run', async () => {
    const app = open('/running/start');
    await answerThree(app);
    await app.actor.click(screen.getByRole('radio', { name: /^Injured, I cannot run/ }));
    await app.actor.click(button('Go to the Physio Coach'));
    await waitFor(() => expect(window.location.pathname).toBe('/physio-coach'));
    const [background, profile] = saves(app.api);
    expect(background?.[1]).toMatchObject({ hurts: { canRun: false } });
    expect(profile?.[1]).toMatchObject({ goal: 'half_marathon', daysAvailable: 'Tue,Thu,Sun' });
    expect(storedDrafts()).toEqual([]);
  });

  test('creates the plan for a runner whose injury the physio coach already knows', async () => {
    const app = open('/running/start', { [PHYSIO]: { body: { status: 'active' } } });
    await answerThree(app);
    await app.actor.click(screen.getByRole('radio', { name: /^Injured, I cannot run/ }));
    await app.actor.click(await screen.findByRole('button', { name: 'See my plan' }));
    await title('Your first plan, Ingrid');
    expect(saves(app.api)).toHaveLength(2);
  });

  test('saves the injury on Skip when the runner has answered that they cannot run', async () => {
    const app = open('/running/start');
    await answerThree(app);
    await app.actor.click(screen.getByRole('radio', { name: /^Injured, I cannot run/ }));
    await app.actor.click(button('Skip'));
    await waitFor(() => expect(window.location.pathname).toBe('/physio-coach'));
    expect(saves(app.api)[0]?.[1]).toMatchObject({ hurts: { canRun: false } });
  });

  test('shows the emergency numbers', async () => {
    open('/running/start/body');
    await card('Is anything hurting?');
    const calls = screen.getAllByRole('link', { name: /^Call/ }).map((link) => link.getAttribute('href'));
    expect(calls).toEqual(['tel:113', 'tel:116117']);
  });
});

describe('START-13 the first plan', () => {
  const PATH = '/running/start/plan';

  test('shows week one and why it has this size', async () => {
    open(PATH, {
      [READ_PROFILE]: { body: { ...PROFILE, weeklyHours: 4 } },
      [READ_BACKGROUND]: { body: { ...BACKGROUND, hoursFlex: false } },
    });
    expect(await screen.findByRole('region', { name: 'Week one' })).toHaveTextContent(`${WEEK.totalMinutes} min`);
    expect(await screen.findByText(/^It starts where you are\./)).toBeVisible();
    expect(screen.getByText('You have 4 hours a week. No week is longer than that.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start with a 20-second check-in' })).toHaveAttribute('href', '/check-in');
    expect(await violations()).toEqual([]);
  });

  const startingFrom = (startsFrom: WeeklyPlan['startsFrom']) =>
    open(PATH, { [PLAN]: { body: { ...WEEK, startsFrom } } });

  test.each<[string, WeeklyPlan['startsFrom'], RegExp, RegExp]>([
    [
      'START-19 START-29 the runs that the plan was made from',
      { source: 'history', weekMinutes: 183, longestMinutes: 50, weeks: 4 },
      /^It starts from 4 weeks of your runs, the longest of 50 min: about 183 min a week\./,
      /^Den begynner med 4 uker av løpingen din, der den lengste turen var på 50 minutter: rundt 183 minutter/,
    ],
    [
      'START-29 the numbers of the runner, although a file was brought',
      { source: 'answers', weekMinutes: 270, longestMinutes: 100, weeks: 1 },
      /^It starts from what you told us, a little below it: about 270 min a week, and at most 100 min at a time\./,
      /^Den begynner med det du har sagt, litt i underkant: rundt 270 minutter i uka og på det meste 100 minutter/,
    ],
    [
      'START-30 runs that are too few',
      { source: 'level', weekMinutes: 75, longestMinutes: 25, weeks: 1 },
      /^Your runs of one week are too few to plan from, so it starts carefully: about 75 min a week/,
      /^Turene fra én uke er for få å planlegge ut fra, så den begynner forsiktig: rundt 75 minutter i uka/,
    ],
    [
      'START-30 nothing said, with walk breaks',
      { source: 'level', weekMinutes: 75, longestMinutes: 25, weeks: 0, walkBreaks: true },
      /^You have not said how much you run, so it starts carefully: every run has walk breaks\./,
      /^Du har ikke sagt hvor mye du løper, så den begynner forsiktig: alle turene har gåpauser\./,
    ],
    [
      'START-30 couch to 5K',
      { source: 'couch_to_5k', weeks: 0 },
      /^It starts with short runs and walks in turn\./,
      /^Den begynner med korte løpeturer og gåpauser om hverandre\./,
    ],
    [
      'START-29 nothing in a week of an earlier release',
      undefined,
      /^It starts where you are\./,
      /^Den begynner der du er\./,
    ],
  ])('explains the start of the plan (%s)', async (_, startsFrom, en, nb) => {
    const app = startingFrom(startsFrom);
    expect(await screen.findByText(en)).toBeVisible();
    expect(app.api.calls.some(({ path }) => path.startsWith('/api/coach/activities'))).toBe(false);
    app.unmount();
    document.documentElement.lang = 'nb';
    startingFrom(startsFrom);
    expect(await screen.findByText(nb)).toBeVisible();
  });

  test('shows the next week as week one when this week is almost over', async () => {
    open(PATH, { [PLAN]: { body: LATE_WEEK }, [`${PLAN}?weekStart=${NEXT_WEEK.weekStart}`]: { body: NEXT_WEEK } });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Week one' })).toHaveTextContent(`${NEXT_WEEK.totalMinutes} min`),
    );
    expect(screen.getByText(/week one is next week/)).toBeVisible();
  });

  test('shows no training while a safety hold blocks it', async () => {
    open(PATH, { [SAFETY]: { body: { hold: { tier: 'card', closesTraining: true } } } });
    expect(await screen.findByText('Your plan is closed for now. Look at Today first.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Week one' })).toBeNull();
  });

  test('offers a retry when the plan cannot be loaded, and says when there is none', async () => {
    const app = open(PATH, { [PLAN]: UNAVAILABLE });
    expect(await screen.findByText('We could not load your plan. Nothing is lost.')).toBeVisible();
    app.unmount();
    open(PATH, { [PLAN]: NOT_FOUND });
    expect(await screen.findByText('There is no plan yet.')).toBeVisible();
  });
});

describe('UNITS-01 miles', () => {
  test('are shown below the race names', async () => {
    fakeApi({ [READ_PROFILE]: { body: null }, [READ_BACKGROUND]: { body: NO_BACKGROUND } });
    renderApp(<App />, { path: '/running/start', user: { ...INGRID, units: 'mi' } });
    expect(await screen.findByRole('radio', { name: 'Half marathon 13.1 mi' })).toBeInTheDocument();
  });
});

describe('START-25 the age on the card with the days', () => {
  test('START-36 is optional, and a value below 13 is rejected with one sentence', async () => {
    const app = open('/running/start/days');
    await card('When can you run?');
    expect(button('Continue')).toBeEnabled();
    await typeInto(app, 'Age (optional)', '12');
    expect(screen.getByText('Stridewell is for runners from the age of 13.')).toBeVisible();
    expect(button('Continue')).toBeDisabled();
  });

  test('START-26 shows a runner under 18 the message for minors instead of a plan', async () => {
    const minor = { ...PROFILE, runningProfileV2: '{"age":15}' };
    open('/running/start/plan', { [READ_PROFILE]: { body: minor }, [PLAN]: NOT_FOUND });
    expect(await screen.findByText(/^Plans are made for adults/)).toBeVisible();
  });

  test('START-27 is stated as an assumption of the first plan when it is missing', async () => {
    open('/running/start/plan', { [READ_PROFILE]: { body: { ...PROFILE, runningProfileV2: null } } });
    expect(await screen.findByText(/made as for a runner from 18 to 49/)).toBeVisible();
  });
});
