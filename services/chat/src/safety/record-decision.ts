import type { Decision, DecisionRepository } from '@stridewell/holds/decision-repository';
import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { labelOf, SENSITIVE } from '@stridewell/safety';
import type { Runner } from '../conversation/reply.ts';

export interface RecordParts {
  decisions: Pick<DecisionRepository, 'add'>;
  clock: Clock;
  logger: Logger;
}
export type RecordDecision = (runner: Runner, decision: Decision) => Promise<void>;

/**
 * Returns the fields of a decision that may be logged. Sensitive categories share one label, and the score is left out.
 */
const loggable = ({ ruleId, version, where, state, category, tier, source }: Decision) => ({
  ruleId: category && SENSITIVE.has(category) ? 'sensitive' : ruleId,
  version,
  where,
  ...(state && { state }),
  ...(category && { category: labelOf(category) }),
  ...(tier && { tier }),
  ...(source && { source }),
});

/**
 * Stores a safety decision with the user id and logs it without the user id. Never throws, because the safe text must
 * be sent even when the database is down.
 */
export const recordDecision =
  ({ decisions, clock, logger }: RecordParts): RecordDecision =>
  async ({ userId }, decision) => {
    logger.info(loggable(decision), 'safety decision');
    await decisions.add(userId, decision, clock.now()).catch((error) => {
      logger.error({ err: error, version: decision.version }, 'safety decision not stored');
    });
  };
