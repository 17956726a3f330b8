import { type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { formatRaceTime } from '../../messages/session-notes.ts';
import { type Answer, missingProfile } from './answer.ts';
import { raceDate } from './race.ts';

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

/** Answers which time the runner can expect in the race ahead. */
export const raceGoal: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  const range = expected(plan, language);
  return range ? sentences(range, NOT_PROMISED[language]) : UNKNOWN_PACE[language];
};

/** Explains how to pace the race ahead, with the warm-up and what to eat. */
export const racePacing: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  return paragraphs(partOf(plan, 'pacing'), sentences(partOf(plan, 'warmup'), partOf(plan, 'fuel')));
};

/** Describes the day of the race: warm-up, pacing, fuel and what to do after it. */
export const racePlanAnswer: Answer = (state, question) => {
  const { language } = question;
  const missing = missingProfile(state, language);
  if (missing) return missing;
  const plan = state.racePlan?.[language];
  if (!plan) return raceDate(state, question);
  return paragraphs(...plan.parts.map(({ text }) => text));
};
