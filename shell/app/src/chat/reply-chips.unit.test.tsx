import type { ChatMetadata, CoachType } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStream } from '../testing/fake-stream.tsx';
import { type OpenedChat, openChat, stored } from './testing/open-chat.tsx';

afterEach(() => vi.unstubAllGlobals());

const CHAT = '/api/coach/chat';
const HEAD = 'Did you mean one of these?';
const CHIPS = [
  { label: "Today's session", message: 'What is my session today?' },
  { label: 'Something else', message: 'Something else' },
];
const TEXT = `${HEAD}\n\n- Today's session\n- Something else`;

const asked = (metadata: ChatMetadata = { language: 'en', chips: CHIPS }, content = TEXT) =>
  stored('assistant', content, { metadata });
const chips = (name = 'Answers') => screen.queryByRole('group', { name });
const chip = (name: string) => within(chips() as HTMLElement).getByRole('button', { name });
const sent = ({ api }: OpenedChat): unknown[] => api.calls.filter(({ path }) => path === CHAT).map(({ body }) => body);

describe('chips below a reply', () => {
  test('CARD-01 are buttons in a named group below the newest reply, and are not repeated in the text', async () => {
    await openChat({ messages: [stored('user', 'session pls'), asked()] });
    expect(
      within(chips() as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(["Today's session", 'Something else']);
    expect(chip("Today's session")).toBeEnabled();
    expect(screen.getByText(HEAD)).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('CARD-01 CARD-02 are removed from an older reply, whose text then lists them', async () => {
    await openChat({ messages: [asked(), stored('user', 'never mind')] });
    expect(chips()).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      "Today's session",
      'Something else',
    ]);
  });

  test('CARD-01 send their message like a typed one and are disabled while the reply streams', async () => {
    const chat = await openChat({ messages: [asked()] });
    const stream = fakeStream();
    chat.api.on(`POST ${CHAT}`, stream.answer);
    await chat.actor.click(chip("Today's session"));
    expect(sent(chat)).toEqual([{ message: 'What is my session today?' }]);
    expect(await screen.findByText('What is my session today?')).toBeInTheDocument();
    expect(chips()).toBeNull();
    stream.chunk({ language: 'en', chips: CHIPS });
    stream.chunk({ content: TEXT });
    await waitFor(() => expect(chip("Today's session")).toBeDisabled());
    expect(screen.getAllByText(HEAD)).toHaveLength(2);
    chat.history([asked(), stored('user', 'What is my session today?'), asked()]);
    stream.done();
    await waitFor(() => expect(chip("Today's session")).toBeEnabled());
    await waitFor(() => expect(chat.box()).toHaveFocus());
    expect(sent(chat)).toHaveLength(1);
  });

  test('CARD-01 work with the keyboard', async () => {
    const chat = await openChat({ messages: [asked()] });
    chat.api.on(`POST ${CHAT}`, fakeStream().answer);
    chip('Something else').focus();
    await chat.actor.keyboard('{Enter}');
    expect(sent(chat)).toEqual([{ message: 'Something else' }]);
  });

  test('keep the text in the input when clicked, and put their message before it when sending fails', async () => {
    const chat = await openChat({ messages: [asked()], draft: 'By the way' });
    chat.api.on(`POST ${CHAT}`, { status: 503, body: { message: 'Please wait.' } });
    await waitFor(() => expect(chat.box()).toHaveValue('By the way'));
    await chat.actor.click(chip("Today's session"));
    await waitFor(() => expect(chat.box()).toHaveValue('What is my session today?\nBy the way'));
    expect(chip("Today's session")).toBeEnabled();
  });

  test('are disabled when the chat is disabled', async () => {
    await openChat({ messages: [asked()], disabled: true });
    expect(chip("Today's session")).toBeDisabled();
  });

  test('CARD-01 are announced together with a new reply, but not when they come from the history', async () => {
    const chat = await openChat({ messages: [asked()] });
    expect(chips()?.closest('[aria-live=polite]')).toBeNull();
    const stream = fakeStream();
    chat.api.on(`POST ${CHAT}`, stream.answer);
    chat.send('session pls');
    stream.chunk({ content: TEXT, chips: CHIPS });
    await waitFor(() => expect(chips()?.closest('[aria-live=polite]')).not.toBeNull());
  });
});

describe('CARD-03 sources of a reply', () => {
  const sources: ChatMetadata['sources'] = [
    { kind: 'plan', label: 'Plan, Fri 20 Nov' },
    { kind: 'checkin', label: 'Check-in, 6.2' },
    { kind: 'log', label: 'Your log' },
    { kind: 'rehab', label: 'Phase 2' },
    { kind: 'profile', label: 'Your profile' },
    { kind: 'card', id: 'intervals', label: 'Intervals' },
  ];
  const links = (name: string): [string | null, string | null][] =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test.each<[CoachType, string[]]>([
    ['running', ['/running', '/history', '/running?tab=tracker', '/physio-coach', '/running?tab=profile']],
    [
      'physio',
      ['/running', '/physio-coach?tab=checkins', '/running?tab=tracker', '/physio-coach', '/physio-coach?tab=profile'],
    ],
  ])('of the %s coach link to the screens that show the data', async (coachType, paths) => {
    await openChat({ coachType, messages: [asked({ language: 'en', sources })] });
    const card = `/running/topics/intervals?${coachType === 'physio' ? 'coach=physio&' : ''}language=en&from=chat`;
    expect(links('From').map(([, href]) => href)).toEqual([...paths, card]);
    expect(links('From').map(([label]) => label)).toEqual(sources.map(({ label }) => label));
    expect(await violations()).toEqual([]);
  });

  test('have a heading in the language of the reply', async () => {
    await openChat({ messages: [asked({ language: 'nb', sources: [{ kind: 'plan', label: 'Planen' }] }, 'Ja.')] });
    expect(links('Fra')).toEqual([['Planen', '/running']]);
    expect(screen.getByRole('group', { name: 'Fra' })).toHaveAttribute('lang', 'nb');
  });

  test('remain below older replies', async () => {
    await openChat({ messages: [asked({ sources }), stored('user', 'Thanks')] });
    expect(links('From')).toHaveLength(sources.length);
  });

  test('are not shown when there are none', async () => {
    await openChat({ messages: [asked({ sources: [] })] });
    expect(screen.queryByRole('group', { name: 'From' })).toBeNull();
  });
});

describe('CARD-04 language of a reply', () => {
  test('is the lang attribute of its bubble and chips, even while it streams', async () => {
    const chat = await openChat();
    const stream = fakeStream();
    chat.api.on(`POST ${CHAT}`, stream.answer);
    chat.send('økt?');
    stream.chunk({ language: 'nb' });
    stream.chunk({ content: 'Mente du dette?', chips: [{ label: 'Dagens økt', message: 'Dagens økt' }] });
    expect((await screen.findByText('Mente du dette?')).closest('[lang]')).toHaveAttribute('lang', 'nb');
    await waitFor(() => expect(chips('Svar')).toHaveAttribute('lang', 'nb'));
    expect(screen.getByText('økt?').closest('[data-role] [lang]')).toBeNull();
  });

  test('of a safety text is the language in the response, or else the language detected from the text', async () => {
    const safety = { ruleId: 'r', version: '1', state: 'unknown' } as const;
    await openChat({
      messages: [
        asked({ safety, language: 'nb' }, 'Ring 113 hvis det haster.'),
        asked({ safety }, 'Hvis du er i fare nå: ring 113. Da får du hjelp.'),
        asked({}, 'No language here.'),
      ],
    });
    expect(screen.getByText(/hvis det haster/).closest('[lang]')).toHaveAttribute('lang', 'nb');
    expect(screen.getByText(/i fare nå/).closest('[lang]')).toHaveAttribute('lang', 'nb');
    expect(screen.getByText('No language here.').closest('[data-role] [lang]')).toBeNull();
  });
});
