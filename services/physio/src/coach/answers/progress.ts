import { addDays, physioReadiness } from '@stridewell/contracts/web';
import { dayAndMonth } from '@stridewell/language/days';
import { bullets, paragraphs, sentences } from '@stridewell/language/language';
import { render, renderAll } from '../../messages/catalogue.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { reading } from './pain-notes.ts';
import { phaseName } from './programme.ts';

const WEEK = 7;

/** Answers better, worse or the same, with the pain then and now; null before the first check-in. */
const verdictOf = ({ checkins, language }: Case): string | null => {
  const newest = checkins[0];
  const first = checkins.at(-1);
  if (!newest || !first) return null;
  const [was, is] = [first.pain, newest.pain];
  const since = dayAndMonth(first.date, language);
  if (checkins.length === 1)
    return language === 'nb' ? `Smerte ${is} i den første innsjekken.` : `Pain ${is} in your first check-in.`;
  if (language === 'nb') {
    const head = is < was ? 'Ja, det går framover:' : is > was ? 'Ikke på smerten:' : 'Smerten står stille:';
    return is === was ? `${head} ${is} nå, som ${since}.` : `${head} smerte fra ${was} (${since}) til ${is}.`;
  }
  const head = is < was ? 'Yes, it is easing:' : is > was ? 'Not by the pain:' : 'The pain stands still:';
  return is === was ? `${head} ${is} now, as on ${since}.` : `${head} pain from ${was} (${since}) to ${is}.`;
};

const figures = ({ checkins, language, day }: Case): string | null => {
  const newest = checkins[0];
  if (!newest) return null;
  const now = physioReadiness(newest);
  return language === 'nb'
    ? `Physio readiness er ${now} av 100. Fase ${day.phase} av 3 (${phaseName(day.phase, language)}), uke ${day.week}.`
    : `Physio readiness is ${now} of 100. Phase ${day.phase} of 3 (${phaseName(day.phase, language)}), week ${day.week}.`;
};

/** The logs and check-ins of the last seven days. */
const lastWeek = ({ course, logs, checkins, language }: Case): string => {
  const from = addDays(course.today, 1 - WEEK);
  const within = <T extends { date: string }>(all: readonly T[]): T[] => all.filter(({ date }) => date >= from);
  const done = new Set(
    within(logs).flatMap(({ date, status }) => (status === 'skipped' || status === 'none' ? [] : [date])),
  ).size;
  const checked = within(checkins).length;
  const pains = within(checkins).map(({ pain }) => pain);
  const ends = [...new Set([Math.min(...pains), Math.max(...pains)])];
  const range = pains.length === 0 ? null : ends.join('-');
  if (language === 'nb')
    return sentences(
      `De siste sju dagene har du logget øvelser på ${done} ${done === 1 ? 'dag' : 'dager'} og sjekket inn ${checked} ${checked === 1 ? 'gang' : 'ganger'}.`,
      range && `Smerten lå på ${range}.`,
    );
  return sentences(
    `Over the last seven days you logged exercises on ${done} ${done === 1 ? 'day' : 'days'} and checked in ${checked} ${checked === 1 ? 'time' : 'times'}.`,
    range && `Pain was ${range}.`,
  );
};

/**
 * The runner's progress in their own numbers, with the advice to see a professional if it applies (TRIAGE-29,
 * TRIAGE-30).
 */
export const progress: CaseAnswer = (found) => {
  const { course, day, language, question } = found;
  const usual = day.usualTime[language];
  const isWeek = /\bweek\b|\buka\b|\buken\b|denne uk|\blog|\bmany days|mange dager/i.test(question.message);
  return paragraphs(
    sentences(isWeek && lastWeek(found), verdictOf(found) ?? reading(found), figures(found)),
    renderAll(course.referrals, language),
    !isWeek &&
      (language === 'nb'
        ? `Vanligvis tar det ${usual}; ujevne uker hører med.`
        : `It usually takes ${usual}; uneven weeks are part of it.`),
  );
};

/** Pain in the newest check-ins, one line a day. */
export const trend: CaseAnswer = (found) => {
  const { checkins, language } = found;
  const lines = checkins.slice(0, WEEK).map(({ date, pain }) => `${dayAndMonth(date, language)}: ${pain}`);
  return paragraphs(verdictOf(found) ?? reading(found), bullets(lines));
};

const NOT_SCORE: Wordings = {
  en: [
    'It is not the readiness score that Running Coach uses.',
    'The readiness score of Running Coach is something else.',
  ],
  nb: ['Den er ikke den dagsformen som Running Coach bruker.', 'Dagsformen hos Running Coach er noe annet.'],
};

/** The components of physio readiness, and what is missing to reach 100. */
export const readiness: CaseAnswer = (found) => {
  const { language, checkins } = found;
  const newest = checkins[0];
  if (!newest) return reading(found) ?? '';
  const now = physioReadiness(newest);
  const lost = newest.pain * 4;
  const nb = language === 'nb';
  const gone = [
    lost > 0 && (nb ? `smerte ${newest.pain} trekker fra ${lost}` : `pain ${newest.pain} takes off ${lost}`),
    !newest.walkRunTolerance && (nb ? 'gå/løp-toleransen trekker fra 30' : 'walk/run tolerance takes off 30'),
    !newest.functionalTestsOk && (nb ? 'testene trekker fra 30' : 'the tests take off 30'),
  ].filter((part): part is string => typeof part === 'string');
  const why = gone.length === 0 ? null : `${gone.join(nb ? ', og ' : ', and ')}.`;
  return nb
    ? sentences(
        `Physio readiness er ${now} av 100, etter den siste innsjekken.`,
        why && `Dette mangler: ${why}`,
        'Den består av inntil 40 for lite smerte, 30 for gå/løp-toleranse og 30 for testene.',
        say(found, NOT_SCORE),
      )
    : sentences(
        `Physio readiness is ${now} of 100, by your newest check-in.`,
        why && `What is missing: ${why}`,
        'It is made of up to 40 for little pain, 30 for walk/run tolerance and 30 for the tests.',
        say(found, NOT_SCORE),
      );
};

const NOT_YET: Wordings = {
  en: ["Not yet: today's check-in is missing, and list and plan follow it at once."],
  nb: ['Ikke ennå: dagens innsjekk mangler, og liste og plan følger den med en gang.'],
};

/** The effect of today's check-in on the day. */
export const effect: CaseAnswer = (found) => {
  const { course, day, language } = found;
  if (!course.checkin) return say(found, NOT_YET);
  const head = language === 'nb' ? 'Ja, dagens innsjekk gjelder.' : "Yes, today's check-in counts.";
  return sentences(head, renderAll(day.dose.reasons, language), render(course.gate.reason, language));
};
