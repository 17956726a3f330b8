import type { CardList, CardListItem, KnowledgeCard } from '@stridewell/contracts/web';

const item = (id: string, group: CardListItem['group'], title: string, ask: string, isAboutTraining = false) => ({
  id,
  group,
  title,
  asks: [ask],
  isAboutTraining,
});

export const TOPICS: Record<'en' | 'nb', CardList> = {
  en: {
    language: 'en',
    cards: [
      item('intervals', 'principles', 'Intervals', 'how hard should intervals be', true),
      item('choosing-shoes', 'shoes', 'Choosing shoes', 'which shoes should I buy'),
      item('carbon-plates', 'shoes', 'Carbon plates', 'are carbon shoes worth it'),
      item('coffee', 'food', 'Coffee', 'can I drink coffee before a run'),
    ],
  },
  nb: {
    language: 'nb',
    cards: [
      item('intervals', 'principles', 'Intervaller', 'hvor hardt skal intervaller være', true),
      item('choosing-shoes', 'shoes', 'Velge sko', 'hvilke sko skal jeg kjøpe'),
      item('carbon-plates', 'shoes', 'Karbonplater', 'er karbonsko verdt pengene'),
      item('coffee', 'food', 'Kaffe', 'kan jeg drikke kaffe før turen'),
    ],
  },
};

export const INTERVALS: KnowledgeCard = {
  id: 'intervals',
  group: 'principles',
  language: 'en',
  title: 'Intervals',
  isAboutTraining: true,
  facts: ['Run them hard but even.', 'One such session a week is plenty.'],
  limit: 'Chest pain means stop and get medical help.',
  sources: [
    { author: 'Helgerud', year: 2007, url: 'https://doi.org/10.1249/mss.0b013e3180304570', tag: 'V' },
    { author: 'Foster', year: 2001, url: null, tag: 'V2' },
    { author: 'Buchheit & Laursen', year: 2013, url: 'https://doi.org/10.1007/s40279-013-0029-x', tag: 'K' },
    { author: 'Coaching custom', year: 2026, url: null, tag: 'D' },
  ],
  reviewed: null,
};
