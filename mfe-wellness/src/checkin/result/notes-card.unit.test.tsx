import { DEFAULT_ANSWER } from '@stridewell/app/testing/checkin';
import { fakeApi } from '@stridewell/app/testing/fake-api';
import { fakeStream } from '@stridewell/app/testing/fake-stream';
import { renderApp } from '@stridewell/app/testing/render';
import { askCard } from '@stridewell/app/testing/safety';
import type { ChatCard, SafetyStatus } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Result } from './result.tsx';

const SAFETY = 'GET /api/coach/safety';
const CARD = 'POST /api/coach/chat/card';
const asking = (card: ChatCard): SafetyStatus => ({
  hold: { tier: 'card', since: '2026-11-20T04:00:00Z', closesDay: false, text: 'A question waits.', card },
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = () => renderApp(<Result day="2026-11-20" answer={DEFAULT_ANSWER} fresh onAnother={() => undefined} />);

describe('LANG-73 check-in result', () => {
  it('shows a hold’s safety card, sends the answer to the coach and shows the coach’s reply', async () => {
    const card = askCard();
    const stream = fakeStream();
    const api = fakeApi({ [SAFETY]: { body: asking(card) }, [CARD]: stream.answer });
    const { actor } = open();
    const group = await screen.findByRole('group', { name: card.head });
    expect(await violations()).toEqual([]);
    await actor.click(within(group).getByRole('button', { name: card.none?.label ?? '' }));
    api.on(SAFETY, { body: { hold: null } });
    stream.chunk({ content: 'Good. Ask me any time.' });
    stream.done();
    expect(await screen.findByText('Good. Ask me any time.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: card.head })).toBeNull());
  });

  it('polls GET /api/coach/safety until the response contains a hold with a safety card', async () => {
    const card = askCard();
    let reads = 0;
    fakeApi({
      [SAFETY]: () => {
        reads += 1;
        return { body: reads < 2 ? { hold: null } : asking(card) };
      },
    });
    open();
    expect(await screen.findByRole('group', { name: card.head }, { timeout: 10_000 })).toBeVisible();
    expect(reads).toBe(2);
  });

  it('CHK-170 shows an open hold’s text, number and question instead of advice and training', async () => {
    const options = [{ code: 'not_yet', label: 'Not yet' }];
    const card: ChatCard = { ...askCard(), kind: 'recheck', head: 'About your chest: where does it stand?', options };
    const hold = { tier: 'emergency' as const, since: '2026-11-20T04:00:00Z', closesDay: true, text: 'No training.' };
    fakeApi({ [SAFETY]: { body: { hold: { ...hold, card } } } });
    const cap = { code: 'hold', value: null, reason: 'what you wrote or told us earlier', limit: 2.9 };
    const text = 'No training advice for now, because of your chest and heart. Call 113 in Norway.';
    const answer = {
      ...DEFAULT_ANSWER,
      ...{ score: 2.9, recommendation: 'Reset' as const, message: text },
      messageParts: [{ code: 'referral', text }],
      explanation: { ...DEFAULT_ANSWER.explanation, cap, limits: [cap] },
    };
    renderApp(<Result day="2026-11-20" answer={answer} fresh onAnother={() => undefined} />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113');
    expect(await screen.findByRole('group', { name: card.head })).toBeVisible();
    expect(screen.queryByText(/short gentle walk/)).toBeNull();
    expect(screen.queryByText(/ask for today's training/)).toBeNull();
  });

  it('does not render a safety card when there is no hold', async () => {
    fakeApi({ [SAFETY]: { body: { hold: null } } });
    open();
    expect(await screen.findByText('Your recommendation')).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
