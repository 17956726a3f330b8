import type { HandoverCriterion } from '@stridewell/contracts/web';
import { bullets, type Language, listed, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { exclusionFact } from '../../domain/exclusions/exclusions.ts';
import { render, renderAll } from '../../messages/catalogue.ts';
import type { PhysioCode } from '../../messages/messages.ts';
import { isReset, mayRun, runEvery } from '../figures.ts';
import { CRITERIA } from '../text/guidance.ts';
import { stageText } from '../text/ladder.ts';
import { highPain } from '../text/reasons.ts';
import { type Case, say, type Wordings } from './answer.ts';

/** Rest comes first on a Reset day. */
export const RESET: Words = {
  en: 'No running today: your readiness is Reset, and rest comes first.',
  nb: 'Ingen løping i dag: dagsformen er Reset, og hvile kommer først.',
};
const STOP = {
  en: 'No running now: it hurts too much, or it is a kind of pain that allows none.',
  nb: 'Ingen løping nå: det gjør for vondt, eller det er en type smerte som ikke tåler noe.',
};
/** What applies once the ladder is completed. */
export const DONE = {
  en: 'The ladder is done: the running plan has its own runs again, and Running Coach knows them. Pain stays at 2 or less, or we look again.',
  nb: 'Stigen er ferdig: løpeplanen har sine egne turer igjen, og Running Coach kjenner dem. Smerten holder seg på høyst 2, ellers ser vi på det igjen.',
};

/** Explains why running is not allowed now; null if it is. */
export const closed = (found: Case): string | null => {
  const { course, state, language } = found;
  if (course.dose.row === 'above_6') return highPain(found, language);
  if (course.exclusion) return render(exclusionFact(course.exclusion), language);
  if (course.gate.level === 'stop') return STOP[language];
  return isReset(state) && course.gate.level !== 'walk' ? RESET[language] : null;
};

const nameOf = ({ id, label }: HandoverCriterion, language: Language): string => CRITERIA[id]?.[language] ?? label;

/** The pain of the newest check-in, appended to the criterion about pain. */
const painNow = ({ course: { newest }, language }: Case, { id }: HandoverCriterion): string =>
  id === 'pain' && newest ? (language === 'nb' ? `, nå ${newest.pain}` : `, now ${newest.pain}`) : '';

/** The criteria of the hand-over rule that are missing, as a list; those that are met in one line. */
export const criteria = (found: Case): string => {
  const { course, language } = found;
  const missing = course.handover.criteria.filter(({ met }) => !met);
  const met = course.handover.criteria.filter((one) => one.met);
  const names = met.map((one) => nameOf(one, language));
  const label = language === 'nb' ? 'mangler' : 'still missing';
  return paragraphs(
    bullets(missing.map((one) => `${nameOf(one, language)}: ${label}${painNow(found, one)}`)),
    names.length > 0 && `${language === 'nb' ? 'På plass' : 'Met'}: ${listed(names, language)}.`,
  );
};

/** The missing criteria alone, as a short list. */
export const missingOnly = (found: Case): string => {
  const { course, language } = found;
  const missing = course.handover.criteria.filter(({ met }) => !met);
  return paragraphs(
    language === 'nb' ? 'Dette mangler, i én og samme innsjekk:' : 'This is missing, in one and the same check-in:',
    bullets(missing.map((one) => `${nameOf(one, language)}${painNow(found, one)}`)),
  );
};

const BEYOND = {
  clinician: {
    en: 'The criteria are met, but this kind of pain waits for a doctor or physiotherapist: walking only until they have seen it. Note in your profile when they have agreed.',
    nb: 'Kriteriene er møtt, men denne typen smerte venter på lege eller fysioterapeut: bare gange til de har sett på det. Skriv det i profilen når de har sagt ja.',
  },
  bone: {
    en: 'The criteria are met, but this kind of pain takes 5 check-in days in a row without any: walking only until then.',
    nb: 'Kriteriene er møtt, men denne typen smerte krever 5 innsjekker på rad uten smerte: bare gange til da.',
  },
  settled: {
    en: 'The criteria are met, but it has to settle first: walking only until then.',
    nb: 'Kriteriene er møtt, men det må roe seg først: bare gange til da.',
  },
};

/** Reasons of the gate that already state what running waits for. */
const TIME_AND_SIGNS: ReadonlySet<PhysioCode> = new Set(['gate.phase', 'gate.day', 'gate.flare', 'gate.impact']);

/** The remaining conditions for running once the criteria are met. */
const beyond = ({ course, injury, language }: Case): string => {
  if (TIME_AND_SIGNS.has(course.gate.reason.code)) return render(course.gate.reason, language);
  if (!course.isBone) return BEYOND.settled[language];
  return BEYOND[injury.clinicianCleared === true ? 'bone' : 'clinician'][language];
};

const WAITS: Wordings = {
  en: [
    'Running waits, walking only until all of these stand in one check-in; then the ladder opens, not full training:',
    'Running waits until one check-in has all of this, and then it begins with the ladder; until then, walking only:',
    'Running waits: it opens with the ladder on the first check-in that has all of these, and it is walking only till then:',
  ],
  nb: [
    'Løping venter, bare gange til alt dette står i én innsjekk; da åpner stigen, ikke full trening:',
    'Løping venter til én innsjekk har alt dette, og begynner da med stigen; bare gange så lenge:',
    'Løping venter: den åpner med stigen ved den første innsjekken som har alt dette, og det er bare gange til da:',
  ],
};

/** The minimum duration of the phase while it is not reached. Good check-ins alone do not shorten it. */
const minimum = ({ course, language }: Case): string | null => {
  const short = course.missing.find(({ code }) => code === 'missing.minimum');
  return short && course.dose.row !== 'above_6' ? render(short, language) : null;
};

/** The conditions for running before the ladder. */
export const waiting = (found: Case): string =>
  found.course.handover.met ? beyond(found) : paragraphs(say(found, WAITS), criteria(found), minimum(found));

/** The exact text of PGM-05 if the ladder is about to begin. */
export const meets = ({ day, language }: Case): string | null => {
  const ready = day.alerts.find(({ kind }) => kind === 'handover');
  // PGM-05 itself lists the criteria that are met.
  return ready
    ? renderAll(
        ready.texts.filter(({ code }) => code !== 'handover.met'),
        language,
      )
    : null;
};

const WALK = {
  en: 'Walking only today: the stage waits until it has settled.',
  nb: 'Bare gange i dag: trinnet venter til det har roet seg.',
};

/** The reasons for going back a stage. They are stated even if running is not allowed. */
const BACK: readonly PhysioCode[] = [
  ...(['ladder.back_worse', 'ladder.back_sore', 'ladder.back_run', 'ladder.back_flare', 'ladder.back_bone'] as const),
];

/** The ladder's statement about today. If no stage may be run, it states at most that the ladder went back. */
export const reasonOf = (found: Case): string | null => {
  const { course, language } = found;
  if (!course.ladder) return null;
  const { reasons } = course.ladder;
  // The number of clean sessions is stated separately.
  if (mayRun(found))
    return renderAll(
      reasons.filter(({ code }) => code !== 'ladder.clean'),
      language,
    );
  const back = reasons.find(({ code }) => BACK.includes(code));
  if (back) return render(back, language);
  return course.gate.level === 'walk' ? WALK[language] : null;
};

/** Stage, minutes and clean sessions, as they are stored. */
export const standing = (found: Case): string => {
  const { course, language } = found;
  const { ladder } = course;
  if (!ladder) return language === 'nb' ? 'Stigen er ikke åpen ennå.' : 'The ladder is not open yet.';
  const open = mayRun(found);
  const at = stageText(ladder, language, open);
  const long = open ? (language === 'nb' ? `, ${ladder.minutes} min i alt` : `, ${ladder.minutes} min in all`) : '';
  const { cleanSessions: have, cleanNeeded: of } = ladder;
  const head = say(found, {
    en: [
      `You are at ${at}${long}. Clean sessions: ${have} of ${of}.`,
      `You're on ${at}${long}. Clean sessions: ${have} of ${of}.`,
      `The stage now is ${at}${long}. Clean sessions: ${have} of ${of}.`,
    ],
    nb: [
      `Du er på ${at}${long}. Rene økter: ${have} av ${of}.`,
      `Du står på ${at}${long}. Rene økter: ${have} av ${of}.`,
      `Nå gjelder ${at}${long}. Rene økter: ${have} av ${of}.`,
    ],
  });
  return sentences(head, reasonOf(found));
};

/**
 * Returns how long to wait after the run that the thread mentions; null if there is none or if the reply already begins
 * with it.
 */
export const waitAfterRun = (found: Case): string | null => {
  const { language, question, state } = found;
  if (state.ran || !question.concepts.has('ranLately')) return null;
  const hours = runEvery(found) * 24;
  return language === 'nb'
    ? `Ikke før det har gått minst ${hours} timer siden sist du løp.`
    : `Not until at least ${hours} hours after your last run.`;
};
