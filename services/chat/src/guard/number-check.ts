import type { GuardLimits } from '../model/coach-model.ts';
import type { GuardHit } from './categories.ts';
import { durationsIn } from './durations.ts';
import { NUMBER, toNumber } from './numbers.ts';

/** Minimum duration, in minutes, that is treated as a waiting time rather than a session length. */
const WAITING_MINUTES = 12 * 60;
const SLEEP = /\b(?:sleep|slept|sleeping|bed|night|sov|sove|sovn\w*|natt\w*)\b/;
const WEEK =
  /\b(?:week|weekly|total|totals|altogether|sum|weeks|so far|volume|uke|uka|uken|hittil|totalt|til sammen|sammenlagt)\b/;
/** Matches progress towards a total, as in "75 of 165 min". */
const PROGRESS = /\b\d+ (?:of|av) \d+ ?min/;
/**
 * Matches walks and rides. Sessions with walking or cycling last longer than their running parts, so the cap does not
 * apply to stored sessions of this kind of up to one hour.
 */
const WALK = /\b(?:walk\w*|bike|cycl\w*|swim\w*|ga|gar|gatur\w*|rask gange|sykl\w*|svom\w*)\b/;
const RUN = /\b(?:run\w*|jog\w*|lop\w*)\b/;
const LADDER = /\b(?:ladder|walk run|gangstige\w*|lopestige\w*)\b/;
const LONGEST_WALK = 60;
const ONE_SESSION =
  /\b(?:today|tonight|tomorrow|session|in one go|non ?stop|straight|i dag|i kveld|i morgen|okt\w*|i ett)\b/;

/** Matches a training quantity with its unit: distance, heart rate, percentage or number of sets. */
const QUANTITY = new RegExp(
  `\\b(${NUMBER}) ?(?:km|kms|k|kilomet\\w*|miles?|mil|met(?:re|er)s?|meters?|bpm|beats|slag|%|percent|prosent|x)(?![a-z])`,
  'g',
);
const PACE = /\b(\d{1,2})[:.](\d{2}) ?(?:min)? ?(?:\/|per |pr |a |pa )? ?(?:km|kilomet\w*|mile|k\b|min)/g;
/** Matches a number without a unit, as in "Run 90 today", which may mean minutes or kilometres. */
const BARE =
  /\b(?:run|jog|lop|jogg|do|go|ta) (?:for |i )?(\d{2,3})(?= (?:today|now|easy|tonight|tomorrow|i dag|na|rolig)|[.!]|$)/g;

/** Returns the numbers written in digits in a text. A reply is checked against them. */
export const numbersIn = (text: string): Set<number> =>
  new Set((text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((written) => Number(written.replace(',', '.'))));

const rounded = (minutes: number): number => Math.round(minutes * 100) / 100;

const minutesHit = (sentence: string, { capMinutes, planMinutes }: GuardLimits): GuardHit | null => {
  const known = new Set(planMinutes.map(rounded));
  const bare = [...sentence.matchAll(BARE)].map(([, written = '']) => Number(written));
  const lengths = [...durationsIn(sentence).map(({ minutes }) => minutes), ...bare];
  const isOfWeek = PROGRESS.test(sentence) || (WEEK.test(sentence) && !ONE_SESSION.test(sentence));
  const isWalk = LADDER.test(sentence) || (WALK.test(sentence) && !RUN.test(sentence));
  for (const minutes of lengths) {
    if (minutes >= WAITING_MINUTES || (minutes >= 240 && SLEEP.test(sentence))) continue;
    const isStoredWalk = isWalk && minutes <= LONGEST_WALK && known.has(rounded(minutes));
    if (capMinutes !== null && minutes > capMinutes && !isOfWeek && !isStoredWalk)
      return { ruleId: 'figures.cap', category: 'session_cap' };
    if (!known.has(rounded(minutes))) return { ruleId: 'figures.minutes', category: 'figures' };
  }
  return null;
};

const quantityHit = (sentence: string, known: ReadonlySet<number>): GuardHit | null => {
  for (const [, written = ''] of sentence.matchAll(QUANTITY))
    if (!known.has(toNumber(written))) return { ruleId: 'figures.quantity', category: 'figures' };
  for (const [, minutes = '', seconds = ''] of sentence.matchAll(PACE))
    if (!known.has(Number(minutes)) || !known.has(Number(seconds)))
      return { ruleId: 'figures.pace', category: 'figures' };
  return null;
};

/**
 * Finds a duration that is not in the stored plan and rules, a session above the cap, or (when the numbers given to the
 * model are known) any other distance, pace, heart rate, percentage or set. A model may explain a number it was given
 * but must not invent one.
 */
export const figuresHit = (sentence: string, limits: GuardLimits, known: ReadonlySet<number> | null): GuardHit | null =>
  minutesHit(sentence, limits) ?? (known && quantityHit(sentence, known));
