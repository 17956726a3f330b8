import { cardFor, decideText, GATE_VERSION, GENERAL_CARD, type SafetyDecision } from '@stridewell/safety';

const GENERAL_ASK = {
  state: 'ask',
  category: null,
  categories: [],
  tier: null,
  text: null,
  version: GATE_VERSION,
  permitScore: Number.POSITIVE_INFINITY,
} as const;

/**
 * The decision to show the general card: `failure` when the runner's safety state could not be loaded, `chip` when the
 * runner chose "Something about my body", `unsettled` when an earlier message about the body was not understood.
 */
export const generalAsk = (ruleId: 'failure' | 'chip' | 'unsettled'): SafetyDecision => ({
  ...decideText(''),
  ...GENERAL_ASK,
  source: ruleId === 'failure' ? 'failure' : 'rule',
  ruleId,
  card: GENERAL_CARD,
});

/** The decision to show the illness card to a runner who reported being ill and was not answered about it. */
export const illAsk = (): SafetyDecision => ({
  ...generalAsk('unsettled'),
  category: 'illness',
  categories: ['illness'],
  ruleId: 'chat.ill',
  card: cardFor(['illness']),
});
