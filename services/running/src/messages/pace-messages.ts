import { createCatalogue, type MessageLanguage, type Messages } from '@stridewell/kit/messages/catalogue';
import type { PaceSource } from '../domain/runner-profile.ts';

const SOURCES = {
  profile: {
    en: 'The paces follow from the threshold pace in your profile.',
    nb: 'Farten følger av terskelfarten i profilen din.',
  },
  result: {
    en: 'The paces follow from your newest race or test result.',
    nb: 'Farten følger av det nyeste løps- eller testresultatet ditt.',
  },
  'runs.fair': {
    en: 'The paces are a first estimate from {runs} hard runs of the last 120 days: at least two were this fast. A result or threshold pace of your own comes before it.',
    nb: 'Farten er et første anslag fra {runs} harde turer de siste 120 dagene: minst to var så raske. Et resultat eller en terskelfart fra deg selv går foran.',
  },
  'runs.good': {
    en: 'The paces follow from {runs} hard runs of the last 120 days, of which at least two were this fast. A result or threshold pace of your own comes before them.',
    nb: 'Farten følger av {runs} harde turer de siste 120 dagene, der minst to var så raske. Et resultat eller en terskelfart fra deg selv går foran.',
  },
} as const satisfies Messages<string>;

const sources = createCatalogue<keyof typeof SOURCES>(SOURCES);

/** Returns one or two sentences about the source of a plan's paces. */
export const describePaceSource = (source: PaceSource, language: MessageLanguage): string =>
  source.kind === 'runs'
    ? sources.render({ code: `runs.${source.confidence}`, values: { runs: source.runs } }, language)
    : sources.render({ code: source.kind }, language);
