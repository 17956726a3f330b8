import { type TriageQuestionId, type TriageRouteId, triageQuestionsFor } from '@stridewell/contracts/web';
import { byDate } from '../injury-days.ts';
import { evaluateTriage } from '../triage/triage.ts';
import type { Injury, Safety, SafetyAnswers, Seen } from '../types.ts';
import { isUrgent } from './red-flags.ts';

/** A safety question answered with yes whose answer is still valid. */
export interface OpenAnswer {
  id: TriageQuestionId;
  route: string;
  isUrgent: boolean;
  /** True if only a statement by a doctor or physiotherapist ends it. */
  needsClinician: boolean;
}

/** Triage answers that require an examination after a sudden onset. */
export const SUDDEN_ANSWERS: readonly TriageQuestionId[] = ['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'];

/** Urgent routes for a bone, the groin or a torn tendon, which feel better long before they have healed. */
const HEALS_SLOWLY: ReadonlySet<string> = new Set<TriageRouteId>([
  ...(['ankle_bone', 'hip_night', 'groin'] as const),
  ...(['rupture', 'achilles_pop', 'knee_no_lift', 'thigh_pop'] as const),
]);

/** Low energy always requires a doctor. */
const DOCTOR_ONLY: ReadonlySet<string> = new Set<TriageRouteId>(['energy']);

/** Orders answers by time. Answers of earlier releases have no time and come first on their date. */
const inOrder = (a: SafetyAnswers, b: SafetyAnswers): number => byDate(a, b) || (a.at ?? '').localeCompare(b.at ?? '');

/** All safety answers about the injury, oldest first. */
export const answersOf = ({ safety, triage, since }: Injury): SafetyAnswers[] => {
  const stored = safety?.answered ?? [];
  const newest = triage ? [{ date: triage.date, at: triage.at ?? null, answers: triage.answers }] : [];
  return [...stored, ...newest].filter(({ date }) => date >= since).toSorted(inOrder);
};

/** True if a doctor or physiotherapist was named after the answers were given. */
const coversTime = ({ date, at }: Seen, answered: Pick<SafetyAnswers, 'date' | 'at'>): boolean =>
  answered.at == null ? date >= answered.date : at > answered.at;

/**
 * True if the runner has been examined since the answers: an examination is entered in the safety questions, or the
 * injury has a clearance with a later date.
 */
export const isSeenSince = (
  { safety, cleared }: Pick<Injury, 'safety' | 'cleared'>,
  answered: Pick<SafetyAnswers, 'date' | 'at'>,
  isDoctorNeeded = false,
): boolean =>
  (safety?.seen ?? []).some((seen) => coversTime(seen, answered) && (!isDoctorNeeded || seen.by === 'doctor')) ||
  (cleared?.date != null &&
    cleared.date > answered.date &&
    cleared.date <= (safety?.until ?? cleared.date) &&
    (!isDoctorNeeded || cleared.by === 'doctor'));

/** A clinician's agreement after a sudden onset closes the non-urgent questions about that onset. */
const isAgreedOnset = ({ onset, clinicianCleared }: Injury, id: TriageQuestionId, isUrgentAnswer: boolean): boolean =>
  onset === 'sudden' && clinicianCleared === true && !isUrgentAnswer && SUDDEN_ANSWERS.includes(id);

/** The consequence of a single yes, given the no answers of the same form. */
const openAnswerOf = (injury: Injury, id: TriageQuestionId, { answers }: SafetyAnswers): OpenAnswer | null => {
  const noes = Object.fromEntries(Object.entries(answers).filter(([, yes]) => !yes));
  const { tier, route = '' } = evaluateTriage(
    { flags: [], answers: { ...noes, [id]: true } },
    { area: injury.injuryArea, onset: injury.onset },
  );
  if (tier === 'self_care') return null;
  return { id, route, isUrgent: isUrgent(tier), needsClinician: !isUrgent(tier) || HEALS_SLOWLY.has(route) };
};

/** Cache of open answers by injury, because a replay reads them for every day. */
const opened = new WeakMap<Injury, readonly OpenAnswer[]>();

/**
 * Returns the safety questions whose yes is still valid. An urgent yes is valid until a later "no" to the same question
 * or until an examination by a clinician. For a bone, the groin or a torn tendon, and for a yes that needs a visit
 * within days, only an examination ends it. An unanswered question ends nothing.
 */
export const openAnswersOf = (injury: Injury): readonly OpenAnswer[] => {
  const known = opened.get(injury) ?? readOpenAnswers(injury);
  opened.set(injury, known);
  return known;
};

const readOpenAnswers = (injury: Injury): OpenAnswer[] => {
  const open = new Map<TriageQuestionId, OpenAnswer & { given: SafetyAnswers }>();
  for (const given of answersOf(injury))
    for (const [key, yes] of Object.entries(given.answers)) {
      const id = key as TriageQuestionId;
      const before = open.get(id);
      const found = yes ? openAnswerOf(injury, id, given) : null;
      if (found) open.set(id, { ...found, given });
      else if (before && !before.needsClinician) open.delete(id);
    }
  return [...open.values()]
    .filter(
      ({ id, route, isUrgent: urgent, given }) =>
        !isSeenSince(injury, given, DOCTOR_ONLY.has(route)) && !isAgreedOnset(injury, id, urgent),
    )
    .map(({ given: _, ...answer }) => answer);
};

/** True if the newest answer to one of the questions is yes, even if a clinician has examined it since then. */
export const saysYes = (injury: Injury, ids: readonly TriageQuestionId[]): boolean => {
  const newest = Object.assign({}, ...answersOf(injury).map(({ answers }) => answers)) as SafetyAnswers['answers'];
  return ids.some((id) => newest[id] === true);
};

/**
 * Questions that apply to the injury because of its area and onset, and that have not been answered since it was saved.
 */
export const unansweredOf = (injury: Injury): TriageQuestionId[] => {
  const answered = new Set(answersOf(injury).flatMap(({ answers }) => Object.keys(answers)));
  return triageQuestionsFor({ flags: [], area: injury.injuryArea, onset: injury.onset })
    .map(({ id }) => id)
    .filter((id) => !answered.has(id));
};

/**
 * True if the injury has no programme until its safety questions are answered. Injuries of earlier releases keep their
 * programme.
 */
export const awaitsSafetyAnswers = (injury: Injury): boolean =>
  injury.safety?.isRequired === true && unansweredOf(injury).length > 0;

/**
 * Cache of the injury as known on the days of a replay, so that an injury has few versions and its texts are read only
 * once per version.
 */
const versions = new WeakMap<Injury, Map<string, Injury>>();

/** Returns the injury without the data from after a date. */
const cutTo = (
  injury: Injury,
  date: string,
  { isTriaged, answered, seen }: Pick<Safety, 'answered' | 'seen'> & { isTriaged: boolean },
): Injury => ({
  ...injury,
  triage: isTriaged ? injury.triage : null,
  safety: {
    ...{ answered, seen, until: date },
    isRequired: injury.safety?.isRequired === true && answered.every((one) => one.date < injury.since),
  },
});

/**
 * Returns the injury as it was known on a date. On a past day after the first answers, its safety questions are treated
 * as answered, so a question that is added later does not remove progress.
 */
export const knownOn = (injury: Injury, date: string): Injury => {
  const { safety, triage, cleared } = injury;
  const isTriaged = triage === null || triage.date <= date;
  const answered = safety?.answered.filter((one) => one.date <= date) ?? [];
  const seen = safety?.seen.filter((one) => one.date <= date) ?? [];
  const isCleared = cleared?.date == null || cleared.date <= date;
  const known = versions.get(injury) ?? new Map<string, Injury>();
  versions.set(injury, known);
  const key = [isTriaged, isCleared, answered.length, seen.length].join();
  const isWhole =
    isTriaged &&
    isCleared &&
    answered.length === (safety?.answered.length ?? 0) &&
    seen.length === (safety?.seen.length ?? 0);
  const version =
    known.get(key) ??
    (isWhole && !awaitsSafetyAnswers(injury) ? injury : cutTo(injury, date, { isTriaged, answered, seen }));
  known.set(key, version);
  return version;
};
