import type { Language, Words } from '@stridewell/language/language';
import { fold } from '@stridewell/safety/text';
import type { Card } from '../cards/card.ts';
import { INTENT_LABELS } from '../intent-labels.ts';
import { INTENT_MESSAGES } from '../intent-messages.ts';
import type { IntentId } from '../intents.ts';
import type { Option } from './state.ts';

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** Returns the option whose label or message a message repeats; null when there is none. */
export const optionMatching = (message: string, options: readonly Option[]): Option | null => {
  const typed = plain(message);
  return options.find((option) => [option.label, option.message].some((text) => plain(text) === typed)) ?? null;
};

const BODY: { label: Words; message: Words } = {
  label: { en: 'Something about my body', nb: 'Noe i kroppen min' },
  message: { en: 'Something about my body', nb: 'Noe i kroppen min' },
};

/** The option that opens the general safety card. */
export const bodyOption = (language: Language): Option => ({
  label: BODY.label[language],
  message: BODY.message[language],
});

/** True for the text of the option that opens the general safety card. */
export const isBodyOption = (message: string): boolean =>
  [BODY.message.en, BODY.message.nb].some((text) => plain(text) === plain(message));

/** The options for intents: a label for the subject of each, and a message that is clearly understood as the intent. */
export const intentOptions = (intents: readonly IntentId[], language: Language): Option[] =>
  intents.flatMap((intent) => {
    const message = INTENT_MESSAGES[intent];
    return message ? [{ label: INTENT_LABELS[intent][language], message: message[language] }] : [];
  });

/** The options for knowledge cards. */
export const cardOptions = (cards: readonly Card[], language: Language): Option[] =>
  cards.map(({ id, title }) => ({ label: title[language], message: title[language], card: id }));
