import type { SafetyCategory, SafetyTier } from '../categories.ts';
import type { Bilingual } from '../texts/stop.ts';

/** A danger in plain words: parts that only together make it one, in any order. */
export interface Danger {
  /** Logged as `danger:{id}`. Must not change. */
  id: string;
  category: SafetyCategory;
  /** The tier of the STOP; null when the runner is asked first. */
  tier: SafetyTier | null;
  /** All forms must match a normalized text without punctuation. The first one must not be denied. */
  all: readonly RegExp[];
  /** Everyday contexts in which the same words are harmless. */
  unless?: RegExp;
  /** A text that fits better than that of the category. */
  text?: Bilingual;
  /** Categories whose STOP text, although more urgent, does not describe this danger. The tier stays theirs. */
  insteadOf?: readonly SafetyCategory[];
  /** True for a danger that accompanies many others, so that a likelier and more urgent category takes its place. */
  isCommon?: true;
  /** True when a plan, a wish or an act is meant, which laughter turns into a question instead of hiding it. */
  isCrisis?: true;
}
