import { type Choice, optionsOf, questionOfTwo, SURE, type TwoChoices, WHY, WORSE } from '@stridewell/chat/dialogue';
import type { Language } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import type { Option } from '@stridewell/understanding/dialogue';
import { type Group, groupOf } from '../../decision.ts';

const LENGTH: Choice = {
  label: { en: 'How long it is', nb: 'Hvor lenge den varer' },
  message: { en: 'how long?', nb: 'hvor lenge?' },
};
const PACE: Choice = {
  label: { en: 'How fast to run', nb: 'Hvor fort du løper' },
  message: { en: 'how fast?', nb: 'hvor fort?' },
};
const INSTEAD: Choice = {
  label: { en: 'Something else instead', nb: 'Noe annet i stedet' },
  message: { en: 'something else instead?', nb: 'noe annet i stedet?' },
};
const FIRST: Choice = {
  label: { en: 'Which run matters most', nb: 'Hvilken tur som er viktigst' },
  message: { en: 'which is most important?', nb: 'hvilken er viktigst?' },
};
const PLAINER: Choice = {
  label: { en: 'The same in plainer words', nb: 'Det samme enklere sagt' },
  message: { en: 'in other words please', nb: 'med andre ord' },
};

/** The two most likely meanings of a message about an answer that was not understood. */
const CHOICES: Readonly<Record<Group, TwoChoices>> = {
  day: [LENGTH, INSTEAD],
  more: [WHY, INSTEAD],
  missed: [WHY, FIRST],
  week: [FIRST, WHY],
  pace: [PACE, WHY],
  race: [WHY, LENGTH],
  score: [WHY, SURE],
  body: [WORSE, WHY],
  strength: [FIRST, INSTEAD],
  general: [PLAINER, SURE],
};

/** Returns the two choices that are offered after a message that was not understood. */
export const whichOptions = (topic: string, language: Language): Option[] =>
  optionsOf(CHOICES[groupOf(topic)], language);

/** Asks which of two things about the last answer is meant. Contains nothing from the plan. */
export const whichReply = (topic: string, language: Language): Reply => ({
  answer: questionOfTwo(CHOICES[groupOf(topic)], language),
});
