import { BANDS, type Recommendation } from '@stridewell/contracts/web';
import { dayName, fullDay, weekday } from '@stridewell/language/days';
import { capitalised, type Language, listed, sentences, type Words } from '@stridewell/language/language';
import type { CoachCheckin, CoachDay, CoachState } from '../../domain/coach-state.ts';
import { datesNamed } from '../dates.ts';
import { checkinToday, dayOf, lightDaysOf, plannedOf } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { contributors } from '../text/check-in.ts';
import { bandName, count, metricName, scoreText } from '../text/names.ts';
import { sessionPhrase } from '../text/sessions.ts';
import { type Answer, noCheckin } from './answer.ts';
import { fact } from './cards.ts';
import { adaptNote } from './week-notes.ts';

const MEANS: Record<Recommendation, Words> = {
  Push: {
    en: 'you train as planned, and a hard session may be hard',
    nb: 'du trener som planlagt, og en hard økt får være hard',
  },
  Adapt: {
    en: 'you train as planned; below your usual, the hard part gets shorter',
    nb: 'du trener som planlagt; under ditt vanlige blir det harde kortere',
  },
  Recover: {
    en: 'the day becomes very easy, whatever was planned',
    nb: 'dagen blir svært rolig, uansett hva som var planlagt',
  },
  Reset: { en: 'the day becomes a rest day without running', nb: 'dagen blir en hviledag uten løping' },
};

const NAMES: readonly Recommendation[] = ['Push', 'Adapt', 'Recover', 'Reset'];

/** Returns the band that a message names; null when it names none or several. */
export const bandIn = (message: string): Recommendation | null => {
  const found = NAMES.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(message));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Explains one band: its scores and its effect on the day. */
export const bandMeaning =
  (band: Recommendation): Answer =>
  (state, { language }) => {
    const from = scoreText(BANDS[band].from, language);
    const above = NAMES[NAMES.indexOf(band) - 1];
    const below = above && scoreText(BANDS[above].from, language);
    const nb = language === 'nb';
    const range = !below
      ? nb
        ? `fra ${from}`
        : `${from} and above`
      : nb
        ? `fra ${from} og under ${below}`
        : `from ${from} to just below ${below}`;
    const checkin = checkinToday(state);
    return {
      answer: nb
        ? `${band} er en dagsform ${range}: ${MEANS[band].nb}.`
        : `${band} is a score ${range}: ${MEANS[band].en}.`,
      why:
        checkin &&
        (nb
          ? `I dag er du på ${scoreText(checkin.score, 'nb')}, altså ${bandName(checkin.recommendation, 'nb')}.`
          : `Today you are at ${scoreText(checkin.score, 'en')}, which is ${checkin.recommendation}.`),
    };
  };

/** Explains what brings the score up again. */
export const toReach: Answer = (state, { language, own }) => {
  const checkin = checkinToday(state);
  if (!checkin) return noCheckin(language);
  const nb = language === 'nb';
  const isLow = checkin.recommendation === 'Recover' || checkin.recommendation === 'Reset';
  const named = bandIn(own) ?? (isLow ? 'Adapt' : 'Push');
  const { losses } = contributors(checkin);
  const factorOf = (metric: string) => checkin.factors.find((factor) => factor.metric === metric);
  const costs = losses.map((metric) => {
    const factor = factorOf(metric);
    const points = scoreText((factor?.max ?? 0) - (factor?.contribution ?? 0), language);
    return nb
      ? `${metricName(metric, 'nb')} (${factor?.value}, ${points} poeng)`
      : `${metricName(metric, 'en')} (${factor?.value}, ${points} points)`;
  });
  const [most] = losses;
  return {
    answer: nb
      ? `${named} begynner på ${scoreText(BANDS[named].from, 'nb')}, og i dag er du på ${scoreText(checkin.score, 'nb')}.`
      : `${named} starts at ${scoreText(BANDS[named].from, 'en')}, and today you are at ${scoreText(checkin.score, 'en')}.`,
    why:
      costs.length > 0 &&
      (nb ? `Mest å hente er det i ${listed(costs, 'nb')}.` : `Most is to be gained in ${listed(costs, 'en')}.`),
    next:
      most === 'sleep' || most === 'fatigue'
        ? nb
          ? 'Et par gode netter og rolige dager flytter det mest.'
          : 'A couple of good nights and easy days move it most.'
        : nb
          ? 'Neste innsjekk teller på nytt.'
          : 'The next check-in counts afresh.',
  };
};

const FAR = 1;

/** Answers whether today's score is good, compared with the runner's own average. */
export const scoreJudged: Answer = (state, { language }) => {
  const checkin = checkinToday(state);
  if (!checkin) return noCheckin(language);
  const nb = language === 'nb';
  const { score, recommendation } = checkin;
  const value = scoreText(score, language);
  const mean = state.baseline?.mean ?? null;
  const gap = mean === null ? 0 : score - mean;
  const compared =
    mean === null
      ? null
      : Math.abs(gap) < FAR
        ? nb
          ? `Det er omtrent ditt vanlige: snittet er ${scoreText(mean, 'nb')}.`
          : `That is about your usual: your average is ${scoreText(mean, 'en')}.`
        : gap < 0
          ? nb
            ? `Det er under snittet ditt på ${scoreText(mean, 'nb')}.`
            : `That is below your average of ${scoreText(mean, 'en')}.`
          : nb
            ? `Det er over snittet ditt på ${scoreText(mean, 'nb')}.`
            : `That is above your average of ${scoreText(mean, 'en')}.`;
  return {
    answer: nb
      ? `${value} er ${recommendation}: ${MEANS[recommendation].nb}.`
      : `${value} is ${recommendation}: ${MEANS[recommendation].en}.`,
    why: compared,
  };
};

/** Explains what changed between two check-ins: that of a past day in the message, and today's. */
export const scoreStep =
  (before: CoachCheckin, now: CoachCheckin): Answer =>
  (state, { language }) => {
    const nb = language === 'nb';
    const name = (checkin: CoachCheckin): string =>
      dayName(checkin.date, state.today, language).toLocaleLowerCase('nb');
    const changed = now.factors.flatMap(({ metric, value }) => {
      const old = before.factors.find((factor) => factor.metric === metric)?.value;
      if (old === undefined || old === value) return [];
      return nb
        ? `${metricName(metric, 'nb')} fra ${old} til ${value}`
        : `${metricName(metric, 'en')} from ${old} to ${value}`;
    });
    const [from, to] = [scoreText(before.score, language), scoreText(now.score, language)];
    const gap = Math.abs(now.score - before.score);
    return {
      answer: nb
        ? `Fra ${from} ${name(before)} til ${to} i dag.`
        : `From ${from} ${spelled(name(before))} to ${to} today.`,
      why:
        changed.length === 0
          ? nb
            ? 'Svarene er de samme.'
            : 'The answers are the same.'
          : nb
            ? `Det som er endret, er ${listed(changed, 'nb')}.`
            : `What changed is ${listed(changed, 'en')}.`,
      next:
        gap < FAR && before.recommendation === now.recommendation
          ? nb
            ? `Det er en liten forskjell: begge dager er ${bandName(now.recommendation, 'nb')}.`
            : `It is a small difference: both days are ${now.recommendation}.`
          : nb
            ? 'Én dag sier lite; se på en uke om gangen.'
            : 'One day says little; look at a week at a time.',
    };
  };

const spelled = (name: string): string =>
  /^(?:yesterday|today)/.test(name) ? name : `on ${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

const lowDays = (state: CoachState): number =>
  state.checkins.slice(0, 7).filter(({ score }) => score < BANDS.Adapt.from).length;

const recentMean = (state: CoachState): number | null => {
  const scores = state.checkins.slice(0, 7).map(({ score }) => score);
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

const figures = (state: CoachState, language: Language): string | null => {
  const mean = recentMean(state);
  const usual = state.baseline?.mean ?? null;
  if (mean === null) return null;
  const low = lowDays(state);
  return language === 'nb'
    ? `De siste 7 innsjekkene har ${count(low, 'lav dag', 'lave dager')}, med et snitt på ${scoreText(mean, 'nb')}${usual === null ? '' : ` mot ${scoreText(usual, 'nb')} ellers`}.`
    : `Your last 7 check-ins have ${count(low, 'low day', 'low days')}, averaging ${scoreText(mean, 'en')}${usual === null ? '' : ` against your usual ${scoreText(usual, 'en')}`}.`;
};

const SEE: Words = {
  en: 'If easy days and sleep do not lift it within two weeks, or you feel ill, talk to a doctor.',
  nb: 'Løfter ikke rolige dager og søvn det i løpet av to uker, eller føler du deg syk, snakk med lege.',
};

/** Answers whether the trend of the scores is a reason to worry. */
export const worry: Answer = (state, { language }) => {
  const nb = language === 'nb';
  const isLow = lightDaysOf(state) >= 3 || lowDays(state) >= 3;
  return {
    answer: isLow
      ? nb
        ? 'Ingen grunn til uro, men god grunn til å ta det rolig noen dager.'
        : 'No cause for alarm, but good reason to take it easy for some days.'
      : nb
        ? 'Nei, tallene dine gir ingen grunn til uro.'
        : 'No, your figures give no cause for worry.',
    why: figures(state, language),
    next: isLow ? (adaptNote(state, language) ?? SEE[language]) : null,
    after: isLow ? SEE[language] : null,
  };
};

/** Answers a runner who asks whether it is tiredness or overtraining. */
export const overtrained: Answer = (state, { language }) => ({
  answer:
    language === 'nb'
      ? 'Det kan jeg ikke avgjøre, men tallene dine ligner vanlig slitenhet så lenge rolige dager hjelper.'
      : 'I can’t decide that, but your figures look like ordinary tiredness as long as easy days help.',
  why: figures(state, language),
  next: adaptNote(state, language) ?? fact('bad-days', language, 2),
  after: SEE[language],
});

/** The days that a question about a change refers to: those it names, or else today. */
const changedDay = (state: CoachState, { days }: Question): CoachDay | null => {
  const [date = state.today] = datesNamed(state, days, true);
  return dayOf(state, date);
};

/** True when the day that a question refers to has changed since it was planned. */
export const isChanged = (state: CoachState, question: Question): boolean => {
  const day = changedDay(state, question);
  return day !== null && (day.changed !== null || plannedOf(state, day.date) !== null);
};

/** Explains why a day differs from what was planned. */
export const dayChange: Answer = (state, question) => {
  const { language } = question;
  const day = changedDay(state, question);
  if (!day) return noCheckin(language);
  const nb = language === 'nb';
  const checkin = state.checkins.find(({ date }) => date === day.date);
  const planned = plannedOf(state, day.date);
  const name = day.date === state.today ? (nb ? 'i dag' : 'today') : weekday(day.date, language);
  const down = checkin ? contributors(checkin).losses : [];
  const values = down.map((metric) => {
    const value = checkin?.factors.find((factor) => factor.metric === metric)?.value;
    return `${metricName(metric, language)} (${value})`;
  });
  const cause = checkin
    ? nb
      ? `Fordi innsjekken ${name} var ${checkin.recommendation}, ${scoreText(checkin.score, 'nb')}${values.length > 0 ? `: ${listed(values, 'nb')} trakk ned` : ''}.`
      : `Because the check-in ${day.date === state.today ? 'today' : `on ${name}`} was ${checkin.recommendation}, ${scoreText(checkin.score, 'en')}${values.length > 0 ? `: ${listed(values, 'en')} pulled it down` : ''}.`
    : (day.changed?.[language] ?? null);
  const before = planned
    ? nb
      ? `Planlagt var ${planned.title.nb.toLowerCase()}${planned.minutes > 0 ? `, ${planned.minutes} min` : ''}; nå er det ${sessionPhrase(day, 'nb')}.`
      : `Planned was ${planned.title.en.toLowerCase()}${planned.minutes > 0 ? `, ${planned.minutes} min` : ''}; now it is ${sessionPhrase(day, 'en')}.`
    : null;
  return {
    answer: cause ? capitalised(cause) : (day.changed?.[language] ?? null),
    why: sentences(before),
    next: nb ? 'Det som ble kuttet, skal ikke tas igjen.' : 'What was cut is not made up later.',
  };
};

/** States the highest and the lowest score of the stored check-ins. */
export const extremes: Answer = (state, { language }) => {
  const sorted = [...state.checkins].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const lowest = sorted.at(-1);
  if (!best || !lowest) return noCheckin(language);
  const text = ({ score, date }: typeof best): string => `${scoreText(score, language)}, ${fullDay(date, language)}`;
  return language === 'nb'
    ? `Den beste de siste 28 dagene er ${text(best)}; den laveste er ${text(lowest)}.`
    : `Your best in the last 28 days is ${text(best)}; the lowest is ${text(lowest)}.`;
};
