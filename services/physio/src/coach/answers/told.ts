import { isHighPainReported, ruledPain } from '@stridewell/chat/dialogue';
import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { isUnsaid, type Voice } from '@stridewell/language/variants';
import type { TrainingPermit } from '@stridewell/safety';
import { areQuiet, isTrainingCard } from '@stridewell/understanding';
import type { Told } from '@stridewell/understanding/dialogue';
import type { ReportedPain } from '@stridewell/understanding/slots';
import { subjectOf } from '../intents/details.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import type { CoachState } from '../state.ts';
import { HIGH_PAIN, highPain, PAIN_NORMAL, STAGE_BACK } from '../text/reasons.ts';
import { reportedPainWords } from '../text/told.ts';
import { isPlain } from './all.ts';
import { caseOf } from './answer.ts';
import { lowered } from './programme.ts';
import { tissueLimit } from './tissue-limit.ts';
import { weekTrend } from './week-trend.ts';

/** Topics whose replies are about warning signs or which professional to see. */
const OF_HELP = [
  ...(['worried', 'symptom', 'seeSomeone', 'whoToSee', 'tellDoctor', 'painDays', 'clinicianSaid'] as const),
  'instruction',
] as const;
/** Topics that are answered whatever the pain is, because their replies allow no activity and no load. */
const UNTOUCHED: ReadonlySet<Topic> = new Set<Topic>([
  ...OF_HELP,
  ...([
    'profile',
    'otherArea',
    'checkinHow',
    'logHow',
    'tick',
    'undone',
    'begin',
    'progress',
    'trend',
    'readiness',
  ] as const),
  ...([
    'shoes',
    'iceHeat',
    'tape',
    'mattress',
    'insoles',
    'workShoes',
    'heelLift',
    'food',
    'bodyWeight',
    'everGood',
  ] as const),
  ...(['broken', 'afraid', 'usualTime', 'motive', 'travel', 'illness'] as const),
]);
const UNREAD: ReadonlySet<Topic> = new Set<Topic>(['unknown', 'clarify', 'which']);
/** Pain above which only half of the exercises are done. */
const TOLERABLE = 5;

const WORSE_WORDS = {
  en: 'Worse than before is one step back: no running today, half the sets as gentle holds, and tomorrow morning decides.',
  nb: 'Verre enn før betyr ett steg tilbake: ingen løping i dag, halvparten av settene som rolige hold, og i morgen tidlig avgjør.',
};
const ABOVE_FIVE = {
  en: 'Above 5 is too much: no running today, half the sets, as holds, and tomorrow morning decides.',
  nb: 'Over 5 er for mye: ingen løping i dag, halvparten av settene som rolige hold, og i morgen tidlig avgjør.',
};
const SEE = {
  en: 'Let a doctor or physiotherapist look at it today if you cannot walk on it, if it came with a sudden pop, or with swelling, numbness or lost strength: 116 117 in Norway, 113 in an emergency.',
  nb: 'La en lege eller fysioterapeut se på det i dag hvis du ikke kan gå på det, hvis det kom med et plutselig smell, eller med hevelse, nummenhet eller tapt kraft: 116 117 i Norge, 113 når det haster.',
};

/** The texts about reported pain. Their numbers are pain limits and telephone numbers, not doses. */
export const TOLD_TEXTS: readonly string[] = [HIGH_PAIN, SEE, PAIN_NORMAL, ABOVE_FIVE].flatMap(({ en, nb }) => [
  en,
  nb,
]);

/** The first wording that the thread does not contain yet. */
const firstUnsaid = (voice: Voice, wordings: readonly string[]): string =>
  wordings.find((each) => isUnsaid(voice, each)) ?? wordings.at(-1) ?? '';

const GO_BY: Words = {
  en: 'You said that it is worse, and that is what I go by today.',
  nb: 'Du sa at det er verre, og det går jeg etter i dag.',
};

/**
 * The sentence about the reported pain, with a comparison of two weeks instead of a request for the number if possible.
 */
const wordsTold = (told: Told, state: CoachState, question: Question, voice: Voice): string => {
  const { language } = question;
  const weeks = told.pain === null && !told.isSevere ? weekTrend(state, question) : null;
  return weeks === null
    ? firstUnsaid(voice, reportedPainWords(told, language)[language])
    : sentences(GO_BY[language], weeks);
};

/** True for a topic whose answer does not depend on the reported pain. */
const isUntouched = ({ topic, cards }: Question): boolean =>
  UNREAD.has(topic)
    ? false
    : topic === 'card'
      ? !cards.some(isTrainingCard)
      : UNTOUCHED.has(topic) || (isPlain(topic) && subjectOf(topic) === null);

const HELP: ReadonlySet<Topic> = new Set<Topic>(OF_HELP);
/**
 * True for a question that high pain in the same message overrides. "8 of 10 on the stairs" asks for more than the card
 * on stairs, which is for little pain.
 */
const isOvertaken = ({ topic, cards }: Question): boolean => !HELP.has(topic) && !(topic === 'card' && areQuiet(cards));

/**
 * Returns the sentence that mentions the reported pain; null when none is reported or the answer does not depend on it.
 */
export const reportedPainSentence = (state: CoachState, question: Question, voice: Voice): string | null => {
  const { language } = question;
  if (!state.told || isUntouched(question) || UNREAD.has(question.topic)) return null;
  const words = wordsTold(state.told, state, question, voice);
  // The tissue's limit is added to the exercises; an answer about the pain itself already contains it.
  const isOfPain = subjectOf(question.topic) === 'pain' || question.topic === 'painNow';
  const found = isOfPain ? null : caseOf(state, question, voice);
  return sentences(found && tissueLimit(found.course, state.told.pain, language), words);
};

/**
 * Returns the reply of the pain rules that replaces the answer to the topic, if the reported pain is above 5 or has
 * become worse. Without a permit it lists no exercise. Null if the topic is answered with the dose for that pain.
 * @param now the pain that the message itself reports. It is answered even when nothing else is, and high pain before
 * an answer that would not depend on it
 */
export const reportedPainReply = (
  state: CoachState,
  question: Question,
  permit: TrainingPermit | null,
  { voice, now, isAnswered }: { voice: Voice; now: ReportedPain | null; isAnswered: boolean },
): string | null => {
  const { told } = state;
  const { language, topic } = question;
  const reportsPainNow = now !== null;
  // The number equals that of the check-in: a message that is otherwise not understood is answered with the rule for
  // it.
  const known = told || isAnswered || !reportsPainNow ? null : caseOf(state, question, voice);
  if (known?.course.dose.row === 'above_6') return paragraphs(highPain(known, language), SEE[language]);
  if (!told || (UNREAD.has(topic) && !reportsPainNow)) return null;
  const isFirst = now !== null && isHighPainReported(now) && isOvertaken(question);
  if (isUntouched(question) && !isFirst && (isAnswered || !reportsPainNow)) return null;
  const found = caseOf(state, question, voice);
  const words = wordsTold(told, state, question, voice);
  const listed = (row: 'above_6' | 'irritable'): string | null => (permit && found ? lowered(found, row) : null);
  if (isHighPainReported(told) || found?.course.dose.row === 'above_6')
    return paragraphs(HIGH_PAIN[language], SEE[language], listed('above_6'), words);
  // These topics' own answers are the rule for pain that is worse, with its warning signs.
  const isRule = found !== null && permit !== null && (topic === 'painIncreased' || topic === 'worseMorning');
  if (isRule) return null;
  if (told.isWorse || (ruledPain(told) ?? 0) > TOLERABLE) {
    const back = told.isWorse && state.followed?.course.ladder ? STAGE_BACK[language] : null;
    return paragraphs(back, (told.isWorse ? WORSE_WORDS : ABOVE_FIVE)[language], listed('irritable'), words);
  }
  // Within the tolerable range, the topic's own answer already takes the reported number into account.
  if (found && permit && !UNREAD.has(topic)) return null;
  return reportsPainNow ? paragraphs(PAIN_NORMAL[language], words) : null;
};
