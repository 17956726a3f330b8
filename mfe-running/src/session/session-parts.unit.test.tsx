import { fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { seeToast } from '@stridewell/ui/testing/toast';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CRUISE, CRUISE_PLANNED, easySession, fixClock, STRENGTH } from '../testing/fixtures.ts';
import { partsOf } from './effort.ts';
import { FilesCard } from './files-card.tsx';
import { PlannedAndNow } from './planned-and-now.tsx';
import { SessionBars } from './session-bars.tsx';
import { StepsCard } from './steps-card.tsx';
import { StepsList } from './steps-list.tsx';
import { StrengthCard } from './strength-card.tsx';
import { VersionsCard } from './versions-card.tsx';

fixClock();

const bars = (element: Element = document.body) => [...element.querySelectorAll('[data-level]')];

describe('session bars', () => {
  test('are one image of size "mini" whose accessible name lists the steps', () => {
    renderApp(<SessionBars session={CRUISE} size="mini" />);
    const picture = screen.getByRole('img', {
      name: /^Cruise intervals: 3 × 8 min: Warm-up 15 min.*3 times: Comfortably hard 8 min.*53 min in all$/,
    });
    expect(bars(picture)).toHaveLength(7);
  });

  test.each(['card', 'page'] as const)(
    'have captions and a list of steps for screen readers in the size "%s"',
    async (size) => {
      renderApp(<SessionBars session={CRUISE} size={size} />);
      expect(screen.getByText('3 × 8 min')).toBeVisible();
      const items = within(screen.getByRole('list', { name: /^Steps of Cruise/ })).getAllByRole('listitem');
      expect(items).toHaveLength(3);
      expect(screen.queryByRole('img')).toBeNull();
      expect(await violations()).toEqual([]);
    },
  );

  test('omit the list of steps when the steps are shown next to them', () => {
    renderApp(<SessionBars session={CRUISE} size="page" hasSteps />);
    expect(screen.queryByRole('list', { name: /^Steps/ })).toBeNull();
  });

  test('show paces per mile for a runner who uses miles', () => {
    renderApp(<SessionBars session={CRUISE} size="card" unit="mi" />);
    expect(screen.getByText('8:11–8:26 /mi')).toBeInTheDocument();
  });
});

describe('list of steps', () => {
  test('shows repeated steps once, with the number of repetitions', () => {
    renderApp(<StepsList parts={partsOf(CRUISE)} />);
    const list = screen.getByRole('list', { name: 'Steps' });
    expect(list).toHaveTextContent('Warm-up15 min5:48–6:42 /km');
    expect(list).toHaveTextContent('3 timesComfortably hard8 min5:05–5:15 /km');
    expect(list).toHaveTextContent(
      'Recovery2 minEffort 2–3 of 10, you can speak in full sentences. Not after the last one',
    );
  });
});

describe('steps card', () => {
  const open = (session = CRUISE, thresholdHeartRate: number | null = 170) => {
    const api = fakeApi({ 'GET /api/coach/background': { body: { thresholdHeartRate } } });
    return { api, ...renderApp(<StepsCard session={session} date="2026-11-20" unit="km" />) };
  };

  test('shows targets as pace, heart rate or effort, including by keyboard', async () => {
    const { api, actor } = open();
    const card = screen.getByRole('region', { name: 'Steps' });
    expect(card).toHaveTextContent('53 min · 24 min hard');
    expect(card).toHaveTextContent('5:05–5:15 /km');
    expect(api.calls).toEqual([]);
    await actor.tab();
    expect(screen.getByRole('radio', { name: 'Pace' })).toHaveFocus();
    await actor.keyboard('{ArrowRight}{Enter}');
    expect(await within(card).findByText('162–168 bpm')).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'Effort' }));
    expect(card).toHaveTextContent('Effort 6–7 of 10, you can say a few words');
    expect(await violations()).toEqual([]);
  });

  test('shows percentages when the threshold heart rate is not known', async () => {
    const { actor } = open(CRUISE, null);
    await actor.click(screen.getByRole('radio', { name: 'Heart rate' }));
    expect(screen.getByText('95–99 % of your threshold heart rate')).toBeVisible();
  });

  test('shows no choice of targets when the steps have only an effort', () => {
    const byEffort = {
      ...easySession(30),
      steps: [{ kind: 'easy' as const, seconds: 1_800, target: { effort: { low: 3, high: 4 } } }],
    };
    open(byEffort);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('region', { name: 'Steps' })).toHaveTextContent('30 minEffort 3–4 of 10');
  });
});

describe('changed session', () => {
  test('shows the planned and the new session as bars at the same scale', async () => {
    renderApp(<PlannedAndNow planned={CRUISE_PLANNED} now={CRUISE} />);
    const planned = screen.getByRole('img', { name: /^Planned: Cruise intervals: 4 × 8 min/ });
    const now = screen.getByRole('img', { name: /^Now: Cruise intervals: 3 × 8 min/ });
    expect(planned.parentElement).toHaveStyle({ width: '100%' });
    expect(now.parentElement?.style.width).toMatch(/^84\./);
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['planned', { planned: null, now: CRUISE }, 'PlannedRestNow'],
    ['new', { planned: CRUISE, now: null }, 'PlannedNowRest'],
  ] as const)('shows "Rest" when the %s day is a rest day', (_which, sessions, words) => {
    const { container } = renderApp(<PlannedAndNow {...sessions} />);
    expect(container).toHaveTextContent(words);
  });
});

test('versions card shows the ways to do a session without a watch, on a treadmill, shorter and without running', async () => {
  renderApp(<VersionsCard versions={CRUISE.versions} />);
  const items = within(screen.getByRole('region', { name: 'Another way to do it' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Without a watchEffort 6 to 7: you can say a few words.',
    'On a treadmillSet the pace as speed and walk in the rests.',
    'With less timeOne rep less, at the same effort.',
    'Without runningBike or rower: the same reps at effort 6 to 7.',
  ]);
  expect(await violations()).toEqual([]);
});

test('strength card shows each exercise with sets and repetitions or seconds', async () => {
  renderApp(<StrengthCard strength={STRENGTH} />);
  const card = screen.getByRole('region', { name: 'Strength, hip and core' });
  expect(card).toHaveTextContent('20 min');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Split squat3 × 8', 'Side plank3 × 30 s']);
  expect(await violations()).toEqual([]);
});

describe('workout files', () => {
  const FIT = '/api/coach/sessions/2026-11-20.fit';

  test('are links to the .fit and the .zwo file of the day', async () => {
    renderApp(<FilesCard date="2026-11-20" />);
    expect(screen.getByRole('link', { name: /Watch file, \.fit/ })).toHaveAttribute('href', FIT);
    expect(screen.getByRole('link', { name: /Treadmill file, \.zwo/ })).toHaveAttribute(
      'href',
      '/api/coach/sessions/2026-11-20.zwo',
    );
    expect(await violations()).toEqual([]);
  });

  test('are fetched from the API and saved when their link is clicked', async () => {
    const created = vi.fn(() => 'blob:fit');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => {} }));
    const api = fakeApi({ [`GET ${FIT}`]: { body: 'fit' } });
    const { actor } = renderApp(<FilesCard date="2026-11-20" />);
    await actor.click(screen.getByRole('link', { name: /\.fit/ }));
    await waitFor(() => expect(created).toHaveBeenCalledOnce());
    expect(api.calls.map(({ path }) => path)).toEqual([FIT]);
  });

  test('show a toast when the file cannot be fetched', async () => {
    fakeApi({ [`GET ${FIT}`]: { status: 404, body: { message: 'There is no session on this day.' } } });
    const { actor } = renderApp(<FilesCard date="2026-11-20" />);
    await actor.click(screen.getByRole('link', { name: /\.fit/ }));
    await seeToast({ title: 'Error', text: 'There is no session on this day.', tone: 'destructive' });
  });
});
