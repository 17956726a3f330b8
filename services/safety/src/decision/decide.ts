import { GENERAL_CARD } from '../cards/card.ts';
import type { SafetyTier } from '../categories.ts';
import { checkNotes, checkText, type GateResult } from '../gate/check.ts';
import { GATE_VERSION } from '../gate/version.ts';
import type { SafetyDecision } from './decision.ts';
import { categoryOfRule } from './rule-category.ts';

/** What is read beside the text. */
export interface DecideOptions {
  /** `notes` excuses other people's symptoms and questions of a chat. */
  place?: 'chat' | 'notes';
  /** The runner's own messages of the last 30 minutes, newest last; read with a short or leaning text. */
  recent?: readonly string[];
}

const FAILED: SafetyDecision = {
  state: 'ask',
  category: null,
  categories: [],
  tier: null,
  source: 'failure',
  ruleId: 'failure',
  version: GATE_VERSION,
  bucket: 0,
  card: GENERAL_CARD,
  isOrdinary: false,
};

const tierOf = (tier: Extract<GateResult, { hit: true }>['tier']): SafetyTier => (tier === 'soon' ? 'refer' : tier);

/**
 * Decides on a text before anything else reads it (`language.md` 1.1). Pure, synchronous and bounded; never throws: a failure
 * inside asks the general card.
 */
export const decideText = (text: string, { place = 'chat' }: DecideOptions = {}): SafetyDecision => {
  try {
    const gate = place === 'notes' ? checkNotes(text) : checkText(text);
    if (!gate.hit) return { ...FAILED, state: 'go', source: 'none', ruleId: 'none', card: null, isOrdinary: true };
    const category = categoryOfRule(gate.ruleId);
    return {
      ...FAILED,
      state: 'stop',
      category,
      categories: [category],
      tier: tierOf(gate.tier),
      source: 'rule',
      ruleId: gate.ruleId,
      card: null,
    };
  } catch {
    return FAILED;
  }
};
