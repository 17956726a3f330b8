import { type FakeCall, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import {
  type Exercise,
  ONBOARDING_KEY,
  type PhysioCheckinInput,
  type PhysioLogInput,
  type PhysioProfileInput,
} from '@stridewell/contracts/web';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { startVisit } from '../onboarding/use-onboarding.ts';
import { answerOf, radio } from '../testing/assessment.tsx';
import {
  ALERTS,
  checkinOf,
  EMERGENCY,
  fixClock,
  HANDED_OVER,
  logOf,
  newcomer,
  PROFILE,
  planOf,
  TODAY,
} from '../testing/fixtures.ts';

// This journey visits all screens. The long timeout allows for busy machines.
vi.setConfig({ testTimeout: 60_000 });

fixClock();
beforeEach(() => {
  startVisit();
  window.localStorage.setItem(ONBOARDING_KEY, 'true');
});

/** The outcome of safety questions that are all answered with "No". */
const CALM = { ...EMERGENCY, tier: 'self_care', title: 'Nothing here needs urgent care today', actions: [] } as const;

/** A fake API that stores the profile, the check-in (which meets the hand-over criteria) and the exercise log. */
const statefulServer = () => {
  const [exercise] = planOf().exercises as [Exercise];
  const marked = (status: Exercise['status']) =>
    planOf({ exercises: [{ ...exercise, status }], handover: HANDED_OVER.handover, alerts: [ALERTS.handover] });
  const api = fakeApi(
    newcomer({
      'POST /api/physio/profile': ({ body }: FakeCall) => {
        const profile = { ...PROFILE, ...(body as PhysioProfileInput) };
        api.on('GET /api/physio/profile', { body: profile });
        api.on('GET /api/physio/today', { body: planOf({ status: 'checkin_required', exercises: [] }) });
        return { body: profile };
      },
      'POST /api/physio/triage': { body: CALM },
      'POST /api/physio/checkin': ({ body }: FakeCall) => {
        const checkin = checkinOf(body as PhysioCheckinInput as object);
        api.on('GET /api/physio/checkin/today', { body: checkin });
        api.on('GET /api/physio/checkins?limit=30', { body: [checkin] });
        api.on('GET /api/physio/today', { body: marked('none') });
        return { body: { ...answerOf(), checkin } };
      },
      'POST /api/physio/logs': ({ body }: FakeCall) => {
        const log = logOf(TODAY, body as PhysioLogInput as object);
        api.on('GET /api/physio/logs?limit=30', { body: [log] });
        api.on('GET /api/physio/today', { body: marked(log.status) });
        return { body: log };
      },
    }),
  );
  return api;
};

const goTo = (path: string) => act(() => window.history.pushState(null, '', path));
const checkIn = async (actor: ReturnType<typeof renderApp>['actor']) => {
  await screen.findByRole('button', { name: 'Complete Check-in' });
  await actor.click(radio('Can you walk or run without trouble?', 'Yes'));
  await actor.click(radio('Was it back to usual this morning?', 'Yes'));
  await actor.click(radio('Do the functional tests feel fine?', 'Yes'));
  await actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
  await screen.findByRole('button', { name: 'Update Check-in' });
};

test('PHY-60 physio dashboard shows the hand-over to running after a saved profile, a check-in and a logged exercise', async () => {
  statefulServer();
  const { actor } = renderApp(<App />, { path: '/physio-coach' });
  await actor.click(await screen.findByRole('button', { name: 'Fill Profile' }));
  await actor.click(await screen.findByRole('radio', { name: 'Knee' }));
  await actor.click(screen.getByRole('radio', { name: 'Gradual' }));
  await actor.click(screen.getByRole('button', { name: 'Create Profile' }));

  // The safety questions are the next step of a new injury.
  await screen.findByRole('form', { name: 'A few questions first' });
  for (const no of screen.getAllByRole('radio', { name: 'No' })) await actor.click(no);
  await actor.click(screen.getByRole('button', { name: 'Show what to do' }));
  await actor.click(await screen.findByRole('button', { name: 'I have read this' }));
  await actor.click(await screen.findByRole('tab', { name: 'Profile' }));
  await screen.findByRole('region', { name: 'Your Physio Profile' });

  await actor.click(screen.getByRole('tab', { name: 'Overview' }));
  await actor.click(await screen.findByRole('button', { name: 'Start Physio Check-in' }));
  await checkIn(actor);

  await actor.click(screen.getByRole('tab', { name: 'Overview' }));
  await actor.click(await screen.findByRole('link', { name: "See today's exercises" }));
  const marks = within(await screen.findByRole('group', { name: 'Log Split squat' }));
  await actor.click(marks.getByRole('button', { name: 'Done' }));
  await screen.findByText('Your progress has been logged.');

  goTo('/physio-coach');
  const exercises = (await screen.findByText('Exercises', { selector: 'dt' })).parentElement as HTMLElement;
  expect(await within(exercises).findByText('1')).toBeVisible();
  expect(screen.getByText('Ready for Running Coach!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Running Coach' })).toHaveAttribute('href', '/running');
});

test('PHY-69 physio dashboard shows a check-in that was sent from /physio', async () => {
  const api = statefulServer();
  api.on('GET /api/physio/profile', { body: PROFILE });
  api.on('GET /api/physio/today', { body: planOf({ status: 'checkin_required', exercises: [] }) });
  for (const monday of ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']) {
    api.on(`GET /api/coach/training-logs-week?weekStart=${monday}`, { body: [] });
  }
  const { actor } = renderApp(<App />, { path: '/physio' });
  await checkIn(actor);
  goTo('/physio-coach');
  expect((await screen.findByText('Tests', { selector: 'dt' })).parentElement).toHaveTextContent('Pass');
});
