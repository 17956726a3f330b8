import {
  RED_FLAGS,
  TRIAGE_QUESTIONS,
  TRIAGE_QUESTIONS_NB,
  TRIAGE_TIERS,
  type TriageQuestion,
  type TriageQuestionId,
  type TriageTier,
  triageQuestionsFor,
} from '@stridewell/contracts/web';
import { FLAG_WORDS } from './flag-words.ts';
import { evaluateTriage, type TriageSubject } from './triage.ts';

export type QuestionnaireLanguage = 'en' | 'nb';

type Asked = Omit<TriageQuestion, 'id'> & { id: TriageQuestionId };
interface Words {
  title: string;
  instructions: string;
  anyFlag: string;
  ownInjury: string;
  noYes: string;
  whereToAnswer: string;
  /** The text that states which action to take after a yes, by tier. */
  yes: Record<TriageTier, string>;
}

const WORDS: Record<QuestionnaireLanguage, Words> = {
  en: {
    title: 'Safety check',
    instructions: 'Answer yes or no for yourself. The most urgent yes decides.',
    anyFlag: 'With any of these four',
    ownInjury: 'For your injury',
    noYes:
      'One of the four signs, but no yes: see a doctor or physiotherapist within days, and no running until then. None of the four and no yes: keep to what the check-in shows for today, and do this check again if one appears.',
    whereToAnswer:
      'Answer them in the check-ins tab: tick what applies, and the questions that belong to it tell you who to call. I do not diagnose, and I cannot judge these signs in a chat.',
    yes: {
      emergency: 'Call 113 now, or go to the emergency department (outside Norway, your local emergency number)',
      same_day: 'Call a doctor today, 116 117 (outside Norway, your local urgent care)',
      soon: 'Stop running, and see a doctor or physiotherapist within days',
      self_care: '',
    },
  },
  nb: {
    title: 'Sikkerhetssjekk',
    instructions: 'Svar ja eller nei for deg selv. Det mest alvorlige ja-et bestemmer.',
    anyFlag: 'Sammen med ett av disse fire',
    ownInjury: 'For din skade',
    noYes:
      'Ett av de fire tegnene, men ingen ja: la lege eller fysioterapeut se på det innen noen dager, og ikke løp før det. Ingen av de fire og ingen ja: hold deg til det innsjekken viser for i dag, og ta sjekken på nytt hvis et av dem kommer.',
    whereToAnswer:
      'Svar på dem i fanen for innsjekk: kryss av det som gjelder, så sier spørsmålene som hører til hvem du skal ringe. Jeg stiller ingen diagnose, og jeg kan ikke vurdere slike tegn i en chat.',
    yes: {
      emergency: 'Ring 113 nå, eller dra til akuttmottaket (utenfor Norge ditt lokale nødnummer)',
      same_day: 'Ring lege i dag, 116 117 (utenfor Norge din lokale legevakt)',
      soon: 'Ikke løp, og la lege eller fysioterapeut se på det innen noen dager',
      self_care: '',
    },
  },
};

const listOf = (questions: readonly Asked[], subject: TriageSubject, language: QuestionnaireLanguage): string[] => {
  const { yes } = WORDS[language];
  const tierOf = ({ id }: Asked): TriageTier => evaluateTriage({ flags: [], answers: { [id]: true } }, subject).tier;
  const textOf = ({ id, text }: Asked): string => (language === 'nb' ? TRIAGE_QUESTIONS_NB[id] : text);
  return TRIAGE_TIERS.flatMap((tier) => {
    const own = questions.filter((question) => tierOf(question) === tier);
    return own.length === 0 ? [] : [...own.map((question) => `- ${textOf(question)}`), `  - **${yes[tier]}.**`];
  });
};

/**
 * Returns the red-flag questionnaire for the chat in Markdown: the four warning signs with their questions, the action
 * to take after a yes, and where to answer them. It only asks questions, and its text depends only on area, onset and
 * language (guard rail 4, section D of the domain page).
 */
export const questionnaireText = (subject: TriageSubject, language: QuestionnaireLanguage): string => {
  const words = WORDS[language];
  const all: readonly Asked[] = TRIAGE_QUESTIONS;
  const anyFlag = all.filter(({ flags }) => flags?.length === RED_FLAGS.length);
  const own = triageQuestionsFor({ ...subject, flags: [] }).filter(({ flags }) => flags === undefined);
  const sections: [string, readonly Asked[]][] = [
    [words.anyFlag, anyFlag],
    ...RED_FLAGS.map((flag): [string, readonly Asked[]] => [
      FLAG_WORDS[language][flag],
      all.filter(({ flags }) => flags?.length === 1 && flags[0] === flag),
    ]),
    [words.ownInjury, own],
  ];
  const lists = sections
    .filter(([, questions]) => questions.length > 0)
    .map(([heading, questions]) => [`**${heading}**`, '', ...listOf(questions, subject, language)].join('\n'));
  return [`**${words.title}**`, words.instructions, ...lists, words.noYes, words.whereToAnswer].join('\n\n');
};
