import { type RedFlag, TRIAGE_QUESTIONS, type TriageInput, type TriageQuestion } from '@stridewell/contracts/web';
import { formWords } from '../assessment/form-words.ts';
import { mediumDay } from '../data/days.ts';
import { inLanguage } from '../data/language.ts';
import { type OutcomeWords, triageWords } from './triage-words.ts';

export interface SummaryFacts {
  date: string;
  /** The displayed outcome. */
  shown: Pick<OutcomeWords, 'title' | 'text' | 'say'>;
  /** Pain, 0 to 10. Null if there is no check-in. */
  pain: number | null;
  flags: readonly RedFlag[];
  /** Answers to the triage questions. Null if only the outcome is known. */
  answers: TriageInput['answers'] | null;
}

const QUESTIONS: readonly TriageQuestion[] = TRIAGE_QUESTIONS;

interface SummaryTextWords {
  pain: (pain: number) => string;
  signs: (flags: string) => string;
  none: string;
  answers: string;
  yes: string;
  no: string;
  advice: (title: string, text: string) => string;
  note: string;
}

const EN: SummaryTextWords = {
  pain: (pain) => `Pain: ${pain}/10`,
  signs: (flags) => `Warning signs: ${flags}`,
  none: 'none ticked',
  answers: 'Answers:',
  yes: 'Yes',
  no: 'No',
  advice: (title, text) => `What to do: ${title}. ${text}`,
  note: 'These are my own answers, not an examination.',
};

const NB: SummaryTextWords = {
  pain: (pain) => `Smerte: ${pain}/10`,
  signs: (flags) => `Faresignaler: ${flags}`,
  none: 'ingen krysset av',
  answers: 'Svar:',
  yes: 'Ja',
  no: 'Nei',
  advice: (title, text) => `Råd: ${title}. ${text}`,
  note: 'Dette er mine egne svar, ikke en undersøkelse.',
};

/** Text to share in the language of the page: pain, warning signs, answers and the triage outcome. */
export const summaryText = ({ date, shown, pain, flags, answers }: SummaryFacts): string => {
  const words = inLanguage({ en: EN, nb: NB });
  const { question } = triageWords();
  const { flagWords } = formWords();
  const { title, text, say } = shown;
  const lines = QUESTIONS.flatMap((asked) => {
    const answer = (answers as Record<string, boolean | undefined> | null)?.[asked.id];
    return answer === undefined ? [] : [`- ${question(asked)} ${answer ? words.yes : words.no}`];
  });
  return [
    `Stridewell, ${mediumDay(date)}`,
    ...(pain === null ? [] : [words.pain(pain)]),
    words.signs(flags.length === 0 ? words.none : flags.map((flag) => flagWords[flag]).join(', ')),
    ...(lines.length > 0 ? [words.answers, ...lines] : []),
    words.advice(title, text),
    ...(say ? [say] : []),
    words.note,
  ].join('\n');
};
