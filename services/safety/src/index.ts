/**
 * Main entry point of the safety package. Exports the decision on a text, cards, holds, permits and the fixed texts.
 */
export {
  ALL_CODES,
  answerCodes,
  type CardSpec,
  cardFor,
  cardOf,
  cardText,
  GENERAL_CARD,
  readTypedAnswer,
  type ShownCard,
  showCard,
} from './cards/card.ts';
export { ABOUT_TRAINING, CARD_KINDS, type CardKind, NONE, SOMETHING_ELSE, UNSURE } from './cards/options.ts';
export { type TriageResult, triageCard } from './cards/triage.ts';
export {
  byUrgency,
  DEFAULT_TIER,
  labelOf,
  SAFETY_CATEGORIES,
  type SafetyCategory,
  type SafetyTier,
  SENSITIVE,
} from './categories.ts';
export { type DecideOptions, decideText, safetyReady } from './decision/decide.ts';
export type { DecisionSource, SafetyDecision } from './decision/decision.ts';
export { saysIll } from './decision/ill-notes.ts';
export { isDoubtful, permitAction, permitTyped, type TrainingPermit, type Understanding } from './decision/permit.ts';
export { CATEGORIES, type Category, type Tier } from './gate/categories.ts';
export { checkNotes, checkText, type GateResult } from './gate/check.ts';
export { TEXTS } from './gate/texts.ts';
export { GATE_VERSION } from './gate/version.ts';
export {
  CARD_OPEN_MS,
  closesBody,
  closesDay,
  HOLD_ENDS,
  HOLD_TIERS,
  type Hold,
  type HoldEnd,
  type HoldTier,
  holdTierOf,
  isActive,
  isUrgent,
  RECHECK_AFTER_MS,
  type Restriction,
  recheckDue,
  restrictionOf,
  TRAINING_ACTIONS,
} from './holds/holds.ts';
export {
  holdText,
  RECHECK_CODES,
  RECHECK_TEXTS,
  type RecheckCode,
  readTypedRecheck,
  recheckEnd,
  recheckHead,
  recheckOptions,
  recheckText,
} from './holds/recheck.ts';
export { cautionText } from './texts/card-texts.ts';
export { FIRST_NUMBER, NUMBERS } from './texts/numbers.ts';
export { type Bilingual, STOP_TEXTS, stopText, UNSURE_MOOD_TEXT, UNSURE_TEXT } from './texts/stop.ts';
