import { type CoachType, QUICK_ACTIONS } from '@stridewell/contracts/web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { openChat, stored } from './testing/open-chat.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'en';
});

const row = () => screen.getByLabelText('Quick actions');
const chips = (): HTMLElement[] => [...row().querySelectorAll('button')];

describe('quick action row', () => {
  test.each<CoachType>(['running', 'physio'])(
    'QA-18 QA-19 shows a button with a description for each action of the %s coach, in order',
    async (coachType) => {
      await openChat({ coachType });
      const offered = QUICK_ACTIONS[coachType];
      expect(chips().map((chip) => chip.textContent)).toEqual(offered.map(({ label }) => label));
      for (const [index, chip] of chips().entries()) {
        expect(chip).toHaveAccessibleDescription(offered[index]?.description ?? 'no such action');
      }
    },
  );

  const PHYSIO = [
    ['QA-12', 'PROGRESS_CHECK', 'How am I progressing?'],
    ['QA-13', 'TODAY_EXERCISES', "Today's exercises"],
    ['QA-14', 'RETURN_TO_RUNNING', 'When can I return to running?'],
    ['QA-15', 'PAIN_NORMAL', 'Is my pain normal?'],
    ['QA-16', 'SAFETY_CHECK', 'Should I be worried?'],
    ['QA-17', 'PAIN_INCREASED', 'Pain increased - help!'],
  ] as const;
  test.each(PHYSIO)('%s sends %s for the button "%s" and shows the reply', async (_id, code, label) => {
    const { api, history } = await openChat({ coachType: 'physio' });
    history([stored('user', label), stored('assistant', 'The answer')]);
    api.on('POST /api/physio/quick-action', { body: 'data: {"content":"The answer"}\ndata: [DONE]\n' });
    fireEvent.click(screen.getByText(label, { selector: 'button' }));
    expect(await screen.findByText('The answer')).toBeInTheDocument();
    expect(api.calls.find(({ path }) => path.endsWith('/quick-action'))?.body).toEqual({
      action: code,
      context: { language: 'en' },
    });
    await waitFor(() => expect(screen.getByLabelText('Message')).toBeEnabled());
  });

  test('shows Norwegian labels, greeting and notice on a Norwegian page and sends its language', async () => {
    document.documentElement.lang = 'nb';
    const { actor, api } = await openChat();
    api.on('POST /api/coach/quick-action', { body: 'data: {"content":"Svaret"}\ndata: [DONE]\n' });
    const today = screen.getByRole('button', { name: 'Dagens økt' });
    expect(today).toHaveAccessibleDescription('Dagens økt fra planen din, minutt for minutt');
    expect(await screen.findByText(/jeg er løpetreneren din/)).toBeInTheDocument();
    expect(screen.getByText(/^AI-trener\. .*stiller ikke diagnoser/)).toBeInTheDocument();
    await actor.click(today);
    await waitFor(() =>
      expect(api.calls.find(({ path }) => path.endsWith('/quick-action'))?.body).toEqual({
        action: 'TODAY_START',
        context: { language: 'nb' },
      }),
    );
  });

  test("QA-20 QA-21 QA-22 shows '...' on the pressed button and disables all buttons while the request is pending", async () => {
    const { actor, api, box } = await openChat();
    const stream = fakeStream();
    api.on('POST /api/coach/quick-action', stream.answer);
    await actor.click(screen.getByRole('button', { name: 'Create plan' }));
    await waitFor(() => expect(within(row()).getByText('...')).toBeInTheDocument());
    expect(screen.getByRole('button', { name: '... Create plan' })).toBeDisabled();
    expect(chips().filter((chip) => !chip.hasAttribute('disabled'))).toEqual([]);
    expect(screen.getByRole('log')).toHaveTextContent('Create plan');
    stream.raw('data: Plain **words**\n');
    expect(await screen.findByText('words')).toBeInTheDocument();
    stream.done();
    await waitFor(() => expect(chips().filter((chip) => chip.hasAttribute('disabled'))).toEqual([]));
    expect(within(row()).queryByText('...')).toBeNull();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  test("QA-22 disables all buttons without showing '...' while the reply to a typed message is streaming", async () => {
    const { api, send } = await openChat();
    const stream = fakeStream();
    api.on('POST /api/coach/chat', stream.answer);
    send('How far?');
    await waitFor(() => expect(chips().every((chip) => chip.hasAttribute('disabled'))).toBe(true));
    expect(within(row()).queryByText('...')).toBeNull();
    stream.done();
    await waitFor(() => expect(chips().every((chip) => !chip.hasAttribute('disabled'))).toBe(true));
  });
});

describe('CHAT-23 automatic chat start', () => {
  const start = { key: 'visit-1', action: 'TODAY_START' };
  const calls = (api: Awaited<ReturnType<typeof openChat>>['api']): unknown[] =>
    api.calls.filter(({ path }) => path.endsWith('/quick-action')).map(({ body }) => body);

  test('sends the quick action only once for the same key', async () => {
    const chat = await openChat();
    chat.history([stored('user', "Today's workout"), stored('assistant', 'Tempo, 39 min')]);
    chat.api.on('POST /api/coach/quick-action', { body: 'data: {"content":"Tempo, 39 min"}\ndata: [DONE]\n' });
    chat.reopen({ start });
    expect(await screen.findByText('Tempo, 39 min')).toBeInTheDocument();
    await waitFor(() => expect(chat.box()).toBeEnabled());
    chat.rerender(<p>Tracker</p>);
    chat.reopen({ start });
    expect(calls(chat.api)).toEqual([{ action: 'TODAY_START', context: { language: 'en' } }]);
    chat.reopen({ start: { ...start, key: 'visit-2' } });
    await waitFor(() => expect(calls(chat.api)).toHaveLength(2));
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });

  test('sends the quick action only after the current reply has ended', async () => {
    const chat = await openChat();
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.api.on('POST /api/coach/quick-action', { body: 'data: [DONE]\n' });
    chat.send('How far?');
    await waitFor(() => expect(chat.box()).toBeDisabled());
    chat.reopen({ start });
    expect(calls(chat.api)).toEqual([]);
    stream.done();
    await waitFor(() => expect(calls(chat.api)).toEqual([{ action: 'TODAY_START', context: { language: 'en' } }]));
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });

  test('sends a message instead of a quick action when it is started with a message', async () => {
    const chat = await openChat();
    chat.api.on('POST /api/coach/chat', { body: 'data: [DONE]\n' });
    chat.reopen({ start: { key: 'm', message: 'I skipped today' } });
    await waitFor(() =>
      expect(chat.api.calls.find(({ path }) => path === '/api/coach/chat')?.body).toEqual({
        message: 'I skipped today',
      }),
    );
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });
});
