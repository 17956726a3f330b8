import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { labelOf, SENSITIVE } from '@stridewell/safety';
import type { Runner } from '../chat/reply.ts';
import type { Decision, DecisionRepository } from './decision-repository.ts';

export interface RecordParts {
  decisions: Pick<DecisionRepository, 'add'>;
  clock: Clock;
  logger: Logger;
}
export type RecordDecision = (runner: Runner, decision: Decision) => Promise<void>;

/** A decision as a log line may show it: sensitive categories by one label, no score. */
const loggable = ({ ruleId, version, where, state, category, tier, source }: Decision) => ({
  ruleId: category && SENSITIVE.has(category) ? 'sensitive' : ruleId,
  version,
  where,
  ...(state && { state }),
  ...(category && { category: labelOf(category) }),
  ...(tier && { tier }),
  ...(source && { source }),
});

/** Keeps a safety decision: stored with the runner, logged without. A store that is away does not keep the safe text back. */
export const recordDecision =
  ({ decisions, clock, logger }: RecordParts): RecordDecision =>
  async ({ userId }, decision) => {
    logger.info(loggable(decision), 'safety decision');
    await decisions.add(userId, decision, clock.now()).catch((error) => {
      logger.error({ err: error, version: decision.version }, 'safety decision not stored');
    });
  };
