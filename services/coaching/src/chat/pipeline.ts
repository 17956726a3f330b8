import type { Clock } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import { checkText, decideText, permitAction, permitTyped, type TrainingPermit } from '@stridewell/safety';
import type { CoachBrain } from '../brain.ts';
import type { CoachMeasures } from '../measures.ts';
import type { Outside } from '../model/outside.ts';
import type { GuardLimits, Turn } from '../model/port.ts';
import { createRulesModel } from '../model/rules.ts';
import type { Decision, DecisionRepository } from '../safety/decision-repository.ts';
import type { Reply, ReplyPiece, ReplyRequest, Runner } from './reply.ts';
import { within } from './within.ts';

/** Reading a runner's state, and acting on a tap, may take so long, milliseconds. */
const LOAD_MS = 5_000;
const ACT_MS = 10_000;
/** The verdicts' version: raised by hand when one of a brain's fixed answers is decided differently. */
const VERDICT_VERSION = '1';

export interface PipelineParts<State> {
  brain: CoachBrain<State>;
  /** Null where none is configured. */
  outside: Outside | null;
  record: RecordDecision;
  measures: CoachMeasures;
}

export interface RecordParts {
  decisions: DecisionRepository;
  clock: Clock;
  logger: Logger;
}
export type RecordDecision = (runner: Runner, decision: Decision) => Promise<void>;

/** Keeps a safety decision: stored with the runner, logged without. A store that is away does not keep the safe text back. */
export const recordDecision =
  ({ decisions, clock, logger }: RecordParts): RecordDecision =>
  async ({ userId }, decision) => {
    logger.info({ ...decision }, 'safety decision');
    await decisions.add(userId, decision, clock.now()).catch((error) => {
      logger.error({ err: error, ruleId: decision.ruleId }, 'safety decision not stored');
    });
  };

/** Limits and facts of a reply that may hold no training advice: the outside model learns nothing of the plan. */
const CLOSED: GuardLimits = {
  runningBlocked: 'This reply may hold no training advice.',
  hardBlocked: 'This reply may hold no training advice.',
  capMinutes: null,
  planMinutes: [],
};

/** From a question to its reply: safety gate, the runner's state, the tap's effect, fixed verdicts, then a model. */
export const createPipeline = <State>({ brain, outside, record, measures }: PipelineParts<State>): Reply => {
  const load = async (runner: Runner, { action }: Turn): Promise<State> => {
    const state = await within(LOAD_MS, brain.load(runner));
    return action && brain.act ? within(ACT_MS, brain.act(runner, action.code, state)) : state;
  };

  /** What the safety gate says of a message. A quick action's is its label, which is ours. */
  const readByGate = ({ action, message }: Turn) => {
    if (action) return null;
    measures.gateRead();
    return checkText(message);
  };

  async function* answer(asked: ReplyRequest): AsyncGenerator<ReplyPiece> {
    const { runner, turn, signal } = asked;
    const gate = readByGate(turn);
    if (gate?.hit) {
      const { ruleId, version, category, categories, text } = gate;
      measures.gateHit(category);
      measures.answered('gate');
      const noted = brain.noticed?.(runner, categories);
      await record(runner, { ruleId, version, where: 'gate' });
      yield { metadata: { model: 'gate', safety: { ruleId, version } } };
      yield { content: text };
      // What follows from it is there when the reply ends; a store that hangs does not keep the reply open.
      if (noted) await within(ACT_MS, noted).catch(() => undefined);
      return;
    }
    const understood = brain.understand(turn);
    const permit: TrainingPermit | null = turn.action
      ? permitAction(null)
      : permitTyped(decideText(turn.message), understood, null);
    const state = await load(runner, turn);
    const verdict = brain.verdict(state, turn);
    if (verdict) {
      const { ruleId, text } = verdict;
      measures.answered('verdict');
      await record(runner, { ruleId, version: VERDICT_VERSION, where: 'verdict' });
      yield { metadata: { model: 'rules', safety: { ruleId, version: VERDICT_VERSION } } };
      return yield { content: text };
    }
    const { coachType } = brain;
    const isOpen = permit !== null && understood.mayTrain;
    const request = isOpen
      ? { coachType, turn, facts: brain.facts(state), limits: brain.limits(state) }
      : { coachType, turn, facts: {}, limits: CLOSED };
    // What was not understood is never left to an outside model.
    const isAsked = outside && understood.isConfident && (permit !== null || !understood.mayTrain);
    const outcome = isAsked && !brain.isFixed?.(turn) ? yield* outside.reply(asked, request) : 'not_asked';
    if (outcome === 'answered') {
      measures.answered('outside');
      const footer = brain.footer?.(turn);
      if (footer && !signal.aborted) yield { content: `\n\n${footer}` };
      return;
    }
    measures.answered(outcome === 'failed' ? 'fallback' : 'rules');
    yield { metadata: outcome === 'failed' ? { model: 'rules', fallback: true } : { model: 'rules' } };
    const rules = createRulesModel(brain, state, permit);
    for await (const content of rules.stream({ ...request, pseudonym: '' }, signal)) yield { content };
  }

  return async function* reply(asked) {
    const done = measures.replying();
    try {
      yield* answer(asked);
    } finally {
      done();
    }
  };
};
