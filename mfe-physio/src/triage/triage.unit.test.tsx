import { fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { type RedFlag, type TriageOutcome, triageQuestionsFor } from '@stridewell/contracts/web';
import { useToasts } from '@stridewell/ui/core';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resetReadFlag, wasRead } from '../alerts/read-state.ts';
import { forgetDraft } from '../assessment/draft.ts';
import { answerOf, openForm, radio } from '../testing/assessment.tsx';
import {
  checkinOf,
  EMERGENCY,
  fixClock,
  NOT_FOUND,
  newcomer,
  PROFILE,
  physio,
  TODAY,
  UNAVAILABLE,
} from '../testing/fixtures.ts';
import { TriageOutcomeCard } from './triage-outcome-card.tsx';
import { TriagePage } from './triage-page.tsx';

fixClock();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  forgetDraft();
  resetReadFlag();
  useToasts.setState({ toasts: [] });
});

const SENTENCE = 'Red Flags Detected: Please consult a healthcare professional before continuing.';
const TRIAGE = 'POST /api/physio/triage';
const KNEE = { area: 'knee', onset: 'gradual' } as const;
const textsOf = (flags: RedFlag[]) => triageQuestionsFor({ flags, ...KNEE }).map(({ text }) => text);
const answerAll = async (actor: ReturnType<typeof renderApp>['actor'], answer: string) => {
  for (const option of screen.getAllByRole('radio', { name: answer })) await actor.click(option);
};
const questions = () => screen.getByRole('form', { name: 'A few questions first' });
const openPage = (change: Parameters<typeof physio>[0] = {}, path = '/physio-coach/triage') => {
  const api = fakeApi(physio({ [TRIAGE]: { body: EMERGENCY }, ...change }));
  return { api, ...renderApp(<TriagePage />, { path }) };
};
const FLAGGED = {
  'GET /api/physio/checkin/today': { body: checkinOf({ redFlags: ['swelling'] }) },
};

test('TriagePage shows a retry button and no questions when the profile cannot be read', async () => {
  const { api, actor } = openPage({ ...FLAGGED, 'GET /api/physio/profile': UNAVAILABLE });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getAllByText(/113/)[0]).toBeVisible();
  api.on('GET /api/physio/profile', { body: PROFILE });
  await actor.click(again);
  expect(await screen.findByRole('form', { name: 'A few questions first' })).toBeVisible();
});

test('PHASE-275 TriagePage asks the questions of both injuries, and none until both are known', async () => {
  const calf = { area: 'calf', onset: 'gradual', first: false, status: 'active' };
  const clot = triageQuestionsFor({ flags: [], area: 'calf', onset: 'gradual' }).map(({ text }) => text);
  const { api, actor } = openPage({ 'GET /api/physio/injuries': UNAVAILABLE });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('form')).toBeNull();
  api.on('GET /api/physio/injuries', { body: [{ ...KNEE, first: true, status: 'active' }, calf] });
  await actor.click(again);
  await screen.findByRole('form', { name: 'A few questions first' });
  for (const text of [...clot, ...textsOf([])]) expect(screen.getByText(text)).toBeVisible();
});

test('PHY-93 TriagePage asks in Norwegian on a Norwegian page', async () => {
  document.documentElement.lang = 'nb';
  openPage(FLAGGED);
  expect(await screen.findByRole('form', { name: 'Noen spørsmål først' })).toBeVisible();
  const asked = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'));
  expect(asked.length).toBeGreaterThan(1);
  expect(screen.getByText('Hovnet leddet opp i løpet av noen timer etter en skade?')).toBeVisible();
  for (const text of textsOf(['swelling'])) expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByText(/ring 113 nå/)).toBeVisible();
  document.documentElement.removeAttribute('lang');
});

test('TRIAGE-37 TriageOutcomeCard shows an outcome with a code in Norwegian, with its calls and sentences', async () => {
  document.documentElement.lang = 'nb';
  fakeApi(physio());
  const outcome = { ...EMERGENCY, route: 'calf_clot', said: ['calf_swollen', 'flag_swelling'] };
  const { unmount } = renderApp(<TriageOutcomeCard outcome={outcome} onRead={() => undefined} />);
  const title = await screen.findByRole('heading', { level: 1, name: 'Ring 113 nå' });
  expect(title).toHaveAttribute('lang', 'nb');
  expect(screen.getByText(/^En hoven, varm og vond legg kan bety en blodpropp/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ring 113' })).toHaveAttribute('href', 'tel:113');
  expect(
    screen.getByText('Leggen min er hoven, varm og vond. Jeg har hatt hevelse siden skaden begynte.'),
  ).toBeVisible();
  expect(await violations()).toEqual([]);
  unmount();
  document.documentElement.removeAttribute('lang');
});

test.each([
  ['no code', {}],
  ['an unknown code', { route: 'newer', said: [] }],
  ['an unknown sentence', { route: 'calf_clot', said: ['newer'] }],
])('TRIAGE-37 TriageOutcomeCard shows an outcome with %s in English on a Norwegian page', async (_what, codes) => {
  document.documentElement.lang = 'nb';
  fakeApi(physio());
  renderApp(<TriageOutcomeCard outcome={{ ...EMERGENCY, ...codes }} onRead={() => undefined} />);
  const title = await screen.findByRole('heading', { level: 1, name: EMERGENCY.title });
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByText(EMERGENCY.text)).toHaveAttribute('lang', 'en');
  document.documentElement.removeAttribute('lang');
});

describe('triage after a physio check-in', () => {
  const submit = async (flag: string) => {
    const checkin = { redFlags: [flag as RedFlag] };
    const opened = await openForm({
      routes: { 'POST /api/physio/checkin': { body: answerOf(checkin) }, [TRIAGE]: { body: EMERGENCY } },
    });
    await opened.actor.click(radio('Can you walk or run without trouble?', 'Yes'));
    await opened.actor.click(radio('Was it back to usual this morning?', 'Yes'));
    await opened.actor.click(radio('Do the functional tests feel fine?', 'Yes'));
    await opened.actor.click(screen.getByRole('button', { name: 'Swelling' }));
    opened.api.on('GET /api/physio/checkin/today', { body: checkinOf(checkin) });
    await opened.actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
    await screen.findByRole('form', { name: 'A few questions first' });
    expect(screen.getByRole('heading', { name: 'A few questions first' })).toHaveFocus();
    return opened;
  };

  test('TRIAGE-01 asks the questions for a ticked flag and shows the triage outcome', async () => {
    const { actor, api } = await submit('swelling');
    for (const text of textsOf(['swelling'])) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show what to do' })).toBeDisabled();
    await answerAll(actor, 'No');
    await actor.click(radio('Is your calf swollen, warm and painful?', 'Yes'));
    await actor.click(screen.getByRole('button', { name: 'Show what to do' }));
    expect(await screen.findByRole('heading', { name: 'Call 113 now' })).toBeVisible();
    const body = api.calls.find(({ path }) => path === '/api/physio/triage')?.body;
    expect(body).toMatchObject({ flags: ['swelling'], answers: { calf_swollen: true, breathless: false } });
    await actor.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(await screen.findByRole('region', { name: "Today's check-in" })).toBeVisible();
    expect(wasRead(TODAY, EMERGENCY)).toBe(true);
  });

  test('shows the outcome without questions when an area answer is urgent', async () => {
    const route = { ...EMERGENCY, tier: 'emergency' } as const;
    const opened = await openForm({
      area: 'back',
      routes: { 'POST /api/physio/checkin': { body: answerOf({ saddleNumbness: true, triage: route }) } },
    });
    await opened.actor.click(radio('Can you walk or run without trouble?', 'Yes'));
    await opened.actor.click(radio('Was it back to usual this morning?', 'Yes'));
    await opened.actor.click(radio('Do the functional tests feel fine?', 'Yes'));
    await opened.actor.click(screen.getByRole('button', { name: 'Complete Check-in' }));
    expect(await screen.findByRole('heading', { name: 'Call 113 now' })).toBeVisible();
    expect(screen.getByText(SENTENCE)).toBeVisible();
  });

  test('shows an outcome of tier "soon" without the red-flag sentence', () => {
    fakeApi(newcomer());
    const soon: TriageOutcome = { ...EMERGENCY, tier: 'soon', title: 'Stop running, and see a doctor within days' };
    renderApp(<TriageOutcomeCard outcome={soon} onRead={() => {}} />);
    expect(screen.getByRole('heading', { name: soon.title })).toBeVisible();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('LANG-67 shows the emergency number with the questions and has no axe violations', async () => {
    await submit('swelling');
    expect(within(questions()).getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(await violations()).toEqual([]);
  });

  test('links from the check-in summary to unanswered triage questions', async () => {
    await openForm({ routes: FLAGGED });
    expect(screen.getByText('A few questions tell you who to call, and how soon.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute('href', '/physio-coach/triage');
  });
});

describe('/physio-coach/triage', () => {
  test('starts with the red flags of today’s check-in', async () => {
    openPage(FLAGGED);
    expect(await screen.findByRole('button', { name: 'Swelling' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(questions()).getAllByRole('radiogroup')).toHaveLength(textsOf(['swelling']).length);
    expect(screen.getByText(SENTENCE)).toBeVisible();
  });

  test('TRIAGE-01 adds questions and keeps the answers when another flag is ticked', async () => {
    const { actor } = openPage(FLAGGED);
    await screen.findByRole('button', { name: 'Swelling' });
    await actor.click(radio('Are you unable to take four steps?', 'No'));
    await actor.click(screen.getByRole('button', { name: 'Numbness or tingling' }));
    expect(screen.getByText('Are both legs weak or numb?')).toBeVisible();
    expect(radio('Are you unable to take four steps?', 'No')).toBeChecked();
  });

  test.each([
    ['loading', { 'GET /api/physio/profile': () => new Promise<never>(() => {}) }],
    ['there', FLAGGED],
    ['failed', { 'GET /api/physio/profile': UNAVAILABLE }],
  ] as [string, Record<string, Route>][])(
    'LANG-67 shows one call link at the top when the profile state is "%s"',
    async (_, routes) => {
      openPage(routes);
      const [first, ...others] = await screen.findAllByRole('link', { name: /^Call/ });
      expect(first).toHaveAttribute('href', 'tel:113');
      expect(others).toEqual([]);
      const sign = screen.queryByRole('button', { name: 'Swelling' });
      if (sign) expect(first?.compareDocumentPosition(sign)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('shows the warning signs, the emergency number and the questions without a profile', async () => {
    const api = fakeApi(newcomer());
    const { actor } = renderApp(<TriagePage />, { path: '/physio-coach/triage' });
    expect(await screen.findByText(/Tick what you have noticed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 113' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Swelling' }));
    expect(questions()).toBeVisible();
    expect(api.unexpected).toEqual([]);
  });

  test('shows the sudden-onset questions when no flag is ticked', async () => {
    openPage({ 'GET /api/physio/profile': { body: { ...PROFILE, onset: 'sudden' } } });
    expect(await screen.findByText('Did you feel or hear a pop when it happened?')).toBeVisible();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  const NO_FLAG = { 'GET /api/physio/checkin/today': { body: checkinOf({ pain: 4, limp: true }) } };
  const tickSwelling = async (actor: ReturnType<typeof renderApp>['actor']) => {
    await actor.click(await screen.findByRole('button', { name: 'Swelling' }));
    await answerAll(actor, 'No');
    await actor.click(screen.getByRole('button', { name: 'Show what to do' }));
    await screen.findByRole('heading', { name: 'Call 113 now' });
  };

  test('adds a ticked flag to today’s check-in and keeps the check-in’s answers', async () => {
    const { actor, api } = openPage({ ...NO_FLAG, 'POST /api/physio/checkin': { body: answerOf() } });
    await tickSwelling(actor);
    const sent = () => api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/physio/checkin');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ redFlags: ['swelling'], pain: 4, limp: true, walkRunTolerance: true });
    expect(api.unexpected).toEqual([]);
  });

  test('shows the outcome and an error when the check-in cannot be updated', async () => {
    const { actor } = openPage({ ...NO_FLAG, 'POST /api/physio/checkin': UNAVAILABLE });
    await tickSwelling(actor);
    expect(await screen.findByText(/Please update today's check-in\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 113' })).toBeVisible();
  });

  test('keeps the answers and shows the emergency number when POST /api/physio/triage fails', async () => {
    const { actor } = openPage({ ...FLAGGED, [TRIAGE]: UNAVAILABLE });
    await screen.findByRole('button', { name: 'Swelling' });
    await answerAll(actor, 'No');
    await actor.click(screen.getByRole('button', { name: 'Show what to do' }));
    expect(await screen.findByText(/If it feels like an emergency, call 113 now\.$/)).toBeVisible();
    expect(radio('Are you unable to take four steps?', 'No')).toBeChecked();
  });

  test('shows an outcome from earlier today and opens the dashboard on "I have read this"', async () => {
    const { actor } = openPage({
      'GET /api/physio/checkin/today': { body: checkinOf({ redFlags: ['swelling'], triage: EMERGENCY }) },
    });
    expect(await screen.findByText('Earlier today: Call 113 now')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Show it again' }));
    await actor.click(await screen.findByRole('button', { name: 'I have read this' }));
    expect(window.location.pathname).toBe('/physio-coach');
    expect(wasRead(TODAY, EMERGENCY)).toBe(true);
  });

  test('marks the red flag as read without a triage outcome on a day without a check-in', async () => {
    const { actor } = openPage({ 'GET /api/physio/checkin/today': NOT_FOUND });
    await actor.click(await screen.findByRole('button', { name: 'Swelling' }));
    await answerAll(actor, 'No');
    await actor.click(screen.getByRole('button', { name: 'Show what to do' }));
    await actor.click(await screen.findByRole('button', { name: 'I have read this' }));
    expect(wasRead(TODAY, null)).toBe(true);
  });
});

describe('TriageOutcomeCard', () => {
  const openCard = (
    outcome: TriageOutcome = EMERGENCY,
    input?: { flags: RedFlag[]; answers: { calf_swollen: true } },
  ) => {
    fakeApi(physio(FLAGGED));
    const onRead = vi.fn();
    const app = renderApp(
      <>
        <header>
          <a href="/running">Running Coach</a>
        </header>
        <TriageOutcomeCard outcome={outcome} onRead={onRead} input={input} />
      </>,
    );
    return { onRead, ...app };
  };

  test('TRIAGE-36 ALERT-03 shows only the red-flag sentence, the call link and two buttons', async () => {
    const { actor, onRead } = openCard();
    const text = document.body.textContent ?? '';
    expect(text.indexOf(SENTENCE)).toBeLessThan(text.indexOf('Call 113 now'));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:113']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'I have read this',
      'Share summary',
    ]);
    await actor.click(screen.getByRole('button', { name: 'I have read this' }));
    expect(onRead).toHaveBeenCalledOnce();
  });

  test('TRIAGE-97 requests the toasts at the top, where they cover no button', () => {
    openCard();
    expect(document.querySelector('[data-takeover][data-toasts="top"]')).not.toBeNull();
  });

  test('removes inert from the rest of the page when it is unmounted', () => {
    const { rerender } = openCard();
    expect(screen.queryByRole('link', { name: 'Running Coach' })).toBeNull();
    rerender(
      <header>
        <a href="/running">Running Coach</a>
      </header>,
    );
    expect(screen.getByRole('link', { name: 'Running Coach' })).toBeVisible();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  test('takes focus and has no axe violations', async () => {
    openCard();
    expect(screen.getByRole('region', { name: 'Call 113 now' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  test('shows an action without a phone number as text, not as a link', () => {
    openCard({ ...EMERGENCY, tier: 'soon', actions: [{ label: 'See a doctor within days' }] });
    expect(screen.getByText('See a doctor within days')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('omits the red-flag sentence for tier "self_care" without flags', async () => {
    fakeApi(newcomer());
    const calm: TriageOutcome = { ...EMERGENCY, tier: 'self_care', title: 'Carry on with the programme' };
    renderApp(<TriageOutcomeCard outcome={calm} onRead={() => {}} input={{ flags: [], answers: {} }} />);
    expect(await screen.findByText('Carry on with the programme')).toBeVisible();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  test('TRIAGE-36 passes the pain level, flags and answers to the share sheet', async () => {
    const share = vi.fn(async (_data: ShareData) => {});
    const { actor } = openCard(EMERGENCY, { flags: ['swelling'], answers: { calf_swollen: true } });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await actor.click(screen.getByRole('button', { name: 'Share summary' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share.mock.calls[0]?.[0].text?.split('\n')).toEqual([
      'Stridewell, Fri 20 Nov 2026',
      'Pain: 2/10',
      'Warning signs: Swelling',
      'Answers:',
      '- Is your calf swollen, warm and painful? Yes',
      'What to do: Call 113 now. A swollen, warm and painful calf can mean a blood clot. That needs help now, not exercise.',
      'My calf is swollen, warm and painful.',
      'These are my own answers, not an examination.',
    ]);
  });

  test('copies the summary and shows a toast when navigator.share is missing', async () => {
    const { actor } = openCard();
    await actor.click(screen.getByRole('button', { name: 'Share summary' }));
    expect(await screen.findByText('Summary copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('Warning signs: Swelling');
  });

  test('shows no toast when the share sheet is closed and copies the summary when sharing fails', async () => {
    const { actor } = openCard();
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError')).mockRejectedValueOnce(new Error());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await actor.click(screen.getByRole('button', { name: 'Share summary' }));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(useToasts.getState().toasts.filter(({ title }) => title === 'Summary copied')).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Share summary' }));
    expect(await screen.findByText('Summary copied')).toBeVisible();
  });
});
