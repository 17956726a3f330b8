import { deviceStore } from '@stridewell/app/core';
import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import type { SafetyStatus } from '@stridewell/contracts/web';
import { violations } from '@stridewell/ui/testing/axe';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import App from '../app.tsx';
import { fixClock, NOT_FOUND, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { INTERVALS, TOPICS } from '../testing/topic-fixtures.ts';

fixClock();
afterEach(() => {
  window.localStorage.clear();
  deviceStore.remove('stridewell_topic_language');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const HOLD: SafetyStatus = {
  hold: {
    tier: 'same_day',
    since: `${TODAY}T07:00:00Z`,
    closesDay: true,
    closesTraining: true,
    text: 'Somebody should look at your leg today.',
    card: null,
  },
};

const open = (path = '/running/topics', routes: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    'GET /api/coach/cards?language=en': { body: TOPICS.en },
    'GET /api/coach/cards?language=nb': { body: TOPICS.nb },
    'GET /api/coach/cards/intervals?language=en': { body: INTERVALS },
    'GET /api/coach/cards/intervals?language=nb': {
      body: { ...INTERVALS, language: 'nb', title: 'Intervaller', facts: ['Løp dem hardt, men jevnt.'] },
    },
    'GET /api/coach/safety': { body: { hold: null } },
    'GET /api/checkin/today': { body: todayOf(TODAY) },
    ...routes,
  });
  return { api, ...renderApp(<App />, { path }) };
};
const group = (name: RegExp) => screen.findByRole('button', { name });
const search = (name = 'Search topics') => screen.findByRole('searchbox', { name });
const titles = (list: string): (string | null)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const address = (): string => window.location.pathname + window.location.search;
const back = (name: string) => screen.getAllByRole('link', { name })[0];

describe('CARD-11 all topics', () => {
  test('are listed by group, one of which opens at a time and stays open after going back', async () => {
    const { actor, unmount } = open();
    const shoes = await group(/^Shoes/);
    expect(shoes).toHaveAccessibleName('Shoes 2 topics');
    expect(shoes).toHaveAttribute('aria-expanded', 'false');
    await actor.click(shoes);
    expect(titles('Shoes')).toEqual(['Carbon plates', 'Choosing shoes']);
    await actor.click(await group(/^Food and drink/));
    expect(titles('Food and drink')).toEqual(['Coffee']);
    expect(screen.queryByRole('list', { name: 'Shoes' })).toBeNull();
    expect(address()).toBe('/running/topics?group=food');
    expect(await violations()).toEqual([]);
    expect(document.title).toBe('Help and topics · Stridewell');
    unmount();
    open(address());
    expect(await screen.findByRole('list', { name: 'Food and drink' })).toBeVisible();
  });

  test('are found by title and question while typing, and the search stays in the URL', async () => {
    const { actor } = open();
    await actor.type(await search(), 'carbon sho');
    await waitFor(() => expect(titles('Help and topics')).toEqual(['Carbon platesShoes']));
    expect(screen.getByRole('status')).toHaveTextContent('1 topic');
    await actor.tab();
    expect(address()).toBe('/running/topics?q=carbon+sho');
    expect(screen.getByRole('link', { name: /Carbon plates/ })).toHaveAttribute(
      'href',
      '/running/topics/carbon-plates',
    );
  });

  test('HOME-66 begin with the emergency numbers, which the search finds in both languages', async () => {
    const { actor } = open();
    const card = await screen.findByRole('region', { name: 'Is it an emergency?' });
    expect(within(card).getByRole('link', { name: 'Call 113' })).toHaveAttribute('href', 'tel:113');
    expect(card.compareDocumentPosition(await search())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const words of ['emergency', 'chest pain', '113', 'nødnummer', 'brystsmerter']) {
      await actor.clear(await search());
      await actor.type(await search(), words);
      const found = await within(await screen.findByRole('status')).findByRole('link', { name: 'Call 113' });
      expect(found).toBeVisible();
      expect(screen.queryByText(/^Nothing about/)).toBeNull();
    }
    expect(screen.getAllByRole('region', { name: 'Is it an emergency?' })).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  test('show a message and a link to the coach when nothing is found', async () => {
    const { actor } = open('/running/topics?q=unicycle&coach=physio');
    expect(await screen.findByText('Nothing about “unicycle”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask your coach' })).toHaveAttribute('href', '/physio-coach?tab=chat');
    expect(await violations()).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await search()).toHaveValue('');
    expect(await group(/^Shoes/)).toBeVisible();
    expect(address()).toBe('/running/topics?coach=physio');
  });

  test('are shown in the browser’s language until the runner chooses another, which is remembered', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'nb-NO', 'en']);
    const { actor, unmount } = open();
    expect(await group(/^Sko 2 emner/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).querySelector('span')).toHaveAttribute('lang', 'nb');
    expect((await group(/^Sko/)).closest('[lang]')).toHaveAttribute('lang', 'nb');
    await actor.click(screen.getByRole('radio', { name: 'English' }));
    expect(await group(/^Shoes/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus();
    expect(address()).toBe('/running/topics?language=en');
    unmount();
    open();
    expect(await group(/^Shoes/)).toBeVisible();
  });

  test.each([
    ['/running/topics', '/running?tab=chat'],
    ['/running/topics?coach=physio', '/physio-coach?tab=chat'],
  ])('on %s link back to %s', async (path, chat) => {
    open(path);
    await search();
    expect(back('Back to the chat')).toHaveAttribute('href', chat);
  });
});

describe('CARD-12 a topic', () => {
  test('shows its facts, what to keep in mind, its sources in words, and that no clinician has reviewed it', async () => {
    open('/running/topics/intervals');
    expect(await screen.findByRole('heading', { level: 1, name: 'Intervals' })).toBeVisible();
    expect(screen.getByText('Run them hard but even.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Good to know' })).toHaveTextContent(
      'One such session a week is plenty.',
    );
    expect(screen.getByRole('region', { name: 'Keep in mind' })).toHaveTextContent('Chest pain means stop');
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Helgerud (2007). We have read it.',
      'Foster (2001). We have read parts of it.',
      'Buchheit & Laursen (2013). We know of it, but have not read it yet.',
      'What many coaches do. We know of no study.',
    ]);
    expect(sources.getByRole('link', { name: 'Helgerud (2007)' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1249/mss.0b013e3180304570',
    );
    expect(sources.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText(/Not reviewed by a clinician yet\./)).toBeVisible();
    expect(document.title).toBe('Intervals · Stridewell');
    expect(back('Back to all topics')).toHaveAttribute('href', '/running/topics?group=principles');
    expect(screen.getByRole('link', { name: 'More topics: Training' })).toHaveAttribute(
      'href',
      '/running/topics?group=principles',
    );
    expect(await violations()).toEqual([]);
  });

  test('shows who reviewed it, and "How Stridewell works." as the source of a card about the app', async () => {
    const card = {
      ...INTERVALS,
      group: 'app',
      limit: null,
      facts: ['One.'],
      sources: [{ author: 'Stridewell', year: 2026, url: null, tag: 'D' }],
      reviewed: { by: 'Kari Nordmann, physiotherapist', date: '2026-12-01' },
    };
    open('/running/topics/intervals', { 'GET /api/coach/cards/intervals?language=en': { body: card } });
    expect(await screen.findByText(/Reviewed by Kari Nordmann, physiotherapist, 2026-12-01\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sources' })).toHaveTextContent('How Stridewell works.');
    expect(screen.queryByRole('region', { name: 'Keep in mind' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
  });

  test('opened from a chat is in the language of the reply and links back to that chat', async () => {
    const { actor } = open('/running/topics/intervals?coach=physio&language=nb&from=chat');
    expect(await screen.findByRole('heading', { level: 1, name: 'Intervaller' })).toBeVisible();
    expect(screen.getByText('Løp dem hardt, men jevnt.').closest('[lang]')).toHaveAttribute('lang', 'nb');
    expect(back('Back to the chat')).toHaveAttribute('href', '/physio-coach?tab=chat');
    expect(screen.getByText(/Ikke gjennomgått av helsepersonell ennå\./)).toBeVisible();
    await actor.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Intervals' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus();
    expect(address()).toBe('/running/topics/intervals?coach=physio&language=en&from=chat');
  });

  test('shows a link to all topics when it does not exist', async () => {
    open('/running/topics/nothing', { 'GET /api/coach/cards/nothing?language=en': NOT_FOUND });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such topic' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/running/topics');
  });
});

describe('CARD-13 topics while training is blocked', () => {
  const closed = { 'GET /api/coach/safety': { body: HOLD } };

  test('show the safety notice and no topic about training', async () => {
    open('/running/topics', closed);
    expect(await group(/^Shoes/)).toBeVisible();
    expect(screen.getByText(/Somebody should look at your leg today/)).toBeVisible();
    expect(screen.getByText('Topics about training come back when you can train again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Training/ })).toBeNull();
  });

  test('show the notice instead of a topic about training', async () => {
    open('/running/topics/intervals', closed);
    expect(await screen.findByText(/This topic is about training/)).toBeVisible();
    expect(screen.getByText(/Somebody should look at your leg today/)).toBeVisible();
    expect(screen.queryByText('Run them hard but even.')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Sources' })).toBeNull();
  });

  test('show a topic about something else as usual', async () => {
    const coffee = { ...INTERVALS, id: 'coffee', isAboutTraining: false };
    open('/running/topics/coffee', { ...closed, 'GET /api/coach/cards/coffee?language=en': { body: coffee } });
    expect(await screen.findByText('Run them hard but even.')).toBeVisible();
  });
});

describe('CARD-14 topics that cannot be loaded', () => {
  test.each([
    ['/running/topics', 'GET /api/coach/cards?language=en', TOPICS.en, /^Shoes/],
    ['/running/topics/intervals', 'GET /api/coach/cards/intervals?language=en', INTERVALS, null],
  ])('on %s show an error and can be retried', async (path, route, body, name) => {
    const { api, actor } = open(path, { [route]: UNAVAILABLE });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not load/);
    expect(await violations()).toEqual([]);
    api.on(route, { body });
    await actor.click(screen.getByRole('button', { name: 'Try again' }));
    if (name) expect(await group(name)).toBeVisible();
    else expect(await screen.findByText('Run them hard but even.')).toBeVisible();
  });
});
