import { formatPace } from '@stridewell/contracts/web';
import { type Language, paragraphs, sentences, type Words } from '@stridewell/language/language';
import type { Reply } from '@stridewell/language/reply';
import { asksJudgement } from '@stridewell/understanding/dialogue';
import type { CoachState } from '../../domain/coach-state.ts';
import { formatRaceTime } from '../../messages/session-notes.ts';
import { rehabLevel } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import { goalName } from '../text/names.ts';
import { type Answer, missingProfile } from './answer.ts';
import { timeAtPace } from './direct/figures.ts';
import { raceDate, raceRefusal, seasonNote } from './race.ts';
import { paceNeeded } from './race-road.ts';

type Plan = NonNullable<CoachState['racePlan']>[Language];

const partOf = (plan: Plan, name: Plan['parts'][number]['part']): string | null =>
  plan.parts.find(({ part }) => part === name)?.text ?? null;

/** Returns the expected range of finishing times; null when no threshold pace is known. */
const expected = (plan: Plan, language: Language): string | null => {
  if (!plan.predictedSeconds) return null;
  const { low, high } = plan.predictedSeconds;
  const [fast, slow] = [formatRaceTime(low), formatRaceTime(high)];
  return language === 'nb'
    ? `Ut fra terskelfarten din ser jeg for meg mellom ${fast} og ${slow}.`
    : `From your threshold pace I expect between ${fast} and ${slow}.`;
};

const UNKNOWN_PACE = {
  en: 'I cannot say a time yet: I know neither a threshold pace nor a race result of yours. Add one on the Profile tab and I can.',
  nb: 'En tid kan jeg ikke si ennå: jeg kjenner verken terskelfart eller et resultat fra deg. Legg det inn under Profil, så kan jeg.',
};

const NOT_PROMISED = {
  en: 'It is an estimate for a normal day, not a promise; heat, hills and wind cost time.',
  nb: 'Det er et anslag for en vanlig dag, ikke et løfte; varme, bakker og vind koster tid.',
};

const NAMED_TIME =
  /\b(?:sub|under|below|klare|goal of|mål om)[ -]?(\d{1,3})(?:[:.](\d\d))?(?:[:.](\d\d))?\b(?!\s*(?:km|k|mi|uker|weeks|dager|days)\b)/i;
const CLOCK_TIME = /\b(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?\b(?!\s*(?:\/|per|km))/i;

/** A race time in minutes: "10k in 50 min", «mila på 50». */
const IN_MINUTES = /\b(?:in|på|at)\s+(\d{2,3})(?=\s*(?:min\w*)?\b)(?!\s*(?:km|k|mi|uker|weeks|dager|days|%))/i;

/**
 * A time that the runner names for the race, such as `sub 50`, `1:45` or `under 3:30`, in seconds; null if there is
 * none.
 */
const namedTime = (message: string, about: number): number | null => {
  const all = [NAMED_TIME, CLOCK_TIME, IN_MINUTES].flatMap((pattern) => [
    ...message.matchAll(new RegExp(pattern.source, 'gi')),
  ]);
  const times = all.map((found) => secondsOf(found, about));
  // A threshold pace next to it is not a race time.
  return times.find((seconds) => seconds >= about / 2 && seconds <= about * 2) ?? times[0] ?? null;
};

const secondsOf = ([, first, second, third]: RegExpExecArray, about: number): number => {
  if (third !== undefined) return 3_600 * Number(first) + 60 * Number(second) + Number(third);
  if (second === undefined) return Number(first) <= 6 && about > 3_600 ? 3_600 * Number(first) : 60 * Number(first);
  const asHours = 3_600 * Number(first) + 60 * Number(second);
  const asMinutes = 60 * Number(first) + Number(second);
  return Math.abs(asHours - about) < Math.abs(asMinutes - about) ? asHours : asMinutes;
};

/** Compares the named time with the expected range; null if either is missing. */
const realistic = (plan: Plan, message: string, language: Language): string | null => {
  if (!plan.predictedSeconds) return null;
  const { low, high } = plan.predictedSeconds;
  const named = namedTime(message, (low + high) / 2);
  if (named === null || named < low / 2 || named > high * 2) return null;
  const time = formatRaceTime(named);
  if (language === 'nb')
    return named >= high
      ? `Ja, ${time} er innen rekkevidde.`
      : named >= low
        ? `Ja, ${time} er realistisk, men da må dagen klaffe.`
        : `${time} er raskere enn det du viser nå.`;
  return named >= high
    ? `Yes, ${time} is within reach.`
    : named >= low
      ? `Yes, ${time} is realistic on a good day.`
      : `${time} is quicker than what you show now.`;
};

/** The even pace of a time that the message names for the race; null if there is none. */
const neededFor = (state: CoachState, plan: Plan, message: string, language: Language): string | null => {
  if (!plan.predictedSeconds) return null;
  const { low, high } = plan.predictedSeconds;
  const named = namedTime(message, (low + high) / 2);
  return named === null || named < low / 2 || named > high * 2 ? null : paceNeeded(state, named, language);
};

const ASKS_WEEKS = /\b(?:weeks?|enough|time enough|in time|uker|nok|rekker)\b/i;

/** States that there are enough weeks until the race if a question asks about them; null otherwise. */
const enoughWeeks = ({ course }: CoachState, message: string, language: Language): string | null => {
  if (!ASKS_WEEKS.test(message) || !course?.weeksToRace || course.weeksToRace < WEEKS_ENOUGH) return null;
  return language === 'nb'
    ? `${course.weeksToRace} uker er nok til å holde det du viser nå og gjøre det litt bedre.`
    : `${course.weeksToRace} weeks are enough to keep what you show now and better it a little.`;
};

const WEEKS_ENOUGH = 8;

const WITHOUT_RACE: Words = {
  en: 'Not daft at all, but I name no date: the injury decides, and an entry that you can give back is the safe one.',
  nb: 'Slett ikke dumt, men noen dato setter jeg ikke: skaden avgjør, og en påmelding du kan gi tilbake, er den trygge.',
};

/** Tells a runner in rehab what the race depends on. */
const raceInRehab = (state: CoachState, language: Language): Reply | null => {
  const weeks = state.course?.weeksToRace ?? null;
  const level = rehabLevel(state);
  if (level === null) return null;
  return {
    answer:
      weeks === null
        ? WITHOUT_RACE[language]
        : language === 'nb'
          ? `Behold startnummeret litt til: det er ${weeks} uker, men jeg lover ingenting.`
          : `Keep your bib a while longer: there are ${weeks} weeks, but I promise nothing.`,
    why:
      language === 'nb'
        ? level === 'walk'
          ? 'Først må smerten ned på høyst 2 og testene bestås, så kommer gå-løp-stigen; bakker og fart kommer lenge etter.'
          : 'Du er på gå-løp-stigen; først når du løper en halvtime i ett uten at det blir verre, vet vi mer.'
        : level === 'walk'
          ? 'First pain has to come down to 2 or less and the tests be passed, then comes the walk-run ladder, and faster running long after.'
          : 'You are on the walk-run ladder; once you run half an hour in one go without it getting worse, we know more.',
    next:
      language === 'nb'
        ? 'Bestem deg når du har løpt rolig i noen uker.'
        : 'Decide when you have run easily for a few weeks.',
  };
};

/** States which time the runner can expect in the race ahead, and whether a named time is realistic. */
export const raceGoal: Answer = (state, question) => {
  const { language, message } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const inRehab = raceInRehab(state, language);
  if (inRehab) return inRehab;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  const range = expected(plan, language);
  const note = seasonNote(state, language);
  if (!range) {
    const seconds = namedTime(message, RACE_SECONDS[state.runner?.goal ?? 'fitness'] ?? ORDINARY * 10);
    return {
      answer: UNKNOWN_PACE[language],
      why: seconds === null ? null : paceNeeded(state, seconds, language),
      next: note,
    };
  }
  const goal = state.runner ? RACE_KM[state.runner.goal] : undefined;
  const isOther = goal !== undefined && question.distance !== null && Math.abs(question.distance - goal) > 1;
  if (isOther && state.runner)
    return {
      answer:
        language === 'nb'
          ? `Jeg regner bare ut tida for målløpet ditt, ${goalName(state.runner.goal, language)}. ${range}`
          : `I only work out a time for your goal race, ${goalName(state.runner.goal, language)}. ${range}`,
      why: NOT_PROMISED[language],
    };
  return {
    answer: sentences(timeAtPace(state, message, language), realistic(plan, message, language), range),
    why: sentences(neededFor(state, plan, message, language), NOT_PROMISED[language]),
    next: note || enoughWeeks(state, message, language),
  };
};

/** Ordinary finishing times of the goal races in seconds, to distinguish 1:50 hours from 1:50 minutes. */
const RACE_SECONDS: Readonly<Record<string, number>> = {
  '5k': 1_650,
  '10k': 3_300,
  half_marathon: 7_000,
  marathon: 14_000,
};

const RACE_KM: Readonly<Record<string, number>> = { '5k': 5, '10k': 10, half_marathon: 21.1, marathon: 42.2 };

const HALF = /\bhal[fv]/i;
/** Exact lengths in kilometres of distances that are usually rounded. */
const EXACT: Readonly<Record<number, number>> = { 21.1: 21.0975, 42.2: 42.195 };
const KM_PER_MILE = 1.609344;
/** Pace of an ordinary runner in seconds per kilometre, to distinguish 1:50 hours from 1:50 minutes. */
const ORDINARY = 330;
/** Range in seconds per kilometre in which a named time and distance belong together. */
const POSSIBLE = { least: 150, most: 720 };

/**
 * Returns the even pace of a time over a distance that the message names, such as 1:50 for a half; null if either is
 * missing.
 */
const evenPace = ({ message, distance, minutes, language }: Question): string | null => {
  const named = distance ?? (HALF.test(message) ? 21.1 : null);
  if (named === null) return null;
  const km = EXACT[named] ?? named;
  const seconds = namedTime(message, km * ORDINARY) ?? (minutes === null ? null : minutes * 60);
  if (seconds === null || seconds / km < POSSIBLE.least || seconds / km > POSSIBLE.most) return null;
  const time = formatRaceTime(seconds);
  const [perKm, perMile] = [seconds / km, (seconds / km) * KM_PER_MILE].map((pace) => formatPace(Math.round(pace)));
  const length = km.toLocaleString(language === 'nb' ? 'nb-NO' : 'en-GB', { maximumFractionDigits: 1 });
  return language === 'nb'
    ? `${time} på ${length} km er ${perKm} per km i jevn fart (${perMile} per mile).`
    : `${time} over ${length} km is an even ${perKm} per km (${perMile} per mile).`;
};

const EVEN: Words = {
  en: 'Let the first kilometre be a few seconds slower; even effort beats a fast start.',
  nb: 'La den første kilometeren gå noen sekunder saktere; jevn innsats slår en rask start.',
};

/** Explains how to pace the race ahead, with the warm-up and what to eat, or the pace of a time that the message names. */
export const racePacing: Answer = (state, question) => {
  const { language } = question;
  const even = evenPace(question);
  if (even) return { answer: even, why: EVEN[language] };
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  const refusal = raceRefusal(state, language);
  if (refusal) return refusal;
  const seconds = namedTime(question.own, RACE_SECONDS[state.runner?.goal ?? 'fitness'] ?? ORDINARY * 10);
  const needed = seconds === null ? null : paceNeeded(state, seconds, language);
  if (needed)
    return {
      answer: sentences(needed, realistic(plan, question.own, language)),
      why: expected(plan, language),
      next: EVEN[language],
    };
  if (asksJudgement(question.own)) return raceGoal(state, question);
  return paragraphs(partOf(plan, 'pacing'), sentences(partOf(plan, 'warmup'), partOf(plan, 'fuel')));
};

/** Describes race day: warm-up, pacing, fuel and what to do after the race. */
export const racePlanAnswer: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  return raceRefusal(state, language) ?? paragraphs(...plan.parts.map(({ text }) => text));
};
