import type { Language, Words } from '@stridewell/language/language';
import type { Option } from '@stridewell/understanding/dialogue';
import { type Group, groupOf } from '../decision.ts';

type Choice = { label: Words; message: Words };

const WHY: Choice = {
  label: { en: 'The reason for it', nb: 'Grunnen til det' },
  message: { en: 'why?', nb: 'hvorfor?' },
};
const HOW_MANY: Choice = {
  label: { en: 'How many of each', nb: 'Hvor mange av hver' },
  message: { en: 'how many?', nb: 'hvor mange?' },
};
const WHEN: Choice = {
  label: { en: 'When the next run is', nb: 'Når neste tur er' },
  message: { en: 'when?', nb: 'når?' },
};
const WORSE: Choice = {
  label: { en: 'What to do if it gets worse', nb: 'Hva du gjør hvis det blir verre' },
  message: { en: 'what if it gets worse?', nb: 'hva hvis det blir verre?' },
};
const MORNING: Choice = {
  label: { en: 'What the next morning decides', nb: 'Hva neste morgen avgjør' },
  message: { en: 'and the next morning?', nb: 'og neste morgen?' },
};
const SURE: Choice = {
  label: { en: 'How sure that is', nb: 'Hvor sikkert det er' },
  message: { en: 'are you sure?', nb: 'er du sikker?' },
};

const CHOICES: Readonly<Record<Group, readonly [Choice, Choice]>> = {
  exercises: [HOW_MANY, WORSE],
  run: [WHEN, WORSE],
  day: [HOW_MANY, WHY],
  pain: [WORSE, MORNING],
  signs: [WORSE, WHY],
  general: [WORSE, SURE],
};

/** Returns the two choices that a message which could not be read is asked back with. */
export const whichOptions = (topic: string, language: Language): Option[] =>
  CHOICES[groupOf(topic)].map(({ label, message }) => ({
    label: label[language],
    message: message[language],
    isFollowUp: true,
  }));

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Asks which of two things about the last answer is meant. Contains no exercise and no dose. */
export const whichText = (topic: string, language: Language): string => {
  const [one = '', other = ''] = whichOptions(topic, language).map(({ label }) => lowered(label));
  return language === 'nb' ? `Mener du ${one}, eller ${other}?` : `Do you mean ${one}, or ${other}?`;
};
