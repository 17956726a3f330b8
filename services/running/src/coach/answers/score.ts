import {
  addDays,
  BANDS,
  RECOMMENDATION_COPY,
  type Recommendation,
  rawScore,
  TREND_MIN_DAYS,
  trendZ,
  WELL_BELOW_NORMAL,
} from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, sentences, type Words } from '@stridewell/language/language';
import type { CoachCheckin, CoachDay, CoachState } from '../../domain/coach-state.ts';
import { dateOf } from '../dates.ts';
import { checkinToday, dayOf, rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { contributors, pulledDown } from '../text/check-in.ts';
import { bandName, capReason, count, gainName, scoreText } from '../text/names.ts';
import { sessionLine } from '../text/sessions.ts';
import { type Answer, fixed, noCheckin } from './answer.ts';
import { earlierScore } from './asked.ts';
import { aspectOf } from './aspects.ts';
import { fact } from './cards.ts';
import { dayReply } from './day.ts';
import { rehab } from './rehab.ts';
import { changeText } from './session.ts';
import { adaptNote } from './week-notes.ts';

const COPY_NB: Record<Recommendation, string> = {
  Push: 'Du virker uthvilt. Er det planlagt en hard økt, ta den med god oppvarming og stopp mens du har ett godt drag igjen.',
  Adapt: 'Du er i orden, men ikke fulladet. Planen sier hva dagen blir.',
  Recover: 'Kroppen ber om en rolig dag: svært rolig løping, gange, sykkel eller bevegelighet.',
  Reset: 'Hvile er dagens økt. Vi ser på det igjen i morgen; ingenting er tapt.',
};

const COPY_EN: Record<Recommendation, string> = {
  Push: `${RECOMMENDATION_COPY.Push.headline} ${RECOMMENDATION_COPY.Push.text}`,
  Adapt: 'You are okay, not fully charged. See your plan for today.',
  Recover: `${RECOMMENDATION_COPY.Recover.headline} ${RECOMMENDATION_COPY.Recover.text}`,
  Reset: `${RECOMMENDATION_COPY.Reset.headline} ${RECOMMENDATION_COPY.Reset.text}`,
};

const movedBy = (checkin: CoachCheckin, language: Language): string | null => {
  const { gains } = contributors(checkin);
  const down = pulledDown(checkin, language);
  const up = gains.map((metric) => gainName(metric, language));
  if (language === 'nb')
    return sentences(
      down && `${capitalised(down)} trakk mest ned.`,
      up.length > 0 && `${capitalised(listed(up, language))} hjalp.`,
    );
  return sentences(
    down && `${capitalised(down)} pulled it down most.`,
    up.length > 0 && `${capitalised(listed(up, language))} helped.`,
  );
};

const normal = (state: CoachState, checkin: CoachCheckin, language: Language): string | null => {
  const { baseline } = state;
  if (!baseline) return null;
  const mean = scoreText(baseline.mean, language);
  const z = trendZ(rawScore(checkin.metrics), baseline);
  const far = z !== null && z < WELL_BELOW_NORMAL;
  if (language === 'nb')
    return `${far ? 'Det er godt under ditt eget normale: ' : ''}Det vanlige for deg er ${mean} over ${count(baseline.days, 'innsjekk', 'innsjekker')}.`;
  return `${far ? 'That is well below your own normal: ' : ''}Your usual is ${mean} over ${count(baseline.days, 'check-in', 'check-ins')}.`;
};

/** Returns the day's action as a sentence, or the general advice of the recommendation when there is none. */
const adviceOf = (row: CoachDay | null, recommendation: Recommendation, language: Language): string =>
  row?.action?.text[language] ?? (language === 'nb' ? COPY_NB : COPY_EN)[recommendation];

/** True when a question such as "why is it easy today" asks about the session and not about the score. */
const meansSession = (question: Question): boolean =>
  aspectOf(question) === 'why' &&
  (/\b(?:gå|gåing|gange|walk|walking|short|light|kort|lett)\b/i.test(question.message) ||
    ['easy', 'run', 'session', 'plan', 'dayOff', 'longRun'].some((name) => question.concepts.has(name))) &&
  !['score', 'band', 'bandName', 'checkin'].some((name) => question.concepts.has(name));

/** Explains today's readiness score and what it means for the day. */
export const score: Answer = (state, question) => {
  const { language } = question;
  const row = dayOf(state, state.today);
  if (meansSession(question) && row && state.plan) {
    if (rehabLevel(state) !== null) return rehab(state, question);
    if (checkinToday(state)?.recommendation !== 'Reset') return dayReply(state, question, row);
  }
  const earlier = earlierScore(state, question, question.day && dateOf(state, question.day));
  if (earlier) return earlier;
  const checkin = checkinToday(state);
  if (question.concepts.has('bandName') && /\bmean|\bbety|what is|hva er/i.test(question.message))
    return {
      answer: fact('app-bands', language),
      why: fact('app-bands', language, 1),
      next: fact('app-bands', language, 2),
    };
  if (!checkin) return noCheckin(language);
  const { cap, recommendation } = checkin;
  const reason = capReason(state, checkin, language);
  const value = scoreText(checkin.score, language);
  const head =
    language === 'nb'
      ? `**Dagsformen er ${value} av 10: ${bandName(recommendation, language)}.**`
      : `**Readiness score ${value} of 10: ${recommendation}.**`;
  const capped = cap
    ? language === 'nb'
      ? `Svarene alene ga mer, men ${reason} bestemmer dagen: høyst ${scoreText(cap.limit, language)}.`
      : `Your answers alone gave more, but ${reason} decides the day: at most ${scoreText(cap.limit, language)}.`
    : null;
  return {
    answer: head,
    why: sentences(movedBy(checkin, language), capped),
    next: normal(state, checkin, language),
    // The advice mentions the plan, which a runner without a profile does not have.
    after: state.profile !== null && rehabLevel(state) === null && adviceOf(row, recommendation, language),
  };
};

/** Lists the scores of the last 7 days and the runner's own normal. */
export const trend: Answer = (state, { language }) => {
  const from = addDays(state.today, -6);
  const days = state.checkins.filter(({ date }) => date >= from && date <= state.today);
  if (days.length === 0) return noCheckin(language);
  const lines = days.map(
    ({ date, score: value, recommendation }) =>
      `${capitalised(weekday(date, language))}: ${scoreText(value, language)} (${recommendation})`,
  );
  const { baseline } = state;
  const tail = baseline
    ? language === 'nb'
      ? `Ditt eget normale er ${scoreText(baseline.mean, language)} over ${count(baseline.days, 'innsjekk', 'innsjekker')} på 28 dager.`
      : `Your own normal is ${scoreText(baseline.mean, language)} over ${count(baseline.days, 'check-in', 'check-ins')} in 28 days.`
    : language === 'nb'
      ? `Ditt eget normale vises fra 7 innsjekker på 28 dager, og trenden fra ${TREND_MIN_DAYS}.`
      : `Your own normal is shown from 7 check-ins in 28 days on, and the trend from ${TREND_MIN_DAYS}.`;
  return {
    answer: direction(days, language),
    why: tail,
    next: adaptNote(state, language),
    list: lines,
  };
};

/** Minimum change of the mean at which a week is described as rising or falling. */
const CLEAR = 0.5;

/** Describes whether the scores rose or fell over the days, newest first. */
const direction = (days: readonly CoachCheckin[], language: Language): string => {
  const half = Math.floor(days.length / 2);
  const mean = (part: readonly CoachCheckin[]): number =>
    part.reduce((sum, { score: value }) => sum + value, 0) / Math.max(1, part.length);
  const change = half === 0 ? 0 : mean(days.slice(0, half)) - mean(days.slice(-half));
  if (language === 'nb')
    return change <= -CLEAR
      ? 'Ja, dagsformen har gått nedover de siste 7 dagene.'
      : change >= CLEAR
        ? 'Dagsformen har gått oppover de siste 7 dagene.'
        : 'Dagsformen har ligget jevnt de siste 7 dagene.';
  return change <= -CLEAR
    ? 'Your scores have gone down over the last 7 days.'
    : change >= CLEAR
      ? 'Your scores have gone up over the last 7 days.'
      : 'Your scores have been steady over the last 7 days.';
};

const RULES: Words = {
  en: 'The rules: on an ordinary day, Push or Adapt, you train as planned, and nothing is ever added. Below your usual, the hard part is about a third shorter and a long run a fifth shorter. Recover makes the day very easy; Reset makes it a rest day. Three light or rest days in seven make next week a fifth lighter.',
  nb: 'Reglene: på en vanlig dag, Push eller Adapt, trener du som planlagt, og ingenting legges til. Under det vanlige blir den harde delen omtrent en tredel kortere og langturen en femtedel kortere. Recover gjør dagen svært rolig; Reset gjør den til hviledag. Tre lette dager eller hviledager på sju gjør neste uke en femtedel lettere.',
};

/** Explains what the check-ins changed this week, and by which rules. */
export const checkinEffect: Answer = (state, { language }) => {
  const changed = (state.plan?.days ?? []).flatMap((day) => {
    const text = changeText(state, day, language);
    return text ? [`${capitalised(weekday(day.date, language))}: ${sessionLine(day, language)}. ${text}`] : [];
  });
  const checkin = checkinToday(state);
  const today = checkin
    ? language === 'nb'
      ? `I dag: ${bandName(checkin.recommendation, language)}, ${scoreText(checkin.score, language)}.`
      : `Today: ${checkin.recommendation}, ${scoreText(checkin.score, language)}.`
    : noCheckin(language);
  const none =
    language === 'nb'
      ? 'Ingen dag denne uka er endret av innsjekkene.'
      : 'No day of this week was changed by your check-ins.';
  const some =
    language === 'nb'
      ? `${count(changed.length, 'dag er', 'dager er')} endret denne uka.`
      : `${count(changed.length, 'day has', 'days have')} changed this week.`;
  return {
    answer: changed.length > 0 ? some : none,
    why: today,
    next: adaptNote(state, language),
    list: changed,
    after: RULES[language],
  };
};

/** Explains the check-in and its bands. */
export const checkinHow = fixed({
  en: `The daily check-in asks for sleep, stress, fatigue, pain and how ready you feel, and makes a readiness score from 0 to 10: sleep and fatigue count most, pain can hold the day down. From ${scoreText(BANDS.Push.from, 'en')} the day is Push, from ${scoreText(BANDS.Adapt.from, 'en')} Adapt, from ${scoreText(BANDS.Recover.from, 'en')} Recover, below that Reset. You find it on the home screen; checking in again the same day updates it, and the plan follows.`,
  nb: `Den daglige innsjekken spør om søvn, stress, tretthet, smerte og hvor klar du føler deg, og gir en dagsform fra 0 til 10: søvn og tretthet teller mest, smerte kan holde dagen nede. Fra ${scoreText(BANDS.Push.from, 'nb')} er dagen Push, fra ${scoreText(BANDS.Adapt.from, 'nb')} Adapt, fra ${scoreText(BANDS.Recover.from, 'nb')} Recover, under det Reset. Du finner den på hjemskjermen; sjekker du inn på nytt samme dag, oppdateres den, og planen følger etter.`,
});
