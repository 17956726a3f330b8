import type { CardChoice, ChatCard, ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from './numbers.ts';

/** Returns the text of a reply without the text of its safety card, because the card is rendered separately. */
export const textBeforeCard = (content: string, { head, options }: ChatCard): string => {
  const at = content.lastIndexOf(head);
  if (at < 0) return content;
  const rest = content.slice(at);
  return options.every(({ label }) => rest.includes(label)) ? content.slice(0, at).trimEnd() : content;
};

/** Returns the text that the chat shows for a card answer. */
export const answerText = (choices: readonly (CardChoice | null)[], codes: readonly string[]): string =>
  choices
    .filter((choice) => choice !== null)
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join('\n');

/** True if the message is a predefined safety text: a STOP message with buttons, or the result of a card answer. */
export const isFixedText = (metadata: ChatMetadata | null): metadata is ChatMetadata =>
  metadata !== null && (metadata.stop !== undefined || (metadata.safety?.state === 'stop' && !metadata.card));

const NORWEGIAN = /[æøå]|\bNorge\b/i;

/**
 * Returns the language of a predefined safety text without a card. If the text is in both languages, returns the
 * language of the first paragraph.
 */
export const languageOf = (content: string): SafetyLanguage =>
  NORWEGIAN.test(content.split('\n\n')[0] ?? '') ? 'nb' : 'en';
