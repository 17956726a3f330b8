import type { Verdict } from '@stridewell/chat/brain';
import { addDays } from '@stridewell/contracts/web';
import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import { TEXTS } from '@stridewell/safety';
import { speaksOfTraining } from '@stridewell/understanding';
import type { CoachState } from '../domain/coach-state.ts';
import { isMinor } from '../features/profile/profile-state.ts';
import { checkinToday, dayOf, physioToday } from './figures.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { scoreText } from './text/names.ts';

/** Reasons for which today must be a rest day, most urgent first. */
export type RestReason = 'flag' | 'pain' | 'stop' | 'reset';

const HIGH_PAIN = 6;

/** Returns the most urgent reason for rest today; null when a session is allowed. */
export const restReason = (state: CoachState): RestReason | null => {
  const physio = physioToday(state);
  if (physio && (physio.flags.length > 0 || physio.redFlag === true)) return 'flag';
  if (physio && physio.pain > HIGH_PAIN) return 'pain';
  if (state.physio?.status === 'active' && state.physio.gate?.level === 'stop') return 'stop';
  return checkinToday(state)?.recommendation === 'Reset' ? 'reset' : null;
};

/**
 * Topics that are answered also during a warning sign. Every other topic gets the verdict, because its answer could
 * contain a session.
 */
const HARMLESS: readonly Topic[] = [
  'thanks',
  'human',
  'bye',
  'others',
  'medicine',
  'scan',
  'clearance',
  'weight',
  'diagnose',
  'promise',
  ...(['undo', 'feedback', 'aboutMe', 'languageSet', 'replyShorter', 'correction'] as const),
];

/** Topics that are answered to a runner under 18, who can still correct the profile. */
const FOR_MINORS: ReadonlySet<Topic> = new Set([...HARMLESS, ...(['profile', 'offTopic'] as const)]);

/**
 * Topics that are answered on a Reset day without a warning sign, because their answers contain no session of today.
 */
const CALM: readonly Topic[] = [
  ...HARMLESS,
  ...([
    'help',
    'hello',
    'score',
    'trend',
    'checkinEffect',
    'checkinHow',
    'raceDate',
    'taperWhen',
    'taper',
    'phase',
    'phaseNext',
    'illness',
    'food',
    'gear',
  ] as const),
  ...([
    'week',
    'weekTotal',
    'restDays',
    'nextWeek',
    'lastWeek',
    'progress',
    'done',
    'logHow',
    'profile',
    'goal',
    'zones',
    'rpe',
    'thresholdTest',
    'capWhy',
    'offTopic',
    'travel',
    'makePlan',
  ] as const),
];

/** True when the plan is not yet adapted to the Reset check-in and still has a session today. */
const isPlanBehind = (state: CoachState): boolean => (dayOf(state, state.today)?.minutes ?? 0) > 0;

const OF_TODAY: ReadonlySet<Topic> = new Set(['week', 'makePlan', 'score', 'checkinEffect']);

const isAllowed = (state: CoachState, reason: RestReason, { topic, cards }: Question): boolean => {
  if (topic === 'card') return !cards.some(speaksOfTraining);
  return reason === 'reset'
    ? CALM.includes(topic) && !(OF_TODAY.has(topic) && isPlanBehind(state))
    : HARMLESS.includes(topic);
};

const BONE_AREAS = new Set(['hip', 'shin', 'plantar', 'back']);

/** The text for a warning sign from an answer other than a ticked flag, whose cause is not stored here. */
const OTHER_SIGN = {
  en: 'Call a doctor today: in Norway 116 117, elsewhere your local urgent care; 113 in an emergency.',
  nb: 'Ring lege i dag: 116 117 i Norge, ellers din lokale legevakt; 113 når det haster.',
};

/** Returns the fixed text of each flag. They are the texts of the safety gate, so that form and chat agree. */
const flagTexts = (state: CoachState, language: Language): string[] => {
  const flags = physioToday(state)?.flags ?? [];
  const area = state.physio?.area?.toLowerCase() ?? '';
  const texts = [
    flags.includes('numbness') && `${TEXTS.tingling[language]}`,
    flags.includes('strength_loss') && TEXTS.nerve[language],
    flags.includes('swelling') && `${TEXTS.joint[language]} ${TEXTS.clot[language]}`,
    flags.includes('night_pain') && (BONE_AREAS.has(area) ? TEXTS.bone[language] : TEXTS.night[language]),
  ].filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts : [OTHER_SIGN[language]];
};

const daysAboveSix = (state: CoachState): number => {
  const high = new Set((state.physio?.checkins ?? []).filter(({ pain }) => pain > HIGH_PAIN).map(({ date }) => date));
  let days = 0;
  for (let date = state.today; high.has(date); date = addDays(date, -1)) days += 1;
  return days;
};

const TO_PHYSIO = {
  en: "Physio Coach takes it from here: 'Should I be worried?' asks the few questions that matter.",
  nb: 'Physio Coach tar det herfra: «Should I be worried?» stiller de få spørsmålene som betyr noe.',
};

const flag = (state: CoachState, language: Language): string =>
  paragraphs(
    language === 'nb'
      ? '**Ingen løping i dag, og ikke konkurranse.** Fysio-innsjekken din har et faresignal.'
      : '**No running today, and no race.** Your physio check-in has a warning sign.',
    ...flagTexts(state, language),
    sentences(
      language === 'nb'
        ? 'Lege eller annet helsepersonell må se på det før neste løpetur.'
        : 'A doctor or other health professional has to look at it before the next run.',
      TO_PHYSIO[language],
    ),
  );

const highPain = (state: CoachState, language: Language): string => {
  const value = physioToday(state)?.pain ?? 0;
  const long = daysAboveSix(state) >= 3;
  if (language === 'nb')
    return paragraphs(
      `**Ingen løping i dag.** Smerten er ${value}, over 6: bare pust og rolige statiske øvelser fra Physio Coach.`,
      long
        ? 'Den har vært over 6 i tre dager: la en lege eller fysioterapeut se på det nå.'
        : 'Er den fortsatt over 6 etter tre dager, la en lege eller fysioterapeut se på det.',
      TO_PHYSIO.nb,
    );
  return paragraphs(
    `**No running today.** Pain is ${value}, above 6: only breathing and gentle holds, from Physio Coach.`,
    long
      ? 'It has been above 6 for three days: see a doctor or physiotherapist now.'
      : 'If it is still above 6 after three days, see a doctor or physiotherapist.',
    TO_PHYSIO.en,
  );
};

const stop = (state: CoachState, language: Language): string =>
  state.physio?.restricted
    ? language === 'nb'
      ? 'Ingen løping fra meg nå: det du har svart hos Physio Coach, ligger utenfor det jeg veileder. Avtal løping med legen eller fysioterapeuten din.'
      : 'No running from me for now: what you answered in Physio Coach is outside what I can guide. Please agree on running with your doctor or physiotherapist.'
    : language === 'nb'
      ? `**Ingen løping nå.** Physio Coach har satt løpingen på pause. ${TO_PHYSIO.nb} Blir det ikke bedre, la en lege eller fysioterapeut se på det.`
      : `**No running for now.** Physio Coach has put running on hold. ${TO_PHYSIO.en} If it does not ease, let a doctor or physiotherapist look at it.`;

const reset = (state: CoachState, language: Language): string => {
  const checkin = checkinToday(state);
  const score = checkin ? scoreText(checkin.score, language) : '';
  return language === 'nb'
    ? paragraphs(
        `**Hvile er dagens økt.** Innsjekken er Reset, ${score} av 10: flere signaler er lave, eller noe gjør vondt. Ingen løping og ikke noe hardt i dag. Sov, spis godt, gå en kort, rolig tur hvis det hjelper.`,
        'Gjør noe vondt, ta det i Physio Coach. Er du syk eller bekymret, snakk med lege. Vi ser på det igjen i morgen; ingenting er tapt.',
      )
    : paragraphs(
        `**Rest is today's session.** Your check-in is Reset, ${score} of 10: several signals are low, or something hurts. No running today and nothing hard. Sleep, eat well, a short gentle walk if it helps.`,
        'If something hurts, take it to Physio Coach. If you feel ill or worried, see a doctor. We look again tomorrow; nothing is lost.',
      );
};

const TEXT: Record<RestReason, (state: CoachState, language: Language) => string> = {
  flag,
  pain: highPain,
  stop,
  reset,
};

const URGENT: ReadonlySet<RestReason | null> = new Set(['flag', 'pain']);

const minorVerdict = (topic: Topic, language: Language): Verdict | null =>
  FOR_MINORS.has(topic) ? null : { ruleId: 'running.minor', text: TEXTS.minor[language] };

/**
 * Returns the text that replaces the reply during a warning sign, high pain, a stopped gate or a Reset day, and for a
 * runner under 18. Null otherwise.
 */
export const verdictFor = (state: CoachState, question: Question): Verdict | null => {
  const { topic, language } = question;
  const reason = restReason(state);
  if (state.profile && isMinor(state.profile) && !URGENT.has(reason)) return minorVerdict(topic, language);
  if (reason === null || isAllowed(state, reason, question)) return null;
  return { ruleId: `running.${reason}`, text: TEXT[reason](state, language) };
};
