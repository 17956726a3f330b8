import type { CardChoice, ChatCard, ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from './numbers.ts';

/** What a reply says before the text of its card, which is drawn: nothing is read twice. */
export const wordsBefore = (content: string, { head, options }: ChatCard): string => {
  const at = content.lastIndexOf(head);
  if (at < 0) return content;
  const rest = content.slice(at);
  return options.every(({ label }) => rest.includes(label)) ? content.slice(0, at).trimEnd() : content;
};

/** The words of an answer, as the thread shows them. */
export const answerWords = (choices: readonly (CardChoice | null)[], codes: readonly string[]): string =>
  choices
    .filter((choice) => choice !== null)
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join('\n');

/** A fixed safety text: with its numbers and buttons, or as what the answer to a card led to. */
export const isFixedText = (metadata: ChatMetadata | null): metadata is ChatMetadata =>
  metadata !== null && (metadata.stop !== undefined || (metadata.safety?.state === 'stop' && !metadata.card));

const NORWEGIAN = /[æøå]|\bNorge\b/i;

/** The language of a fixed safety text that comes without a card; of one in both languages, the first. */
export const languageOf = (content: string): SafetyLanguage =>
  NORWEGIAN.test(content.split('\n\n')[0] ?? '') ? 'nb' : 'en';
