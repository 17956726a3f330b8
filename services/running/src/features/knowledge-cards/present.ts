import type { CardListItem, CardSource, KnowledgeCard } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import { type Card, isTrainingCard } from '@stridewell/understanding';

const headOf = (card: Card, language: Language) => ({
  id: card.id,
  group: card.group,
  title: card.title[language],
  isAboutTraining: isTrainingCard(card),
});

/** Presents a card as an entry of the list, in one language. */
export const presentListItem = (card: Card, language: Language): CardListItem => ({
  ...headOf(card, language),
  asks: [...card.asks[language]],
});

const sourceOf = ({ author, year, doi, url, tag }: Card['source'][number]): CardSource => ({
  author,
  year,
  url: doi === undefined ? (url ?? null) : `https://doi.org/${doi}`,
  tag,
});

/** Presents a card with its facts and sources, in one language. */
export const presentCard = (card: Card, language: Language): KnowledgeCard => ({
  ...headOf(card, language),
  language,
  facts: card.facts.map((fact) => fact[language]),
  limit: card.limit?.[language] ?? null,
  sources: card.source.map(sourceOf),
  reviewed: card.reviewed,
});
