import { type Choice, optionsOf, questionOfTwo, SURE, type TwoChoices, WHY, WORSE } from '@stridewell/chat/dialogue';
import type { Language } from '@stridewell/language/language';
import type { Option } from '@stridewell/understanding/dialogue';
import { type Group, groupOf } from '../decision.ts';

const HOW_MANY: Choice = {
  label: { en: 'How many of each', nb: 'Hvor mange av hver' },
  message: { en: 'how many?', nb: 'hvor mange?' },
};
const WHEN: Choice = {
  label: { en: 'When the next run is', nb: 'Når neste tur er' },
  message: { en: 'when?', nb: 'når?' },
};
const MORNING: Choice = {
  label: { en: 'What the next morning decides', nb: 'Hva neste morgen avgjør' },
  message: { en: 'and the next morning?', nb: 'og neste morgen?' },
};

const CHOICES: Readonly<Record<Group, TwoChoices>> = {
  exercises: [HOW_MANY, WORSE],
  run: [WHEN, WORSE],
  day: [HOW_MANY, WHY],
  pain: [WORSE, MORNING],
  signs: [WORSE, WHY],
  general: [WORSE, SURE],
};

/** Returns the two choices that are offered after a message that was not understood. */
export const whichOptions = (topic: string, language: Language): Option[] =>
  optionsOf(CHOICES[groupOf(topic)], language);

/** Asks which of two things about the last answer is meant. Contains no exercise and no dose. */
export const whichText = (topic: string, language: Language): string =>
  questionOfTwo(CHOICES[groupOf(topic)], language)[0];
