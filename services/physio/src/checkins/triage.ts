import { TRIAGE_TIERS, type TriageOutcome, type TriageTier } from '@stridewell/contracts/web';
import { hasCaudaSigns, hasGroinSigns } from '../exclusions/signs.ts';
import type { AnsweredTriage } from '../profile/document.ts';
import type { StoredTriage } from '../rules/types.ts';
import type { PhysioCheckinDocument } from './document.ts';

type Day = Pick<PhysioCheckinDocument, 'date' | 'answers' | 'triage' | 'route'>;

/**
 * Whether a triage still is a warning of its day: a check-in of the same day that no longer ticks what the triage was asked
 * about takes it back ("until you check in without red flags"). An emergency lasts its day: only answering the questions anew
 * takes it back. What was answered in it is kept all the same.
 */
export const stands = ({ input, outcome }: AnsweredTriage, { redFlags }: Day['answers']): boolean =>
  outcome.tier === 'emergency' || input.flags.every((flag) => redFlags.includes(flag));

const urgency = (tier: TriageTier): number => TRIAGE_TIERS.indexOf(tier);

/** What was once said yes to stays a yes. */
const bothAnswers = (earlier: AnsweredTriage, later: AnsweredTriage): AnsweredTriage['input']['answers'] => {
  const yes = Object.entries(earlier.input.answers).filter(([, answer]) => answer);
  return { ...earlier.input.answers, ...later.input.answers, ...Object.fromEntries(yes) };
};

/**
 * Of two triages of a day the graver stands, with what both were told: a second try never makes an emergency of the day
 * harmless. A check-in without any warning sign between them frees the way for the later one.
 */
export const graverOf = (earlier: AnsweredTriage | null, later: AnsweredTriage): AnsweredTriage => {
  if (!earlier || earlier.date !== later.date || earlier.overtaken) return later;
  if (urgency(earlier.outcome.tier) >= urgency(later.outcome.tier)) return later;
  return { ...earlier, input: { flags: earlier.input.flags, answers: bothAnswers(earlier, later) } };
};

/** A triage beside a newer check-in of its day, with whether that holds no warning sign at all. */
export const besideCheckin = (
  triage: AnsweredTriage | null,
  { date, answers }: Pick<PhysioCheckinDocument, 'date' | 'answers'>,
): AnsweredTriage | null => {
  if (!triage) return null;
  const { overtaken: _, ...answered } = triage;
  const checkin = { date, ...answers };
  const isCalm = checkin.redFlags.length === 0 && !hasCaudaSigns(checkin) && !hasGroinSigns(checkin);
  return isCalm ? { ...answered, overtaken: true } : answered;
};

/** What a runner is shown of a day: of the answered triage, while it stands, and the route of the answers the more urgent one. */
export const shownRoute = ({ answers, triage, route }: Day): TriageOutcome | null => {
  const answered = triage && stands(triage, answers) ? triage.outcome : null;
  if (!answered || !route) return answered ?? route;
  return urgency(route.tier) < urgency(answered.tier) ? route : answered;
};

/** One that was taken back holds nobody up any more, but its answers still say what a programme may hold. */
const asTakenBack = (tier: TriageTier): TriageTier => (urgency(tier) < urgency('soon') ? 'soon' : tier);

const storedOf = ({ date, input, outcome }: AnsweredTriage, tier = outcome.tier): StoredTriage => ({
  date,
  ...input,
  tier,
});

/** The triage of a day with a check-in as the rules read it. */
export const triageOfDay = ({ triage, answers }: Day): StoredTriage | null =>
  triage && storedOf(triage, stands(triage, answers) ? triage.outcome.tier : asTakenBack(triage.outcome.tier));

/** The newest triage of an injury: of its days, or the profile's where that day has no check-in to tell more. */
export const newestTriage = (kept: AnsweredTriage | null, days: readonly Day[]): StoredTriage | null => {
  const ofProfile = kept && !days.some(({ date, triage }) => date === kept.date && triage) ? [storedOf(kept)] : [];
  const all = [...days.flatMap((day) => triageOfDay(day) ?? []), ...ofProfile];
  return all.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
};
