import { TRIAGE_TIERS, type TriageOutcome, type TriageTier } from '@stridewell/contracts/web';
import { hasCaudaSigns, hasGroinSigns } from '../../domain/exclusions/signs.ts';
import type { StoredTriage } from '../../domain/types.ts';
import type { AnsweredTriage, SafetyRecord } from '../profile/document.ts';
import type { PhysioCheckinDocument } from './document.ts';

type Day = Pick<PhysioCheckinDocument, 'date' | 'answers' | 'triage' | 'route'>;

/**
 * True when a triage is still valid for its day. A check-in of the day in which the flags of the triage are not ticked
 * withdraws it ("until you check in without red flags"). An emergency stays valid all day, unless the questions are
 * answered again. The answers of a withdrawn triage are kept.
 */
export const isTriageValid = ({ input, outcome }: AnsweredTriage, { redFlags }: Day['answers']): boolean =>
  outcome.tier === 'emergency' || input.flags.every((flag) => redFlags.includes(flag));

const urgency = (tier: TriageTier): number => TRIAGE_TIERS.indexOf(tier);

/** Merges the answers of two triage results: a yes in either of them stays a yes. */
const bothAnswers = (earlier: AnsweredTriage, later: AnsweredTriage): AnsweredTriage['input']['answers'] => {
  const yes = Object.entries(earlier.input.answers).filter(([, answer]) => answer);
  return { ...earlier.input.answers, ...later.input.answers, ...Object.fromEntries(yes) };
};

/** True if a clinician has examined the runner since the triage. */
const isSeen = ({ date, at }: AnsweredTriage, safety: SafetyRecord | undefined): boolean =>
  safety?.seen.some((seen) => (at === undefined ? seen.date >= date : seen.at > at)) ?? false;

/**
 * Returns the triage with which a later one of the day is compared, or null if a clinician has examined the runner
 * since then.
 */
export const unseen = (triage: AnsweredTriage | null, safety: SafetyRecord | undefined): AnsweredTriage | null =>
  triage && !isSeen(triage, safety) ? triage : null;

/**
 * Returns the more urgent of two triage outcomes of one day, with the answers of both, so a second attempt never
 * downgrades an emergency. After a check-in between the two without any warning sign, the later triage replaces the
 * earlier one.
 */
export const moreUrgentOf = (earlier: AnsweredTriage | null, later: AnsweredTriage): AnsweredTriage => {
  if (!earlier || earlier.date !== later.date || earlier.overtaken) return later;
  if (urgency(earlier.outcome.tier) >= urgency(later.outcome.tier)) return later;
  const input = { flags: earlier.input.flags, answers: bothAnswers(earlier, later) };
  return { ...earlier, ...(later.at !== undefined && { at: later.at }), input };
};

/** Marks the triage as superseded if a later check-in on the same day has no warning sign. */
export const markOvertaken = (
  triage: AnsweredTriage | null,
  { date, answers }: Pick<PhysioCheckinDocument, 'date' | 'answers'>,
): AnsweredTriage | null => {
  if (!triage) return null;
  const { overtaken: _, ...answered } = triage;
  const checkin = { date, ...answers };
  const isCalm = checkin.redFlags.length === 0 && !hasCaudaSigns(checkin) && !hasGroinSigns(checkin);
  return isCalm ? { ...answered, overtaken: true } : answered;
};

/**
 * Returns the outcome shown for a day: the valid triage or the route of the check-in answers, whichever is more urgent.
 */
export const shownRoute = ({ answers, triage, route }: Day): TriageOutcome | null => {
  const answered = triage && isTriageValid(triage, answers) ? triage.outcome : null;
  if (!answered || !route) return answered ?? route;
  return urgency(route.tier) < urgency(answered.tier) ? route : answered;
};

/** The tier given to a withdrawn triage. It blocks nothing, but the answers still restrict the programme. */
const asTakenBack = (tier: TriageTier): TriageTier => (urgency(tier) < urgency('soon') ? 'soon' : tier);

const storedOf = ({ date, at, input, outcome }: AnsweredTriage, tier = outcome.tier): StoredTriage => ({
  date,
  ...input,
  tier,
  ...(at !== undefined && { at }),
});

/** Returns the triage of a day with a check-in, in the form that the rules use. */
export const triageOfDay = ({ triage, answers }: Day): StoredTriage | null =>
  triage && storedOf(triage, isTriageValid(triage, answers) ? triage.outcome.tier : asTakenBack(triage.outcome.tier));

/**
 * Returns the newest triage of an injury, from its check-ins, or from the profile if no check-in of that date has one.
 */
export const newestTriage = (kept: AnsweredTriage | null, days: readonly Day[]): StoredTriage | null => {
  const ofProfile = kept && !days.some(({ date, triage }) => date === kept.date && triage) ? [storedOf(kept)] : [];
  const all = [...days.flatMap((day) => triageOfDay(day) ?? []), ...ofProfile];
  return all.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
};
