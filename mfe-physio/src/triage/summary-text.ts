import {
  type RedFlag,
  TRIAGE_QUESTIONS,
  type TriageInput,
  type TriageOutcome,
  type TriageQuestion,
} from '@stridewell/contracts/web';
import { mediumDay } from '@stridewell/ui/core';
import { FLAG_WORDS } from '../assessment/words.ts';

export interface SummaryFacts {
  date: string;
  outcome: TriageOutcome;
  /** Pain, 0 to 10. Null without a check-in. */
  pain: number | null;
  flags: readonly RedFlag[];
  /** Answers to the triage questions. Null when only the outcome is known. */
  answers: TriageInput['answers'] | null;
}

const QUESTIONS: readonly TriageQuestion[] = TRIAGE_QUESTIONS;

const answerLines = (answers: TriageInput['answers']): string[] =>
  QUESTIONS.flatMap(({ id, text }) => {
    const answer = (answers as Record<string, boolean | undefined>)[id];
    return answer === undefined ? [] : [`- ${text} ${answer ? 'Yes' : 'No'}`];
  });

/** Text to share: pain, warning signs, answers and the triage outcome. */
export const summaryText = ({ date, outcome, pain, flags, answers }: SummaryFacts): string => {
  const lines = answers ? answerLines(answers) : [];
  return [
    `Stridewell, ${mediumDay(date)}`,
    ...(pain === null ? [] : [`Pain: ${pain}/10`]),
    `Warning signs: ${flags.length === 0 ? 'none ticked' : flags.map((flag) => FLAG_WORDS[flag]).join(', ')}`,
    ...(lines.length > 0 ? ['Answers:', ...lines] : []),
    `What to do: ${outcome.title}. ${outcome.text}`,
    outcome.say,
    'These are my own answers, not an examination.',
  ].join('\n');
};
