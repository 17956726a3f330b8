import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Topic } from '../intents/rules.ts';
import type { Case } from './answer.ts';
import { frequencies } from './exercises.ts';
import { hills } from './race.ts';

/** First sentence while there is a warning sign. */
const FLAG: Words = {
  en: 'First: your newest check-in holds a warning sign, so exercises and runs wait until a doctor has looked at it.',
  nb: 'Først: den siste innsjekken din har et faresignal, så øvelser og turer venter til en lege har sett på det.',
};
/** First sentence while pain is above 6. */
const PAIN: Words = {
  en: 'With pain above 6, only breathing and gentle holds until a new check-in says less.',
  nb: 'Med smerte over 6: bare pust og rolige statiske øvelser til en ny innsjekk sier mindre.',
};
const NOT_NOW: Words = {
  en: 'No, not now: stretching, rolling, yoga, massage and strong heat wait until then.',
  nb: 'Nei, ikke nå: tøying, rulling, yoga, massasje og sterk varme venter til da.',
};
const SOUND: Words = {
  en: 'Tell the doctor about the sound too; what it is I do not know.',
  nb: 'Fortell legen om lyden også; hva den er, vet jeg ikke.',
};
const PICTURE: Words = {
  en: 'A picture alone does not lift that, and I cannot read one: the doctor who knows the answer and examines you decides.',
  nb: 'Et bilde alene opphever ikke det, og jeg kan ikke tolke det: legen som kjenner svaret og undersøker deg, avgjør.',
};
const DOCTOR_FIRST: Words = {
  en: 'So a doctor comes first, today: in Norway 116 117, elsewhere your local urgent care. After that a new check-in.',
  nb: 'Så legen kommer først, i dag: 116 117 i Norge, ellers din lokale legevakt. Etter det en ny innsjekk.',
};
const SIT: Words = {
  en: 'Stand as little as you can until then, and tell your work why.',
  nb: 'Stå så lite du kan til da, og si fra på jobben hvorfor.',
};

const NO_CURE: Words = {
  en: 'Ice or heat does not change that.',
  nb: 'Is eller varme endrer ikke det.',
};

/** Answers that replace the usual one while there is a warning sign. */
const UNDER_FLAG: Partial<Record<Topic, Words>> = {
  ...{ clicks: SOUND, scan: PICTURE, begin: DOCTOR_FIRST, workShoes: SIT, iceHeat: NO_CURE },
};
/** Topics whose usual answers follow the warning sign. */
const AFTER_FLAG: ReadonlySet<Topic> = new Set<Topic>(['progress', 'trend', 'readiness']);
/** Topics whose usual answers follow the pain. */
const AFTER_PAIN: ReadonlySet<Topic> = new Set<Topic>([
  ...(['clicks', 'workShoes', 'barefoot', 'squatting', 'begin', 'stairs', 'brace', 'tape'] as const),
]);
/** Groups of cards about what the runner does with the body. */
const OF_BODY: ReadonlySet<string> = new Set(['rehab', 'strength', 'body', 'recovery']);

const STANDS = /\b(?:stand(?:ing)?|on my feet|long shift|stå(?:r|ende)?|på beina|på bena)\b/i;
/** Words for pulling, pressing or heating the sore part. */
const EASING =
  /\b(?:stretch\w*|foam|roll(?:er|ing)?|yoga|pilates|massag\w*|massasje\w*|sauna\w*|badstu\w*|badstue\w*|hot (?:tub|bath|yoga)|touch my toes|loosen|tøy\w*|rull\w*|triggerpunkt\w*|massasjepistol\w*)/i;

const isEasing = ({ question: { topic, message } }: Case): boolean =>
  topic === 'rolling' ||
  topic === 'stretchAsk' ||
  ((topic === 'care' || topic === 'iceHeat' || topic === 'card') && EASING.test(message));

const isOfBody = ({ question: { topic, cards } }: Case): boolean =>
  topic === 'card' && cards.some(({ group }) => OF_BODY.has(group));

/**
 * The answer while there is a warning sign or pain above 6: the sign or the pain first, and nothing that could be
 * understood as permission. Null if neither applies or the topic is not about the body.
 */
export const restricted = (found: Case, reply: string): string | null => {
  const { language, course, question } = found;
  const { topic, message } = question;
  if (course.dose.row === 'red_flag') {
    const own = topic === 'card' && STANDS.test(message) ? SIT : UNDER_FLAG[topic];
    if (own) return sentences(FLAG[language], own[language]);
    return AFTER_FLAG.has(topic) || isOfBody(found) ? paragraphs(FLAG[language], reply) : null;
  }
  if (course.dose.row !== 'above_6') return null;
  if (isEasing(found)) return sentences(PAIN[language], NOT_NOW[language]);
  return AFTER_PAIN.has(topic) || isOfBody(found) ? paragraphs(PAIN[language], reply) : null;
};

const OFTEN =
  /\b(?:every ?day|daily|each day|7 days|seven days|again (?:today|tomorrow|tonight)|(?:today|tomorrow) again|twice (?:a|per) day|two days (?:running|in a row)|hver(?:eneste)? dag|kvar dag|daglig|igjen i (?:dag|morgen|kveld)|i (?:dag|morgen) igjen|to ganger (?:om|per) dag(?:en)?|to dager på rad)(?![\wæøå])/i;
const OF_WORK: ReadonlySet<Topic> = new Set<Topic>([
  ...(['dayBetween', 'dose', 'more', 'harder', 'makeUp', 'exercises', 'sameDay'] as const),
]);
const WORK = /\b(?:heavy|raises?|tung(?:e|t)?|tåhev\w*|squats?|knebøy\w*|markløft|deadlifts?)(?![\wæøå])/i;
const NOT_OFTEN: Words = {
  en: 'No: the heavy ones need at least one rest day in between.',
  nb: 'Nei: de tunge trenger minst én hviledag imellom.',
};

/** Declines heavy exercises on neighbouring days, with how often they are due; null when that is not asked. */
const tooOften = (found: Case): string | null => {
  const { question, day, language } = found;
  const isOfWork = OF_WORK.has(question.topic) || WORK.test(question.message);
  if (!isOfWork || !OFTEN.test(question.message) || day.exercises.length === 0) return null;
  if (day.exercises.every(({ frequency }) => frequency === 'daily')) return null;
  return sentences(NOT_OFTEN[language], frequencies(found));
};

const ROPE =
  /\b(?:skip(?:ping)? (?:a |the )?ropes?|jump(?:ing)? (?:a |the )?ropes?|rope (?:skipping|jumping)|hoppetau\w*|hoppe tau|tauhopp\w*)/i;
const NO_ROPE: Words = {
  en: 'No skipping rope for now: every jump loads it more than a step does, and hops come back last.',
  nb: 'Ikke hopp tau nå: hvert hopp belaster mer enn et steg, og hopp kommer tilbake sist.',
};
const BAREFOOT = /\b(?:barefoot|barbe(?:i)?nt|barføtt)\b/i;
const UPHILL = /\b(?:uphill|hills?|oppover|oppoverbakke\w*|motbakke\w*|bakker?)\b/i;

/** Declines what the programme does not allow, however it is asked; null for other messages. */
export const refused = (found: Case): string | null => {
  const { question, course, language } = found;
  const { message } = question;
  if (ROPE.test(message) && (course.noHops || course.gate.level !== 'clear')) return NO_ROPE[language];
  if (BAREFOOT.test(message) && UPHILL.test(message)) return hills(found);
  return tooOften(found);
};
