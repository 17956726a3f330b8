import { COACH_BASES, COACH_TYPES, type CoachType } from '@stridewell/contracts/web';
import { globalCss } from '@stridewell/ui/global-css';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { INGRID } from '../testing/render.tsx';
import { openChat, stored } from './testing/open-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('CHAT-09 chat greeting', () => {
  test.each<[CoachType, string]>([
    [
      'running',
      "Hi Ingrid, I am your running coach. I know your plan and your check-ins. Ask, or tap Today's workout.",
    ],
    [
      'physio',
      'Hi Ingrid, I am your physio coach. Fill in your profile first, then tap Today\'s exercises, and ask "Is my pain normal?" whenever you wonder.',
    ],
  ])('introduces the %s coach and contains the runner’s name', async (coachType, greeting) => {
    await openChat({ coachType });
    expect(screen.getByLabelText('Messages')).toHaveTextContent(greeting);
  });

  test('CHAT-49 contains the given sentence about the day', async () => {
    await openChat({ greetingNote: 'Train as planned. 6.2 is an ordinary day for you.' });
    expect(screen.getByLabelText('Messages')).toHaveTextContent(/Today's workout\.\s*Train as planned\./);
  });

  test('omits the name when the runner has no name', async () => {
    await openChat({ user: { ...INGRID, name: null } });
    expect(screen.getByLabelText('Messages')).toHaveTextContent('Hi, I am your running coach.');
  });

  test('is not rendered when there are messages', async () => {
    await openChat({ messages: [stored('assistant', 'Easy today')] });
    expect(screen.getByLabelText('Messages')).not.toHaveTextContent('I am your running coach');
  });
});

test('SAFE-46 the notice below the chat input states the AI coach’s limitations and the emergency number', async () => {
  await openChat();
  const notice = screen.getByText(
    'AI coach. Helps with training and self-care, can be wrong, does not diagnose. Emergency: 113 (Norway) or your local number.',
  );
  const box = screen.getByRole('textbox', { name: 'Message' });
  expect(box.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(COACH_TYPES)('CONST-36 CHAT-22 the %s chat panel does not call the other coach’s API', async (coachType) => {
  const { api } = await openChat({ coachType });
  expect(api.calls.map(({ path }) => path).filter((path) => !path.startsWith(`${COACH_BASES[coachType]}/`))).toEqual(
    [],
  );
  expect(api.calls).not.toEqual([]);
});

test('CHAT-22 text typed in one coach’s chat does not appear in the other coach’s input', async () => {
  const chat = await openChat();
  chat.api.on('GET /api/physio/chat/history?limit=50&offset=0', { body: { messages: [], hasMore: false } });
  chat.api.on('GET /api/physio/chat/draft', { body: { content: '' } });
  await chat.actor.type(chat.box(), 'Hi');
  chat.reopen({ coachType: 'physio' });
  await waitFor(() => expect(chat.box()).toHaveValue(''));
  chat.reopen();
  expect(chat.box()).toHaveValue('Hi');
});

test('CHAT-01 CONST-33 the chat panel is 720 px high, or as high as the space below the top bar if that is less', async () => {
  await openChat();
  const { classList } = screen.getByRole('region', { name: 'Chat with your coach' });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const heightRule = rules.find(
    (rule) => [...classList].some((name) => rule.startsWith(`.${name}`)) && /height:/.test(rule),
  );
  expect(heightRule?.replace(/\s+/g, '')).toContain('height:min(var(--chat-height),100dvh-var(--topbar-height)-');
  expect(globalCss).toContain('--chat-height: 720px;');
});

describe('chat panel after a failed history request', () => {
  test('shows an error, keeps the input enabled and loads the messages on retry', async () => {
    const chat = await openChat({ messages: [stored('user', 'Earlier')], historyStatus: 503 });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your messages.');
    expect(chat.box()).toBeEnabled();
    chat.history([stored('user', 'Earlier')]);
    await chat.actor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Earlier')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('chat panel', () => {
  test('has no axe violations with every kind of content and a streaming reply', async () => {
    const table = '| Zone | Pace |\n|---|---|\n| Z2 | 5:42 |\n\n- [x] done\n\n[film](https://media.example.com/a.mp4)';
    const chat = await openChat({
      messages: [
        stored('user', 'Hi'),
        stored('assistant', table),
        stored('assistant', 'Cut', { metadata: { interrupted: true } }),
      ],
      hasMore: true,
    });
    expect(await violations()).toEqual([]);
    const stream = fakeStream();
    chat.api.on('POST /api/coach/chat', stream.answer);
    chat.send('How far?');
    await screen.findByRole('img', { name: 'Your coach is replying' });
    expect(await violations()).toEqual([]);
    stream.done();
    await waitFor(() => expect(chat.box()).toBeEnabled());
  });

  test('has the following tab order: menu, messages, quick actions, input, send button', async () => {
    const { actor, box } = await openChat({ messages: [stored('user', 'Hi')] });
    const order: string[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await actor.tab();
      order.push(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    expect(order).toEqual(['Chat menu', 'Messages', 'Quick actions']);
    box().focus();
    await actor.keyboard('Hi');
    await actor.tab();
    expect(screen.getByRole('button', { name: 'Send message' })).toHaveFocus();
  });
});
