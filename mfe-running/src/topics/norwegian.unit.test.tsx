import { deviceStore } from '@stridewell/app/core';
import { todayOf } from '@stridewell/app/testing/checkin';
import { type FakeAnswer, fakeApi } from '@stridewell/app/testing/fake-api';
import { renderApp } from '@stridewell/app/testing/render';
import { violations } from '@stridewell/ui/testing/axe';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import App from '../app.tsx';
import { onNorwegianPage } from '../plan/testing/norwegian-page.tsx';
import { englishLeft } from '../testing/english-left.ts';
import { fixClock, NOT_FOUND, TODAY, UNAVAILABLE } from '../testing/fixtures.ts';
import { INTERVALS, TOPICS } from '../testing/topic-fixtures.ts';
import { TOPIC_PAGE_WORDS, TOPIC_WORDS } from './topic-words.ts';

fixClock();
afterEach(() => {
  window.localStorage.clear();
  deviceStore.remove('stridewell_topic_language');
});

const WORDS = {
  en: { page: TOPIC_PAGE_WORDS.en, topics: TOPIC_WORDS.en },
  nb: { page: TOPIC_PAGE_WORDS.nb, topics: TOPIC_WORDS.nb },
};
const LIST = 'GET /api/coach/cards?language=nb';
const TOPIC = 'GET /api/coach/cards/intervals?language=nb';

const open = (path: string, routes: Record<string, FakeAnswer> = {}) => {
  fakeApi({
    [LIST]: { body: TOPICS.nb },
    [TOPIC]: {
      body: { ...INTERVALS, language: 'nb', title: 'Intervaller', facts: ['Løp dem hardt, men jevnt.'], limit: null },
    },
    'GET /api/coach/cards?language=en': { body: TOPICS.en },
    'GET /api/coach/safety': { body: { hold: null } },
    'GET /api/checkin/today': { body: todayOf(TODAY) },
    ...routes,
  });
  return renderApp(<App />, { path });
};
const expectNorwegian = async (): Promise<void> => {
  expect(englishLeft(WORDS)).toEqual([]);
  expect(await violations()).toEqual([]);
};
const back = (name: string) => screen.getAllByRole('link', { name })[0];

describe('topics on a Norwegian page', () => {
  onNorwegianPage();

  test('are in Norwegian, and link back to the chat', async () => {
    const { actor } = open('/running/topics');
    expect(await screen.findByRole('button', { name: /^Sko 2 emner/ })).toBeVisible();
    expect(back('Tilbake til samtalen')).toHaveAttribute('href', '/running?tab=chat');
    await expectNorwegian();
    await actor.type(screen.getByRole('searchbox', { name: 'Søk i emnene' }), 'enhjuling');
    expect(await screen.findByText('Ingenting om «enhjuling»')).toBeVisible();
    await expectNorwegian();
  });

  test('are in English once the runner has chosen it, with back links in Norwegian', async () => {
    open('/running/topics?language=en');
    expect(await screen.findByRole('button', { name: /^Shoes/ })).toBeVisible();
    expect(back('Tilbake til samtalen')).toBeVisible();
  });

  test('show one of them with a link back to all', async () => {
    open('/running/topics/intervals');
    expect(await screen.findByRole('heading', { level: 1, name: 'Intervaller' })).toBeVisible();
    expect(back('Tilbake til alle emnene')).toHaveAttribute('href', '/running/topics?group=principles');
    await expectNorwegian();
  });

  test('show that one does not exist', async () => {
    open('/running/topics/intervals', { [TOPIC]: NOT_FOUND });
    expect(await screen.findByRole('heading', { level: 1, name: 'Emnet finnes ikke' })).toBeVisible();
    await expectNorwegian();
  });

  test.each([
    ['/running/topics', LIST, 'Vi fikk ikke hentet emnene.'],
    ['/running/topics/intervals', TOPIC, 'Vi fikk ikke hentet emnet.'],
  ])('on %s show that they could not be loaded', async (path, route, words) => {
    open(path, { [route]: UNAVAILABLE });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await expectNorwegian();
  });
});
