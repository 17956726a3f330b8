import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { INGRIDS_ACCOUNT } from '../testing/render.tsx';
import { askCard } from '../testing/safety.tsx';
import { type OpenedChat, openChat, stored } from './testing/open-chat.tsx';

const CHAT = 'POST /api/coach/chat';
const STOP = 'Stop running and call 113 now.';
const CARD = askCard();
const NOTICE = 'This message was not saved';

afterEach(() => vi.unstubAllGlobals());

const sent = ({ api }: OpenedChat): unknown[] =>
  api.calls.filter(({ path }) => path === '/api/coach/chat').map(({ body }) => body);

/**
 * Sends a message that is answered with a safety reply while the health data consent is missing, so neither is stored.
 */
const open = async (health_data: { given: false; at: string; version: string } | null): Promise<OpenedChat> => {
  const chat = await openChat();
  chat.api.on('GET /api/profile', {
    body: { ...INGRIDS_ACCOUNT, consents: { health_data, outside_model: null } },
  });
  const stream = fakeStream();
  chat.api.on(CHAT, stream.answer);
  chat.send('Chest pain');
  stream.chunk({ unstored: true });
  stream.chunk({ content: STOP });
  stream.done();
  await screen.findByText(NOTICE);
  return chat;
};

test('SECU-603 a safety reply that is not stored stays visible with the consent question below it', async () => {
  const chat = await open(null);
  expect(screen.getByText(STOP)).toBeInTheDocument();
  expect(screen.getByText('Chest pain')).toBeInTheDocument();
  expect(screen.getByText(/I am 13 or older and I agree/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  expect(chat.api.unexpected).toEqual([]);
});

test('SECU-603 a message that was not stored is resent after the runner gives consent', async () => {
  const chat = await open(null);
  chat.api.on('POST /api/profile/consent', { body: INGRIDS_ACCOUNT });
  const stream = fakeStream();
  chat.api.on(CHAT, stream.answer);
  await chat.actor.click(screen.getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(sent(chat)).toEqual([{ message: 'Chest pain' }, { message: 'Chest pain' }]));
  chat.history([stored('user', 'Chest pain'), stored('assistant', STOP)]);
  stream.chunk({ content: STOP });
  stream.done();
  await waitFor(() => expect(chat.box()).toBeEnabled());
  expect(screen.getAllByText('Chest pain')).toHaveLength(1);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('a message that was not stored has a link to the profile when consent was withdrawn', async () => {
  await open({ given: false, at: '2026-11-20T05:41:00.000Z', version: '1' });
  expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

test('SECU-603 a safety card that is not stored can be answered and is then read-only', async () => {
  const chat = await openChat();
  chat.api.on('GET /api/profile', {
    body: { ...INGRIDS_ACCOUNT, consents: { health_data: null, outside_model: null } },
  });
  const asked = fakeStream();
  chat.api.on(CHAT, asked.answer);
  chat.send('Something is off in my leg');
  asked.chunk({ unstored: true });
  asked.chunk({ content: 'I want to get this right.' });
  asked.chunk({ card: CARD });
  asked.done();
  const [option] = CARD.options;
  const next = fakeStream();
  chat.api.on('POST /api/coach/chat/card', next.answer);
  await screen.findByText(NOTICE);
  await chat.actor.click(screen.getByRole('button', { name: CARD.none?.label ?? '' }));
  await waitFor(() => expect(chat.box()).toBeDisabled());
  next.chunk({ unstored: true });
  next.chunk({ content: 'Nothing to do today.' });
  next.done();
  expect(await screen.findByText('Nothing to do today.')).toBeInTheDocument();
  expect(screen.getByText('Something is off in my leg')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: option?.label ?? '' })).toBeNull();
});
