import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeApi, fakeApi, type Route } from '@stridewell/app/testing/fake-api';
import { fakeStream } from '@stridewell/app/testing/fake-stream';
import { renderApp } from '@stridewell/app/testing/render';
import { askCard, cardTextOf, recheckCard } from '@stridewell/app/testing/safety';
import { type SafetyStatus, weekDates } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fixDate } from '../testing/fixed-date.tsx';
// Loaded before the tests, so that no test waits for it.
import './planned.ts';
import Chooser from './chooser.tsx';
import { Today } from './today.tsx';

vi.mock('../remotes/slot.tsx', () => ({
  Slot: ({ name, props }: { name: string; props: { closed: boolean } }) => (
    <div data-testid={name} data-closed={props.closed} />
  ),
}));

const SAFETY = 'GET /api/coach/safety';
const CARD = 'POST /api/coach/chat/card';
const UNNAMED = 'Your coach has a message for you.';
const EMERGENCY =
  'No training advice for now, because of your chest and heart. If nobody has looked at it yet, call 113 in Norway, elsewhere your local emergency number.';
const DAY = { planType: 'tempo', minutes: 39, zone: 'Z4', title: '2 x 7 min', why: 'Threshold.' } as const;
const PLAN = {
  weekStart: '2026-11-16',
  phase: 'Base',
  totalMinutes: 149,
  days: weekDates('2026-11-16').map((date) => ({ date, ...DAY })),
};
const KNEE = { primaryArea: 'knee', status: 'active' };
const KNEE_TODAY = { date: '2026-11-20', status: 'resolved' };

type Hold = NonNullable<SafetyStatus['hold']>;
const held = (change: Partial<Hold> = {}): Route => ({
  body: {
    hold: { tier: 'emergency', since: '2026-11-20T04:00:00Z', closesDay: true, text: EMERGENCY, card: null, ...change },
  },
});
const FREE: Route = { body: { hold: null } };

const serve = (safety: Route, routes: Record<string, Route> = {}): FakeApi =>
  fakeApi({
    [SAFETY]: safety,
    'GET /api/checkin/today': { body: todayOf('2026-11-20') },
    'GET /api/coach/weekly-plan': { body: PLAN },
    'GET /api/coach/weekly-outcomes': { body: PLAN.days.map(({ date, planType }) => ({ date, outcome: planType })) },
    'GET /api/physio/profile': { body: KNEE },
    'GET /api/physio/today': { body: KNEE_TODAY },
    ...routes,
  });
const open = async (): Promise<ReturnType<typeof renderApp>> => {
  const app = renderApp(<Today />);
  await screen.findByRole('region', { name: 'This week' });
  return app;
};
const group = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('group', { name });

fixDate();

describe('LANG-65 home screen with a safety hold', () => {
  it('hides the session, the recommendation and later days when the hold makes today a Reset day', async () => {
    serve(held());
    await open();
    expect(await screen.findByText('Today is for rest.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Readiness score' })).toBeNull();
    expect(screen.queryByText(/39 min|2 x 7 min/)).toBeNull();
    expect(screen.getByTestId('home.cards')).toHaveAttribute('data-closed', 'true');
    const week = within(screen.getByRole('region', { name: 'This week' }));
    expect(week.getByText('Thu 19: Tempo')).toBeInTheDocument();
    expect(week.getByText('Fri 20: nothing yet')).toBeInTheDocument();
    expect(week.getByText('Sun 22: nothing yet')).toBeInTheDocument();
    await group('Please read this first');
    expect(await violations()).toEqual([]);
  });

  it('shows neither training nor remote cards until the hold has loaded', async () => {
    let answer: (route: { body: unknown }) => void = () => undefined;
    serve(() => new Promise((resolve) => (answer = resolve)));
    renderApp(<Today />);
    expect(await screen.findByLabelText('Loading today’s session')).toBeInTheDocument();
    expect(screen.queryByText('Train, but trim it.')).toBeNull();
    expect(screen.queryByTestId('home.cards')).toBeNull();
    answer({ body: { hold: null } });
    expect(await screen.findByRole('region', { name: 'Today’s session' })).toBeInTheDocument();
    expect(screen.getByText('Train, but trim it.')).toBeInTheDocument();
    expect(screen.getByTestId('home.cards')).toHaveAttribute('data-closed', 'false');
  });

  it('links to the check-in when the hold makes today a Reset day', async () => {
    serve(held(), { 'GET /api/checkin/today': { status: 404, body: {} } });
    await open();
    expect(await screen.findByRole('link', { name: 'Check in' })).toHaveAttribute('href', '/check-in');
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
  });

  it('shows a neutral message and a chat link, but no session, when the hold has no details', async () => {
    serve(held({ closesDay: false, text: UNNAMED }));
    await open();
    expect(await screen.findByText(UNNAMED)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', '/running?tab=chat');
    expect(await screen.findByText('Nothing to do today.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['physio', '/physio-coach?tab=chat'],
    ['running', '/running?tab=chat'],
    ['wellness', '/running?tab=chat'],
    [undefined, '/running?tab=chat'],
  ] as const)('LANG-381 links to the chat in which the hold was opened (opener %s)', async (opener, href) => {
    serve(held(opener && { opener }));
    await open();
    expect(await screen.findByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', href);
  });

  it('shows the session when there is no hold or the hold cannot be loaded', async () => {
    const api = serve(FREE);
    const { unmount } = await open();
    expect(await screen.findByRole('region', { name: 'Today’s session' })).toBeInTheDocument();
    unmount();
    api.on(SAFETY, { status: 503, body: {} });
    await open();
    expect(await screen.findByRole('region', { name: 'Today’s session' })).toBeInTheDocument();
  });

  it('LANG-96 hides the session only for topic holds that block training', async () => {
    const api = serve(
      held({ tier: 'topic', closesDay: false, closesTraining: true, text: 'No advice on the sore bone.' }),
    );
    const { unmount } = await open();
    expect(await screen.findByText('No advice on the sore bone.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
    unmount();
    api.on(SAFETY, held({ tier: 'topic', closesDay: false, closesTraining: false, text: 'No advice on medicine.' }));
    await open();
    expect(await screen.findByText('No advice on medicine.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Today’s session' })).toBeInTheDocument();
  });

  it('shows neither a recommendation nor a session in embedded mode', async () => {
    serve(held());
    renderApp(<Chooser />, { path: '/?embed=1' });
    expect(await group('Please read this first')).toBeInTheDocument();
    expect(screen.queryByText(/39 min|6\.2/)).toBeNull();
  });
});

describe('LANG-64 hold card on the home screen', () => {
  it.each([
    ['emergency', EMERGENCY, 'Call 113', 'tel:113'],
    ['same_day', 'No training advice for now. In Norway 116 117.', 'Call 116 117', 'tel:116117'],
  ] as const)('shows a call link for tier %s', async (tier, text, name, href) => {
    serve(held({ tier, text }));
    await open();
    expect(within(await group('Please read this first')).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('sends the answer to a recheck card, then shows and focuses the coach’s reply', async () => {
    const api = serve(held({ card: recheckCard() }));
    const stream = fakeStream();
    api.on(CARD, stream.answer);
    const { actor } = await open();
    const card = await group(recheckCard().head);
    await actor.click(within(card).getByRole('button', { name: /^A doctor/ }));
    expect(api.calls.at(-1)?.body).toEqual({ cardId: 'card-2', answers: ['cleared'] });
    stream.chunk({ content: 'Good. We begin again with the easiest return.' });
    api.on(SAFETY, FREE);
    stream.done();
    const said = await screen.findByText('Good. We begin again with the easiest return.');
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    expect(screen.queryByRole('group', { name: recheckCard().head })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Today’s session' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('shows a link to the chat instead of the coach’s reply when an answer ends the hold', async () => {
    const api = serve(held({ tier: 'card', closesDay: false, text: 'One tap first, please.', card: askCard() }));
    const stream = fakeStream();
    api.on(CARD, stream.answer);
    const { actor } = await open();
    expect(screen.queryByRole('region', { name: 'Today’s session' })).toBeNull();
    await actor.click(within(await group(askCard().head)).getByRole('button', { name: 'None of these' }));
    stream.chunk({ content: 'Good. Then to your question:\n\n**39 min** tempo' });
    api.on(SAFETY, FREE);
    stream.done();
    expect(await screen.findByText(/answered your question in the chat/)).toBeInTheDocument();
    expect(screen.queryByText(/\*\*39 min/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toBeInTheDocument();
  });

  it('shows a STOP message with a call link when the reply to an answer contains one', async () => {
    const api = serve(held({ tier: 'card', closesDay: false, card: askCard() }));
    const stream = fakeStream();
    api.on(CARD, stream.answer);
    const { actor } = await open();
    await actor.click(within(await group(askCard().head)).getByLabelText('I fainted or nearly fainted'));
    await actor.click(screen.getByRole('button', { name: 'Send' }));
    stream.chunk({ content: 'Lie down. In Norway call 113.' });
    api.on(SAFETY, held());
    stream.done();
    expect(await screen.findByText('Lie down. In Norway call 113.')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Call 113' })[0]).toHaveAttribute('href', 'tel:113');
  });

  it('shows the next card only once, without repeating its text, when the reply to an answer contains one', async () => {
    const general = askCard({ id: 'card-0', head: 'General?' });
    const api = serve(held({ tier: 'card', closesDay: false, card: general }));
    const stream = fakeStream();
    api.on(CARD, stream.answer);
    const { actor } = await open();
    await actor.click(within(await group('General?')).getByRole('button', { name: 'I am not sure' }));
    stream.chunk({ content: cardTextOf(askCard()) });
    stream.chunk({ card: askCard() });
    api.on(SAFETY, held({ tier: 'card', closesDay: false, card: askCard() }));
    stream.done();
    expect(await group(askCard().head)).toBeInTheDocument();
    expect(screen.queryByText(/^1\. /)).toBeNull();
  });

  it('shows an error when sending an answer fails and resends the answer on retry', async () => {
    const api = serve(held({ card: recheckCard() }));
    api.on(CARD, { status: 409, body: { message: 'Your coach is still answering.' } });
    const { actor } = await open();
    await actor.click(within(await group(recheckCard().head)).getByRole('button', { name: 'Not yet' }));
    expect(await screen.findByText('Your coach is still answering.')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.calls.filter(({ path }) => path.endsWith('/card'))).toHaveLength(2));
  });

  it('is refetched each time the home screen opens', async () => {
    const api = serve(FREE);
    const { rerender } = await open();
    rerender(<p>Elsewhere</p>);
    api.on(SAFETY, held());
    rerender(<Today />);
    expect(await group('Please read this first')).toBeInTheDocument();
  });
});
