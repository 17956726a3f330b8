import type { Language, Words } from '@stridewell/language/language';
import type { Option } from '@stridewell/understanding/dialogue';

/** One thing that a runner may have meant: its label in a question, and the message that is sent when it is tapped. */
export interface Choice {
  label: Words;
  message: Words;
}
export type TwoChoices = readonly [Choice, Choice];

export const WHY: Choice = {
  label: { en: 'The reason for it', nb: 'Grunnen til det' },
  message: { en: 'why?', nb: 'hvorfor?' },
};
export const WORSE: Choice = {
  label: { en: 'What to do if it gets worse', nb: 'Hva du gjør hvis det blir verre' },
  message: { en: 'what if it gets worse?', nb: 'hva hvis det blir verre?' },
};
export const SURE: Choice = {
  label: { en: 'How sure that is', nb: 'Hvor sikkert det er' },
  message: { en: 'are you sure?', nb: 'er du sikker?' },
};

/** Returns the options of a question that asks which of two things about the last answer is meant. */
export const optionsOf = (choices: TwoChoices, language: Language): Option[] =>
  choices.map(({ label, message }) => ({ label: label[language], message: message[language], isFollowUp: true }));

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Asks in two wordings which of two things about the last answer is meant. Contains no exercise, no dose and no session. */
export const questionOfTwo = ([first, second]: TwoChoices, language: Language): [string, string] => {
  const [one, other] = [lowered(first.label[language]), lowered(second.label[language])];
  return language === 'nb'
    ? [`Mener du ${one}, eller ${other}?`, `Gjelder det ${one}, eller ${other}?`]
    : [`Do you mean ${one}, or ${other}?`, `Is it about ${one}, or ${other}?`];
};
