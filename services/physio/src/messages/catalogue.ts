import { createCatalogue, type MessageFact, type MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { MESSAGES, type PhysioCode } from './messages.ts';

/** A message of the rules: a code of the catalogue and its values. */
export type PhysioFact = MessageFact<PhysioCode>;

const catalogue = createCatalogue<PhysioCode>(MESSAGES);

export const render = (fact: PhysioFact, language: MessageLanguage): string => catalogue.render(fact, language);

/** Renders several facts as sentences joined by a space. */
export const renderAll = (facts: readonly PhysioFact[], language: MessageLanguage): string =>
  facts.map((fact) => render(fact, language)).join(' ');

/** Renders a fact in every language. */
export const wordsOf = (fact: PhysioFact): Record<MessageLanguage, string> => ({
  en: render(fact, 'en'),
  nb: render(fact, 'nb'),
});
