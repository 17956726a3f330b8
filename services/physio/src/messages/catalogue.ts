import { createCatalogue, type MessageFact, type MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { MESSAGES, type PhysioCode } from './messages.ts';

/** A message fact: the code of a message in the catalogue, with its values. */
export type PhysioFact = MessageFact<PhysioCode>;

const catalogue = createCatalogue<PhysioCode>(MESSAGES);

export const render = (fact: PhysioFact, language: MessageLanguage): string => catalogue.render(fact, language);

/** Renders several message facts as sentences joined by a space. */
export const renderAll = (facts: readonly PhysioFact[], language: MessageLanguage): string =>
  facts.map((fact) => render(fact, language)).join(' ');

/** Renders a message fact in every language. */
export const wordsOf = (fact: PhysioFact): Record<MessageLanguage, string> => ({
  en: render(fact, 'en'),
  nb: render(fact, 'nb'),
});
