import { type PageLanguage, pageLanguage } from '../language/page-language.ts';

/** UI text for the perceived effort of a run, 1 to 10, in one language. */
export interface EffortWords {
  question: string;
  /** The steps from 1 to 10. */
  steps: readonly string[];
  ends: string;
  clear: string;
  /** Label of a select without an answer, and of one of its options. */
  unanswered: string;
  option: (effort: number, word: string) => string;
}

const EN: EffortWords = {
  question: 'How hard was it?',
  steps: [
    ...['very light', 'light', 'easy', 'easy, full sentences', 'steady'],
    ...['a little hard', 'hard', 'very hard', 'almost all you have', 'all you have'],
  ],
  ends: '1 very light, 10 all you have',
  clear: 'Clear effort',
  unanswered: 'Effort, 1 to 10',
  option: (effort, word) => `${effort}, ${word}`,
};

const NB: EffortWords = {
  question: 'Hvor hardt var det?',
  steps: [
    ...['svært lett', 'lett', 'rolig', 'rolig, hele setninger', 'jevnt'],
    ...['litt hardt', 'hardt', 'svært hardt', 'nesten alt du har', 'alt du har'],
  ],
  ends: '1 svært lett, 10 alt du har',
  clear: 'Fjern svaret',
  unanswered: 'Innsats, 1 til 10',
  option: (effort, word) => `${effort}, ${word}`,
};

/** UI text for the perceived effort of a run, by language. */
export const EFFORT_WORDS: Record<PageLanguage, EffortWords> = { en: EN, nb: NB };

/** UI text for the perceived effort of a run in the language of the page. */
export const effortWords = (): EffortWords => EFFORT_WORDS[pageLanguage()];
