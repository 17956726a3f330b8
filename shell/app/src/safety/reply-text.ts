import type { CardChoice, ChatCard, ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from './numbers.ts';

/** Returns the part of a reply before the text of its card, because the card is rendered separately. */
export const textBeforeCard = (content: string, { head, options }: ChatCard): string => {
  const at = content.lastIndexOf(head);
  if (at < 0) return content;
  const rest = content.slice(at);
  return options.every(({ label }) => rest.includes(label)) ? content.slice(0, at).trimEnd() : content;
};

/** Text of an answer for the chat. */
export const answerText = (choices: readonly (CardChoice | null)[], codes: readonly string[]): string =>
  choices
    .filter((choice) => choice !== null)
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join('\n');

/** True for a fixed safety text: a STOP with buttons, or the result of a card answer. */
export const isFixedText = (metadata: ChatMetadata | null): metadata is ChatMetadata =>
  metadata !== null && (metadata.stop !== undefined || (metadata.safety?.state === 'stop' && !metadata.card));

const NORWEGIAN = /[æøå]|\bNorge\b/i;

/** Language of a fixed safety text without a card. For a text in both languages, the language of its first paragraph. */
export const languageOf = (content: string): SafetyLanguage =>
  NORWEGIAN.test(content.split('\n\n')[0] ?? '') ? 'nb' : 'en';
