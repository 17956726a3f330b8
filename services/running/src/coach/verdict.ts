import type { Verdict } from '@stridewell/chat/brain';
import { announcesTraining, isSmallTalk } from '@stridewell/chat/dialogue';
import type { Turn } from '@stridewell/chat/model/coach-model';
import { addDays } from '@stridewell/contracts/web';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { compose } from '@stridewell/language/reply';
import { isUnsaid } from '@stridewell/language/variants';
import { TEXTS } from '@stridewell/safety';
import { speaksOfTraining } from '@stridewell/understanding';
import type { CoachState } from '../domain/coach-state.ts';
import { isMinor } from '../features/profile/profile-state.ts';
import type { Variants } from './answers/answer.ts';
import { asksLeave } from './answers/aspects.ts';
import { voiceOfTurn } from './answers/voice.ts';
import { datesNamed } from './dates.ts';
import { closingReason, groupOf } from './decision.ts';
import { checkinToday, dayOf, physioToday } from './figures.ts';
import type { Question } from './intents/read.ts';
import type { Topic } from './intents/rules.ts';
import { HIGH_PAIN, type RestReason, restReason } from './rest-reason.ts';
import { scoreText } from './text/names.ts';
import { TOLD_OPENING, toldText } from './told.ts';
import { leadOf } from './verdict-lead.ts';

/**
 * Topics that are answered even during a warning sign. Every other topic is answered with the verdict, because its
 * answer could contain a session.
 */
const HARMLESS: ReadonlySet<Topic> = new Set([
  ...(['thanks', 'human', 'bye', 'hello', 'others', 'medicine', 'scan', 'clearance', 'weight', 'diagnose'] as const),
  ...(['promise', 'undo', 'feedback', 'aboutMe', 'languageSet', 'replyShorter', 'correction'] as const),
  ...(['checkinHow', 'logHow', 'offTopic', 'food', 'gear'] as const),
]);

/** Topics that are answered to a runner under 18, who can still correct the profile. */
const FOR_MINORS: ReadonlySet<Topic> = new Set([
  ...[...HARMLESS].filter((topic) => !['hello', 'checkinHow', 'logHow', 'food', 'gear'].includes(topic)),
  'profile',
]);

/** Topics whose answers are about running today. On a Reset day, they are answered with the verdict. */
const OF_TODAY: ReadonlySet<Topic> = new Set([
  ...(['today', 'add', 'runAgain', 'extraRace', 'easier', 'shortTime', 'tired', 'addons', 'instead'] as const),
  ...(['noWatch', 'treadmill', 'heat', 'warmUp', 'break', 'pain', 'ladder', 'instruction', 'why', 'yes'] as const),
  ...(['taperFast', 'stack', 'treadmillPace', 'ice', 'afterMeal', 'coffee', 'runOrStrength', 'strengthWhat'] as const),
  ...(['stridesAdded', 'worthIt', 'dropToday', 'restInstead', 'most', 'extraRun', 'squeezedIn', 'lightWhy'] as const),
  ...(['mayWalk', 'warmUpOfHard'] as const),
]);

/** Topics whose answers can list today's session. They are answered with the verdict while the plan still has one. */
const LIST_TODAY: ReadonlySet<Topic> = new Set([
  ...(['week', 'weekLeft', 'makePlan', 'score', 'checkinEffect', 'missed', 'swap', 'longRun', 'cap'] as const),
  ...(['strength', 'day', 'capWhy', 'profile', 'racePlan', 'raceGoal', 'report', 'feelsFine', 'runFood'] as const),
  ...(['sumCheck', 'totalToRace', 'nextHard', 'longWorry', 'othersCompared', 'agreed'] as const),
]);

/** True when the plan is not yet adapted to the Reset check-in and still has a session today. */
const isPlanBehind = (state: CoachState): boolean => (dayOf(state, state.today)?.minutes ?? 0) > 0;

const WALKS = /\bwalk\b|\bgå (?:en )?(?:tur|litt)\b|gåtur/i;

const namesToday = (state: CoachState, { day, days }: Question): boolean =>
  !day || datesNamed(state, days).includes(state.today);

/**
 * Topics whose answers would permit a run if a question on a Reset day asks for permission without naming another day.
 */
const OF_LENGTH: ReadonlySet<Topic> = new Set([
  ...(['cap', 'longRun', 'swap', 'faster', 'zonePace', 'paceZone', 'feel', 'racePacing', 'restDays'] as const),
]);

const isCalm = (state: CoachState, question: Question): boolean => {
  const { topic } = question;
  if (OF_LENGTH.has(topic) && namesToday(state, question) && asksLeave(question)) return false;
  if (WALKS.test(question.message) || OF_TODAY.has(topic) || (LIST_TODAY.has(topic) && isPlanBehind(state)))
    return false;
  return topic === 'day' || topic === 'unknown' ? !namesToday(state, question) : true;
};

/** True for an answer that contains only the reason why running is not allowed, and what would change that. */
const isOfReason = (state: CoachState, question: Question): boolean => {
  const { topic, followUp } = question;
  const of = followUp?.of ?? '';
  const isAboutAnswer = topic === 'second' || topic === 'which' || followUp?.kind === 'why';
  return isAboutAnswer && groupOf(of) !== 'general' && closingReason(state, of, question) !== null;
};

const isAllowed = (state: CoachState, reason: RestReason, question: Question): boolean => {
  const { topic, cards, message } = question;
  if (reason !== 'told' && isOfReason(state, question)) return true;
  if (reason === 'reset') return isCalm(state, question);
  if (isSmallTalk(topic) && announcesTraining(message)) return false;
  return topic === 'card' ? !cards.some(speaksOfTraining) : HARMLESS.has(topic);
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
  nb: 'Physio Coach tar det herfra: «Bør jeg være bekymret?» stiller de få spørsmålene som betyr noe.',
};

/** The first sentence of each verdict. If the thread contains it today, the verdict was already given. */
const OPENINGS: Record<RestReason, Words> = {
  flag: {
    en: '**No running today, and no race.** Your physio check-in has a warning sign.',
    nb: '**Ingen løping i dag, og ikke konkurranse.** Fysio-innsjekken din har et faresignal.',
  },
  pain: { en: '**No running today.** Pain is', nb: '**Ingen løping i dag.** Smerten er' },
  stop: { en: '**No running for now.**', nb: '**Ingen løping nå.**' },
  told: TOLD_OPENING,
  reset: { en: "**Rest is today's session.**", nb: '**Hvile er dagens økt.**' },
};

const flag = (state: CoachState, language: Language): string =>
  paragraphs(
    OPENINGS.flag[language],
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
      `${OPENINGS.pain.nb} ${value}, over 6: bare pust og rolige statiske øvelser fra Physio Coach.`,
      long
        ? 'Den har vært over 6 i tre dager: la en lege eller fysioterapeut se på det nå.'
        : 'Er den fortsatt over 6 etter tre dager, la en lege eller fysioterapeut se på det.',
      TO_PHYSIO.nb,
    );
  return paragraphs(
    `${OPENINGS.pain.en} ${value}, above 6: only breathing and gentle holds, from Physio Coach.`,
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
      ? `${OPENINGS.stop.nb} Physio Coach har satt løpingen på pause. ${TO_PHYSIO.nb} Blir det ikke bedre, la en lege eller fysioterapeut se på det.`
      : `${OPENINGS.stop.en} Physio Coach has put running on hold. ${TO_PHYSIO.en} If it does not ease, let a doctor or physiotherapist look at it.`;

const reset = (state: CoachState, language: Language): string => {
  const checkin = checkinToday(state);
  const score = checkin ? scoreText(checkin.score, language) : '';
  return language === 'nb'
    ? paragraphs(
        `${OPENINGS.reset.nb} Innsjekken er Reset, ${score} av 10: flere signaler er lave, eller noe gjør vondt. Ingen løping og ikke noe hardt i dag. Sov, spis godt, gå en kort, rolig tur hvis det hjelper.`,
        'Gjør noe vondt, ta det i Physio Coach. Er du syk eller bekymret, snakk med lege. Vi ser på det igjen i morgen; ingenting er tapt.',
      )
    : paragraphs(
        `${OPENINGS.reset.en} Your check-in is Reset, ${score} of 10: several signals are low, or something hurts. No running today and nothing hard. Sleep, eat well, a short gentle walk if it helps.`,
        'If something hurts, take it to Physio Coach. If you feel ill or worried, see a doctor. We look again tomorrow; nothing is lost.',
      );
};

const TEXT: Record<RestReason, (state: CoachState, language: Language) => string> = {
  flag,
  pain: highPain,
  stop,
  told: toldText,
  reset,
};

/** The short verdict for a thread in which it was already given today. */
const REMINDERS: Record<RestReason, Variants> = {
  flag: {
    en: [
      'As I said, no running until a doctor or other health professional has looked at it. In Norway call 116 117, and 113 in an emergency.',
      'Still no running: a health professional has to see it first. 116 117 answers day and night in Norway, 113 in an emergency.',
      'It stays a no until somebody has looked at it. Call 116 117 in Norway, or 113 if it gets urgent.',
    ],
    nb: [
      'Som sagt, ingen løping før en lege eller annet helsepersonell har sett på det. Ring 116 117, og 113 når det haster.',
      'Fortsatt ingen løping: helsepersonell må se på det først. 116 117 svarer hele døgnet, 113 når det haster.',
      'Det er fortsatt nei til noen har sett på det. Ring 116 117, eller 113 hvis det haster.',
    ],
  },
  pain: {
    en: [
      'As I said, no running while pain is above 6. Physio Coach has the gentle holds for today.',
      'Still no running with that much pain. Physio Coach shows what you can do meanwhile.',
    ],
    nb: [
      'Som sagt, ingen løping så lenge smerten er over 6. Physio Coach har de rolige øvelsene for i dag.',
      'Fortsatt ingen løping med så mye smerte. Physio Coach viser hva du kan gjøre imens.',
    ],
  },
  stop: {
    en: [
      'As I said, running is on hold until Physio Coach opens it again.',
      'Still on hold: Physio Coach decides when running opens, and I follow it.',
    ],
    nb: [
      'Som sagt, løpingen er på pause til Physio Coach åpner den igjen.',
      'Fortsatt på pause: Physio Coach avgjør når løpingen åpner, og jeg følger etter.',
    ],
  },
  told: {
    en: [
      'As I said, no running with the pain you reported. Put the number into a check-in with Physio Coach, and the plan follows it.',
      'Still no running: the pain you reported decides until a new check-in. Physio Coach shows what you can do meanwhile.',
    ],
    nb: [
      'Som sagt, ingen løping med smerten du har meldt fra om. Legg tallet inn i en innsjekk hos Physio Coach, så følger planen med.',
      'Fortsatt ingen løping: smerten du har meldt fra om, avgjør til en ny innsjekk. Physio Coach viser hva du kan gjøre imens.',
    ],
  },
  reset: {
    en: [
      'As said, no running today. A short gentle walk is fine, and tomorrow starts with a new check-in.',
      'Still a rest day, so nothing hard and no run. We look again after tomorrow morning’s check-in.',
      'No, today stays a rest day. One day off costs you nothing, and pushing on a day like this can.',
      'Not today, as said. Eat, sleep, and let the next check-in decide.',
    ],
    nb: [
      'Som sagt, ingen løping i dag. En kort, rolig gåtur er greit, og i morgen begynner vi med en ny innsjekk.',
      'Fortsatt hviledag, så ikke noe hardt og ingen løpetur. Vi ser på det igjen etter innsjekken i morgen tidlig.',
      'Nei, i dag blir det hvile. En fridag koster deg ingenting, men det kan det gjøre å presse på en slik dag.',
      'Ikke i dag, som sagt. Spis, sov, og la neste innsjekk avgjøre.',
    ],
  },
};

/** Returns the date of a time in the runner's zone. */
const dateIn = (timezone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(at);

/** True when the thread already contains a verdict today. */
const wasTold = (state: CoachState, reason: RestReason, memory: Turn['memory']): boolean => {
  const { today, timezone } = state;
  // Reported pain is mentioned again whenever it changes.
  const openings = reason === 'told' ? [toldText(state, 'en'), toldText(state, 'nb')] : Object.values(OPENINGS[reason]);
  return memory.some(({ role, content }, index) => {
    const at = memory[index - 1]?.typed?.at;
    const isOpening = openings.some((opening) => content.includes(opening));
    return role === 'assistant' && isOpening && at !== undefined && dateIn(timezone, at) === today;
  });
};

/** Sentence before the verdict of a Reset day, for a question that asks for more than whether to run. */
const AGAIN: Words = {
  en: "Tomorrow at the earliest, if the morning's check-in agrees.",
  nb: 'Tidligst i morgen, hvis innsjekken da sier ja.',
};
const WALK: Words = { en: 'A short, gentle walk is fine.', nb: 'En kort, rolig gåtur er greit.' };

const SEE: Words = {
  en: 'Yes, if you feel ill, something hurts, or this has lasted for days.',
  nb: 'Ja, hvis du føler deg syk, noe gjør vondt, eller det har vart i dagevis.',
};
const NO_SPORT: Words = {
  en: 'Leave the other sports for another day too; a gentle walk is enough.',
  nb: 'La andre idretter ligge i dag også; en rolig gåtur holder.',
};

const asked = (reason: RestReason, { topic, intent, concepts, message, language }: Question): string | null => {
  if (reason !== 'reset') return null;
  if (topic === 'break' || (concepts.has('when') && concepts.has('run'))) return AGAIN[language];
  if (intent === 'seeSomeone') return SEE[language];
  if (WALKS.test(message)) return WALK[language];
  return concepts.has('crossMode') ? NO_SPORT[language] : null;
};

const verdictText = (state: CoachState, reason: RestReason, question: Question, turn: Turn): string => {
  const { language } = question;
  const voice = voiceOfTurn(turn);
  const first = leadOf(state, reason, question) ?? asked(reason, question);
  const lead = first !== null && isUnsaid(voice, first) ? first : null;
  if (!wasTold(state, reason, turn.memory)) return paragraphs(lead, TEXT[reason](state, language));
  const reminder = compose(voice, language, { answer: REMINDERS[reason][language] });
  return sentences(lead, reminder);
};

/** Topics after whose answer the coach adds, on a Reset day, that there is no running today. */
const REFERRED: ReadonlySet<Topic> = new Set([
  ...(['day', 'week', 'weekLeft', 'nextWeek', 'zones', 'zonePace', 'paceZone', 'feel', 'heartRate', 'rpe'] as const),
  ...(['longRun', 'cap', 'capWhy', 'swap', 'travel', 'thresholdTest', 'faster', 'racePacing'] as const),
]);

/**
 * Returns the sentence that there is no running today, after an answer about other running; null if no reason blocks
 * it.
 */
export const reference = (state: CoachState, { topic, language }: Question, turn: Turn): string | null => {
  const reason = restReason(state);
  if (reason !== 'reset' || turn.action || !REFERRED.has(topic)) return null;
  if (wasTold(state, reason, turn.memory))
    return language === 'nb' ? 'Men som sagt: ikke i dag.' : 'But as said, not today.';
  return language === 'nb'
    ? 'I dag selv er det hvile: innsjekken er Reset.'
    : 'Today itself is for rest: your check-in is Reset.';
};

const URGENT: ReadonlySet<RestReason | null> = new Set(['flag', 'pain', 'told']);

const minorVerdict = (topic: Topic, language: Language): Verdict | null =>
  FOR_MINORS.has(topic) ? null : { ruleId: 'running.minor', text: TEXTS.minor[language] };

/**
 * Returns the text that replaces the reply during a warning sign, high pain, a stopped gate or a Reset day, and for a
 * runner under 18. Null otherwise. The full text is given once a day in each thread, followed by reminders.
 */
export const verdictFor = (state: CoachState, question: Question, turn: Turn): Verdict | null => {
  const { topic, language } = question;
  const reason = restReason(state);
  if (state.profile && isMinor(state.profile) && !URGENT.has(reason)) return minorVerdict(topic, language);
  if (reason === null || isAllowed(state, reason, question)) return null;
  return { ruleId: `running.${reason}`, text: verdictText(state, reason, question, turn) };
};
