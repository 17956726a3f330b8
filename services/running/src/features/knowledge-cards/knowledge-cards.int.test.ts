import { CARD_GROUPS, type CardList, type KnowledgeCard, PATHS } from '@stridewell/contracts/web';
import type { TestUser } from '@stridewell/kit/testing/signer';
import { allCards } from '@stridewell/understanding';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRunningTestBed } from '../../testing/running-bed.ts';

const bed = useRunningTestBed();
let user: TestUser;

beforeEach(async () => {
  user = await bed.user();
});

const get = (path: string) => bed.call(user, 'GET', `${PATHS.knowledgeCards}${path}`);
const ONE_HOUR = 'private, max-age=3600';

describe('GET /api/coach/cards', () => {
  it.each([
    ['en', 'Arthritis', 'does running cause arthritis?'],
    ['nb', 'slitasjegikt', 'får man slitasjegikt av å løpe?'],
  ] as const)(
    'CARD-10 returns all cards in %s with group, title and the questions they answer',
    async (language, word, ask) => {
      const answer = await get(`?language=${language}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, ONE_HOUR]);
      const list: CardList = answer.json();
      expect(list.language).toBe(language);
      expect(list.cards).toHaveLength(allCards().length);
      expect(new Set(list.cards.map(({ group }) => group))).toEqual(new Set(CARD_GROUPS));
      const card = list.cards.find(({ id }) => id === 'arthritis-and-running');
      expect(card?.title.toLowerCase()).toContain(word.toLowerCase());
      expect(card?.asks).toContain(ask);
    },
  );

  it('CARD-10 returns English if no language is given', async () =>
    expect((await get('')).json()).toEqual((await get('?language=en')).json()));

  it('marks the cards about training, which are hidden while training is blocked', async () => {
    const { cards }: CardList = (await get('')).json();
    const about = (id: string) => cards.find((card) => card.id === id)?.isAboutTraining;
    expect([about('intervals'), about('lacing')]).toEqual([true, false]);
  });

  it.each(['?language=de', '?language=', '?language=en&unknown=1'])('CARD-10 returns 400 for %s', async (query) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  });

  it.each(['', '/intervals'])('CARD-10 returns 401 for %j without a session', async (path) => {
    const answer = await bed.app.inject({ method: 'GET', url: `${PATHS.knowledgeCards}${path}` });
    expect(answer.statusCode).toBe(401);
  });
});

describe('GET /api/coach/cards/{id}', () => {
  it('CARD-10 returns facts, limit and sources, and states that no clinician has reviewed the card', async () => {
    const answer = await get('/arthritis-and-running?language=nb');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, ONE_HOUR]);
    const card: KnowledgeCard = answer.json();
    expect(card).toMatchObject({
      id: 'arthritis-and-running',
      group: 'body',
      language: 'nb',
      title: 'Løping og artrose (slitasjegikt)',
      limit: expect.stringContaining('lege eller fysioterapeut'),
      reviewed: null,
    });
    expect(card.facts).toHaveLength(4);
    expect(card.sources[1]).toEqual({
      author: 'Lo',
      year: 2018,
      url: 'https://doi.org/10.1007/s10067-018-4121-3',
      tag: 'V2',
    });
  });

  it('returns null for a missing limit, and for the address of a source without a publication', async () => {
    const card: KnowledgeCard = (await get('/app-bands')).json();
    expect(card.limit).toBeNull();
    expect(card.sources).toEqual([{ author: 'Stridewell', year: 2026, url: null, tag: 'D' }]);
  });

  it('returns every card of the list in both languages, and only secure addresses', async () => {
    for (const { id } of allCards())
      for (const language of ['en', 'nb']) {
        const answer = await get(`/${id}?language=${language}`);
        expect(answer.statusCode, `${id} ${answer.body}`).toBe(200);
        for (const { url } of (answer.json() as KnowledgeCard).sources)
          if (url !== null) expect(url).toMatch(/^https:/);
      }
  });

  it.each([
    [404, 'no-such-card'],
    [400, 'X'],
    [400, '..%2Fsecret'],
    [400, 'a'.repeat(41)],
  ])('CARD-10 returns %i for the id %s', async (status, id) => {
    const answer = await get(`/${id}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });
});
