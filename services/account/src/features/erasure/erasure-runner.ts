import { STREAMS } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { PurgeLimits } from '@stridewell/kit/bus/purge';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { AccountErasure } from './account-erasure.ts';
import type { ErasureDocument } from './document.ts';
import { nextStep, type Step } from './next-step.ts';
import type { ErasureRepository } from './repository.ts';

export interface ErasureRunnerOptions {
  erasures: ErasureRepository;
  own: AccountErasure;
  relay: Relay;
  bus: Pick<Bus, 'purgeUser'>;
  clock: Clock;
  logger: Logger;
  secondRoundMs: number;
  sweepMs?: number;
}

/** Runs the steps of all erasures until they are settled, even after a crash. Steps are idempotent across replicas. */
export interface ErasureRunner {
  /** Continues an erasure in the background and returns immediately. */
  kick(id: string): void;
  start(): void;
  /** Stops and waits for the steps in progress. */
  stop(): Promise<void>;
}

const SWEEP_MS = 1_000;
const SWEPT_AT_ONCE = 100;
/**
 * Maximum number of retries within one step while revocations are unsent. After that, the next periodic search retries.
 */
const OWN_TRIES = 10;
const OWN_RETRY_MS = 50;

/**
 * Returns the purge limits for scope `data`: the time at which each service erased its data. Events of the account
 * service are not purged.
 */
const erasedBefore = ({ scope, answers }: ErasureDocument): PurgeLimits | undefined => {
  if (scope === 'account') return undefined;
  const others = STREAMS.filter((stream) => stream !== 'account');
  return Object.fromEntries(others.map((stream) => [stream, answers[stream]?.at]));
};

export const createErasureRunner = (parts: ErasureRunnerOptions): ErasureRunner => {
  const { erasures, own, relay, bus, clock, logger, secondRoundMs, sweepMs = SWEEP_MS } = parts;
  const stopped = new AbortController();
  const { signal } = stopped;
  /** Erasures in progress by id. `again` is true when `kick` was called while the erasure was in progress. */
  const inProgress = new Map<string, { again: boolean; done: Promise<void> }>();
  let sweeping: Promise<void> = Promise.resolve();

  const doOwn = async (erasure: ErasureDocument, userId: string): Promise<boolean> => {
    const { _id, scope, round } = erasure;
    const found = scope === 'account' ? await own.count(userId) : {};
    const counts = await erasures.keepOwnCounts(userId, _id, found);
    for (let tries = 0; scope === 'account' && !(await own.erase(userId, clock.now())); tries += 1) {
      if (tries === OWN_TRIES || signal.aborted) return false;
      await pause(OWN_RETRY_MS, signal);
    }
    await erasures.answered(userId, _id, round, 'account', { at: clock.now(), counts });
    return true;
  };

  /** Runs a step. Returns false when the step must be retried later. */
  const runStep = async (step: Step, erasure: ErasureDocument): Promise<boolean> => {
    const { _id, userId, round } = erasure;
    if (!userId) throw new Error('an unsettled erasure has no user id');
    switch (step) {
      case 'own':
        return doOwn(erasure, userId);
      case 'ask':
        await erasures.ask(erasure, clock.now());
        relay.kick(_id);
        return true;
      case 'complete':
        await erasures.completed(_id, clock.now());
        return true;
      case 'purge':
        await bus.purgeUser(userId, erasedBefore(erasure));
        await erasures.purged(_id, round);
        return true;
      case 'second-round':
        await erasures.beginSecondRound(erasure, clock.now());
        relay.kick(_id);
        return true;
      case 'settle':
        await erasures.settle(_id, clock.now());
        return true;
      default:
        return step satisfies never;
    }
  };

  const advance = async (id: string): Promise<void> => {
    while (!signal.aborted) {
      const erasure = await erasures.find(id);
      const step = erasure && nextStep(erasure, clock.now(), secondRoundMs);
      if (!step || !(await runStep(step, erasure))) return;
    }
  };

  const advanceUntilIdle = async (id: string): Promise<void> => {
    await advance(id).catch((error) => logger.warn({ err: error }, 'erasure step failed, retrying later'));
    const state = inProgress.get(id);
    if (!state?.again || signal.aborted) return void inProgress.delete(id);
    state.again = false;
    return advanceUntilIdle(id);
  };
  const kick = (id: string): void => {
    if (signal.aborted) return;
    const state = inProgress.get(id);
    if (state) state.again = true;
    else {
      const begun = { again: false, done: Promise.resolve() };
      inProgress.set(id, begun);
      begun.done = advanceUntilIdle(id);
    }
  };
  const allDone = (): Promise<unknown> => Promise.all([...inProgress.values()].map(({ done }) => done));

  return {
    kick,
    start() {
      sweeping = (async () => {
        while (!signal.aborted) {
          try {
            for (const id of await erasures.open(SWEPT_AT_ONCE)) kick(id);
            await allDone();
          } catch (error) {
            logger.warn({ err: error }, 'erasure sweep failed');
          }
          await pause(sweepMs, signal);
        }
      })();
    },
    async stop() {
      stopped.abort();
      await Promise.all([sweeping, allDone()]);
    },
  };
};
