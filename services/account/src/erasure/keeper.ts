import { STREAMS } from '@stridewell/contracts/events/events';
import type { Bus } from '@stridewell/kit/bus/bus';
import type { Before } from '@stridewell/kit/bus/purge';
import { type Clock, pause } from '@stridewell/kit/clock';
import type { Logger } from '@stridewell/kit/logger';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { ErasureDocument } from './document.ts';
import type { OwnPart } from './own-part.ts';
import type { ErasureRepository } from './repository.ts';
import { nextStep, type Step } from './rules.ts';

export interface ErasureKeeperParts {
  erasures: ErasureRepository;
  own: OwnPart;
  relay: Relay;
  bus: Pick<Bus, 'purgeUser'>;
  clock: Clock;
  logger: Logger;
  secondRoundMs: number;
  sweepMs?: number;
}

/** Sees every erasure through, whatever stops meanwhile. Replicas may all do so at once: each step may be repeated. */
export interface ErasureKeeper {
  /** Looks at an erasure now; returns at once. */
  kick(id: string): void;
  start(): void;
  /** Lets the step under way end. */
  stop(): Promise<void>;
}

const SWEEP_MS = 1_000;
const SWEPT_AT_ONCE = 100;
/** How often the end of sessions is looked after before the next sweep does. */
const OWN_TRIES = 10;
const OWN_LOOK_MS = 50;

/** Up to when the events of a kept account go, by the stream of the service that erased. What account tells stays. */
const erasedBefore = ({ scope, answers }: ErasureDocument): Before | undefined => {
  if (scope === 'account') return undefined;
  const others = STREAMS.filter((stream) => stream !== 'account');
  return Object.fromEntries(others.map((stream) => [stream, answers[stream]?.at]));
};

export const createErasureKeeper = (parts: ErasureKeeperParts): ErasureKeeper => {
  const { erasures, own, relay, bus, clock, logger, secondRoundMs, sweepMs = SWEEP_MS } = parts;
  const stopped = new AbortController();
  const { signal } = stopped;
  /** What is being looked at, and whether it was kicked meanwhile. */
  const underWay = new Map<string, { again: boolean; done: Promise<void> }>();
  let sweeping: Promise<void> = Promise.resolve();

  const doOwn = async (erasure: ErasureDocument, userId: string): Promise<boolean> => {
    const { _id, scope, round } = erasure;
    const found = scope === 'account' ? await own.count(userId) : {};
    const counts = await erasures.keepOwnCounts(userId, _id, found);
    for (let tries = 0; scope === 'account' && !(await own.erase(userId, clock.now())); tries += 1) {
      if (tries === OWN_TRIES || signal.aborted) return false;
      await pause(OWN_LOOK_MS, signal);
    }
    await erasures.answered(userId, _id, round, 'account', { at: clock.now(), counts });
    return true;
  };

  /** Takes a step; false where it could not be taken to its end and is tried again later. */
  const take = async (step: Step, erasure: ErasureDocument): Promise<boolean> => {
    const { _id, userId, round } = erasure;
    if (!userId) throw new Error('an erasure that is not settled knows its user');
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
      if (!step || !(await take(step, erasure))) return;
    }
  };

  const look = async (id: string): Promise<void> => {
    await advance(id).catch((error) => logger.warn({ err: error }, 'erasure waits'));
    const state = underWay.get(id);
    if (!state?.again || signal.aborted) return void underWay.delete(id);
    state.again = false;
    return look(id);
  };
  const kick = (id: string): void => {
    if (signal.aborted) return;
    const state = underWay.get(id);
    if (state) state.again = true;
    else {
      const begun = { again: false, done: Promise.resolve() };
      underWay.set(id, begun);
      begun.done = look(id);
    }
  };
  const allDone = (): Promise<unknown> => Promise.all([...underWay.values()].map(({ done }) => done));

  return {
    kick,
    start() {
      sweeping = (async () => {
        while (!signal.aborted) {
          try {
            for (const id of await erasures.open(SWEPT_AT_ONCE)) kick(id);
            await allDone();
          } catch (error) {
            logger.warn({ err: error }, 'erasures not looked at');
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
