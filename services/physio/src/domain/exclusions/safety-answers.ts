import { type TriageQuestionId, type TriageRouteId, triageQuestionsFor } from '@stridewell/contracts/web';
import { evaluateTriage } from '../triage/triage.ts';
import type { Injury, Safety, SafetyAnswers, Seen } from '../types.ts';
import { isUrgent } from './red-flags.ts';

/** A safety question answered with yes that still counts. */
export interface OpenAnswer {
  id: TriageQuestionId;
  route: string;
  isUrgent: boolean;
  /** True when only the word of a doctor or physiotherapist ends it. */
  needsClinician: boolean;
}

/** Triage answers that require an examination after a sudden onset. */
export const SUDDEN_ANSWERS: readonly TriageQuestionId[] = ['cannot_walk', 'pop', 'pop_heel', 'locking', 'giving_way'];

/** Urgent routes of a bone, the groin or a torn tendon, which feel better long before they are. */
const HEALS_SLOWLY: ReadonlySet<string> = new Set<TriageRouteId>([
  ...(['ankle_bone', 'hip_night', 'groin'] as const),
  ...(['rupture', 'achilles_pop', 'knee_no_lift', 'thigh_pop'] as const),
]);

/** Low energy, about which a doctor must be asked. */
const DOCTOR_ONLY: ReadonlySet<string> = new Set<TriageRouteId>(['energy']);

/** Orders answers by their time; those of earlier releases, which have none, come first on their date. */
const inOrder = (a: SafetyAnswers, b: SafetyAnswers): number =>
  a.date.localeCompare(b.date) || (a.at ?? '').localeCompare(b.at ?? '');

/** Everything that was answered about the injury, oldest first. */
export const answersOf = ({ safety, triage, since }: Injury): SafetyAnswers[] => {
  const stored = safety?.answered ?? [];
  const newest = triage ? [{ date: triage.date, at: triage.at ?? null, answers: triage.answers }] : [];
  return [...stored, ...newest].filter(({ date }) => date >= since).toSorted(inOrder);
};

/** True when a doctor or physiotherapist was named after the answers. */
const coversTime = ({ date, at }: Seen, answered: Pick<SafetyAnswers, 'date' | 'at'>): boolean =>
  answered.at == null ? date >= answered.date : at > answered.at;

/**
 * True when somebody has looked at the runner since the answers: named in the safety questions, or a clearance of the
 * injury with a later date.
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

/** A clinician's agreement after a sudden onset ends the questions about it that are not urgent. */
const isAgreedOnset = ({ onset, clinicianCleared }: Injury, id: TriageQuestionId, isUrgentAnswer: boolean): boolean =>
  onset === 'sudden' && clinicianCleared === true && !isUrgentAnswer && SUDDEN_ANSWERS.includes(id);

/** What one yes leads to by itself, with the noes given with it. */
const openAnswerOf = (injury: Injury, id: TriageQuestionId, { answers }: SafetyAnswers): OpenAnswer | null => {
  const noes = Object.fromEntries(Object.entries(answers).filter(([, yes]) => !yes));
  const { tier, route = '' } = evaluateTriage(
    { flags: [], answers: { ...noes, [id]: true } },
    { area: injury.injuryArea, onset: injury.onset },
  );
  if (tier === 'self_care') return null;
  return { id, route, isUrgent: isUrgent(tier), needsClinician: !isUrgent(tier) || HEALS_SLOWLY.has(route) };
};

/** Open answers by their injury, because a replay reads them for every day. */
const opened = new WeakMap<Injury, readonly OpenAnswer[]>();

/**
 * Returns the safety questions whose yes still counts. An urgent one counts until a later "no" to the same question or
 * until a clinician has looked at it; at a bone, the groin or a torn tendon, and for a yes that needs a visit within
 * days, only the latter. An unanswered question ends nothing.
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

/** True when the newest answer to one of the questions is yes, even when a clinician has looked at it since. */
export const saysYes = (injury: Injury, ids: readonly TriageQuestionId[]): boolean => {
  const newest = Object.assign({}, ...answersOf(injury).map(({ answers }) => answers)) as SafetyAnswers['answers'];
  return ids.some((id) => newest[id] === true);
};

/** Questions that belong to the injury by its area and onset and have not been answered since it was saved. */
export const unansweredOf = (injury: Injury): TriageQuestionId[] => {
  const answered = new Set(answersOf(injury).flatMap(({ answers }) => Object.keys(answers)));
  return triageQuestionsFor({ flags: [], area: injury.injuryArea, onset: injury.onset })
    .map(({ id }) => id)
    .filter((id) => !answered.has(id));
};

/**
 * True when the injury has no programme before its safety questions are answered. Injuries of earlier releases keep what
 * they have.
 */
export const awaitsSafetyAnswers = (injury: Injury): boolean =>
  injury.safety?.isRequired === true && unansweredOf(injury).length > 0;

/** What was known on the days of a replay, so that an injury has few versions and its texts are read once each. */
const versions = new WeakMap<Injury, Map<string, Injury>>();

/** Returns the injury without what came after a date. */
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
 * Returns the injury as it was known on a date. Its safety questions count as answered on a past day after the first
 * answers, so that a question that is added later takes back no progress.
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
