import type { Verdict } from '@stridewell/chat/brain';
import { announcesTraining, askedBeside, CLOSED_TEXTS, isSmallTalk } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { type Language, paragraphs, type Words } from '@stridewell/language/language';
import { sentencesOf } from '@stridewell/language/variants';
import { TEXTS } from '@stridewell/safety';
import { isTrainingCard } from '@stridewell/understanding';
import { datesIn } from '@stridewell/understanding/slots';
import { exclusionFact } from '../domain/exclusions/exclusions.ts';
import { render } from '../messages/catalogue.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import type { CoachState, Followed } from './state.ts';
import { withLimits } from './stated-limits.ts';
import { signsOf } from './text/signs.ts';
import { tellDoctorOf } from './text/tell-doctor.ts';
import { questionOf } from './turn.ts';

/** Topics whose replies mention neither exercises nor running. The verdict replaces the replies to all other topics. */
const HARMLESS: ReadonlySet<Topic> = new Set<Topic>([
  ...(['hello', 'help', 'thanks', 'bye', 'okay', 'human', 'others', 'offTopic', 'feedback', 'languageSet'] as const),
  ...(['replyShorter', 'medicine', 'scan', 'diagnose', 'promise', 'worried', 'reds', 'operation', 'pregnant'] as const),
  ...(['profile', 'otherArea', 'checkinHow', 'logHow', 'tick', 'undone', 'begin', 'food', 'bodyWeight'] as const),
  ...([
    'shoes',
    'iceHeat',
    'tape',
    'clicks',
    'progress',
    'trend',
    'readiness',
    'mattress',
    'insoles',
    'workShoes',
    'heelLift',
  ] as const),
]);

const BONE_AREAS = new Set(['hip', 'shin', 'plantar', 'back']);

const GENERIC = {
  en: 'Call a doctor today: in Norway 116 117, elsewhere your local urgent care; 113 in an emergency.',
  nb: 'Ring lege i dag: 116 117 i Norge, ellers din lokale legevakt; 113 når det haster.',
};

/** Returns the safety gate's texts for the warning signs, so the check-in form and the chat say the same. */
const flagTexts = ({ course, injury }: Followed, language: Language): string[] => {
  const { newest } = course;
  const flags = newest?.redFlags ?? [];
  const saddle = newest?.saddleNumbness === true || newest?.bladderBowelChange === true;
  const groin = newest?.hipPainSite === 'groin';
  const texts = [
    saddle && TEXTS.cauda[language],
    flags.includes('numbness') && TEXTS.tingling[language],
    flags.includes('strength_loss') && TEXTS.nerve[language],
    flags.includes('swelling') && `${TEXTS.joint[language]} ${TEXTS.clot[language]}`,
    (groin || (flags.includes('night_pain') && BONE_AREAS.has(injury.area))) && TEXTS.bone[language],
    flags.includes('night_pain') && !BONE_AREAS.has(injury.area) && TEXTS.night[language],
  ].filter((text): text is string => typeof text === 'string');
  return texts.length > 0 ? texts : [GENERIC[language]];
};

/** Returns the verdict for a warning sign in the newest check-in. */
const flag = (followed: Followed, language: Language): string =>
  language === 'nb'
    ? paragraphs(
        '**Ingen øvelser. Ingen løping.** Den siste innsjekken din har et faresignal.',
        ...flagTexts(followed, language),
        'En lege eller annet helsepersonell må se på det før du fortsetter. Begge trenerne venter til en innsjekk uten faresignal.',
      )
    : paragraphs(
        '**No exercises. No running.** Your newest check-in holds a warning sign.',
        ...flagTexts(followed, language),
        'Please consult a doctor or other healthcare professional before continuing. Both coaches pause until you check in without red flags.',
      );

/** Returns the verdict that replaces every reply, with its rule id; null when exercises are allowed. */
export const blockOf = (state: CoachState, language: Language): Verdict | null => {
  const { followed, runner } = state;
  if (!followed) return runner.ageBand === 'under-18' ? { ruleId: 'physio.minor', text: TEXTS.minor[language] } : null;
  const { exclusion, dose, gate } = followed.course;
  if (gate.reason.code === 'gate.session_stop')
    return { ruleId: 'physio.session_stop', text: render(gate.reason, language) };
  if (dose.row === 'red_flag') return { ruleId: 'physio.flag', text: flag(followed, language) };
  if (exclusion?.allows === 'nothing')
    return { ruleId: `physio.${exclusion.id}`, text: render(exclusionFact(exclusion), language) };
  return null;
};

/** First sentence for a question that the verdict alone does not answer. */
const FIRST: readonly [ReadonlySet<Topic>, Words][] = [
  [
    new Set<Topic>(['instead', 'sport']),
    {
      en: 'Not that either for now: it waits like the exercises do.',
      nb: 'Ikke det heller nå: det venter, som øvelsene.',
    },
  ],
  [
    new Set<Topic>(['usualTime', 'nextRun', 'sessionLength']),
    {
      en: 'Until it has been looked at and a check-in is free of warning signs; I cannot put days on that.',
      nb: 'Til noen har sett på det og en innsjekk er uten faresignaler; hvor mange dager det tar, kan jeg ikke si.',
    },
  ],
  [
    new Set<Topic>(['ahead']),
    {
      en: 'That day depends on what the doctor says; until then rest, and no running.',
      nb: 'Den dagen kommer an på hva legen sier; til da hvile, og ingen løping.',
    },
  ],
  [
    new Set<Topic>(['errand', 'shortWalk', 'sitting', 'stairsSafe']),
    {
      en: 'Only as far as you have to and without pain: get a lift or take the bus, and do not cycle or hurry.',
      nb: 'Bare så langt du må og uten at det gjør vondt: få skyss eller ta bussen, og ikke sykle eller skynd deg.',
    },
  ],
  [new Set<Topic>(['whoToSee', 'seeSomeone']), { en: 'A doctor, today.', nb: 'Lege, i dag.' }],
  [
    new Set<Topic>(['everGood', 'afraid', 'broken', 'whole']),
    {
      en: 'Nobody can say before it has been examined, and I make no guess.',
      nb: 'Det kan ingen si før det er undersøkt, og jeg gjetter ikke.',
    },
  ],
];
/** Topics that ask for the reason. */
const WHY: ReadonlySet<Topic> = new Set<Topic>([
  'whyExercise',
  'dose',
  'phase',
  'whyBlocked',
  'whyRun',
  'whyStage',
  'heldBack',
]);
const BECAUSE_CHECKIN: Words = {
  en: 'Because of what your newest check-in says.',
  nb: 'På grunn av det den siste innsjekken sier.',
};
const FITNESS: Words = {
  en: 'A week or two without training costs little, and it comes back faster than it went.',
  nb: 'En uke eller to uten trening koster lite, og det kommer raskere tilbake enn det forsvant.',
};
const SAID: Words = {
  en: 'As said: no exercises and no running for now.',
  nb: 'Som sagt: ingen øvelser og ingen løping nå.',
};
const HELPER =
  /\b(?:113|116 ?117|doctor|midwife|surgeon|physiotherapist|guardian|lege|legevakt\w*|jordmor|kirurg\w*|foresatt)\b/;

/** The short verdict for a thread in which it was already given. It still states which professional to see. */
const reminded = ({ text }: Verdict, language: Language): string =>
  paragraphs(
    SAID[language],
    sentencesOf(text)
      .filter((sentence) => HELPER.test(sentence))
      .slice(0, 2)
      .join(' '),
  );

const isTold = ({ memory }: Turn, { text }: Verdict): boolean =>
  memory.some(({ role, content }) => role === 'assistant' && content.includes(text));

const KEPT: Words = { en: 'That does not change it for now.', nb: 'Det endrer det ikke nå.' };
const NO_SECOND: Words = { en: 'No.', nb: 'Nei.' };
const YES_SECOND: Words = { en: "Yes, that's right.", nb: 'Ja, det stemmer.' };
const SURE_SECOND: Words = { en: 'Yes, I stand by it.', nb: 'Ja, det står jeg ved.' };

/** First sentence for a message that doubts the verdict, asks about a condition, or confirms the verdict. */
const toAnswer = ({ followUp, language }: Question): string | null => {
  switch (followUp?.second?.kind) {
    case 'doubt':
      return SURE_SECOND[language];
    case 'confirm':
      return (followUp.second.denies || followUp.second.activity === 'rest' ? YES_SECOND : NO_SECOND)[language];
    case 'condition':
    case 'alternative':
      return KEPT[language];
    default:
      return null;
  }
};

/** Answers the part of a question that goes beyond the blocked training; null if the verdict alone is the answer. */
const besideOf = (state: CoachState, { own, intent, language, slots, followUp }: Question): string | null => {
  const isLater = datesIn(slots, state.today).some((date) => date > state.today);
  const beside = followUp?.second?.kind === 'criteria' ? 'when' : askedBeside(own, intent, isLater);
  if (beside === null) return null;
  if (beside === 'why')
    return state.followed ? (signsOf(state.followed.course, language) ?? BECAUSE_CHECKIN[language]) : null;
  return beside === 'fitness' ? FITNESS[language] : CLOSED_TEXTS[beside].flag[language];
};

/** Small-talk topics. A longer message may only seem to be small talk: "my GP only has Monday, that is fine, right". */
const SMALL_TALK: ReadonlySet<Topic> = new Set<Topic>(['okay', 'thanks', 'bye', 'feedback', 'hello']);
const SMALL_TALK_WORDS = 5;

const isHarmless = ({ topic, cards, message, own }: Question): boolean => {
  // A postponed visit to a doctor is answered first, whatever else the message says.
  if (askedBeside(own, null, false) === 'delay') return false;
  if (topic === 'card') return !cards.some(isTrainingCard);
  const isLong = message.trim().split(/\s+/).length > SMALL_TALK_WORDS;
  const isLeave = isSmallTalk(topic) && announcesTraining(message);
  return HARMLESS.has(topic) && !isLeave && !(SMALL_TALK.has(topic) && isLong);
};

/**
 * Pain above 6 does not replace other answers, but it replaces the answer to small talk that treats the conversation as
 * permission.
 */
const painOnLeave = ({ followed }: CoachState, { topic, language }: Question): Verdict | null =>
  followed?.course.dose.row === 'above_6' && isSmallTalk(topic)
    ? { ruleId: 'physio.pain', text: render(followed.course.dose.reason, language) }
    : null;

/** Returns the verdict for a turn, with the coach's limits when they must be stated; null when none applies. */
export const verdictFor = (state: CoachState, turn: Turn, question = questionOf(turn)): Verdict | null => {
  const { topic, language } = question;
  if (isHarmless(question)) return null;
  const block = blockOf(state, language);
  if (!block) return painOnLeave(state, question);
  const asked: Topic = question.concepts.has('howLong') ? 'usualTime' : topic;
  const asksWhy = WHY.has(asked) || question.followUp?.kind === 'why';
  const why =
    asksWhy && state.followed ? (signsOf(state.followed.course, language) ?? BECAUSE_CHECKIN[language]) : null;
  const first =
    why ??
    toAnswer(question) ??
    (asked === 'tellDoctor' && state.followed ? tellDoctorOf(state.followed, language) : null) ??
    FIRST.find(([topics]) => topics.has(asked))?.[1][language] ??
    besideOf(state, question);
  const told = isTold(turn, block) ? reminded(block, language) : block.text;
  return { ...block, text: paragraphs(first, told, withLimits(turn, question)) };
};
