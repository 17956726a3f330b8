import type { CardChoice, ChatCard, ChatMetadata } from '@stridewell/contracts/web';
import type { SafetyLanguage } from './numbers.ts';

/** The part of a reply before its card's text; the card is rendered separately, so its text is not shown twice. */
export const textBeforeCard = (content: string, { head, options }: ChatCard): string => {
  const at = content.lastIndexOf(head);
  if (at < 0) return content;
  const rest = content.slice(at);
  return options.every(({ label }) => rest.includes(label)) ? content.slice(0, at).trimEnd() : content;
};

/** The text of an answer, as shown in the chat. */
export const answerText = (choices: readonly (CardChoice | null)[], codes: readonly string[]): string =>
  choices
    .filter((choice) => choice !== null)
    .filter(({ code }) => codes.includes(code))
    .map(({ label }) => label)
    .join('\n');

/** Whether a message is a fixed safety text: a STOP with buttons, or the result of a card's answer. */
export const isFixedText = (metadata: ChatMetadata | null): metadata is ChatMetadata =>
  metadata !== null && (metadata.stop !== undefined || (metadata.safety?.state === 'stop' && !metadata.card));

const NORWEGIAN = /[æøå]|\bNorge\b/i;

/** The language of a fixed safety text without a card; for a text in both languages, the first one. */
export const languageOf = (content: string): SafetyLanguage =>
  NORWEGIAN.test(content.split('\n\n')[0] ?? '') ? 'nb' : 'en';
