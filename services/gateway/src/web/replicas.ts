import { type Clock, pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { createAddresses, type FindReplicas } from './addresses.ts';
import { createConnections, type Given } from './connections.ts';

export interface Question {
  /** How long one server may take for all of it, in milliseconds. */
  eachMs: number;
  /** Ends the question as a whole. */
  stop: AbortSignal;
  /** Whether an answer can be what was asked for; a server whose cannot is passed over. */
  accept: (given: Given) => boolean;
}

export interface Replicas {
  /**
   * A file as the first server that has it gives it; null where all say that they do not: while a roll-out goes on, one has
   * what the other lacks. Who fails, is silent or breaks off is passed over, and asked once more when all have been. Throws
   * 'unavailable' where nobody gave it and somebody could not tell.
   */
  get(path: string, question: Question): Promise<Given | null>;
  close(): Promise<void>;
}

export interface ReplicasOptions {
  clock: Clock;
  logger: Logger;
  /** In place of the name server. */
  find?: FindReplicas | undefined;
}

const KNOWN_FOR_MS = 500;
/** Who failed is asked last for so long. */
const AVOIDED_MS = 2_000;
/** A container that is replaced refuses for a moment; the next one has another address. */
const RETRY_AFTER_MS = 100;

/** What `work` gives, unless `stop` comes first: looking up a name cannot be aborted. */
const unless = <T>(stop: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const give = (): void => reject(stop.reason);
    stop.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', give));
  });

/** All the servers of one front end, found by the name in their common base address. */
export const createReplicas = (base: URL, { clock, logger, find }: ReplicasOptions): Replicas => {
  const addresses = createAddresses(base, clock, find);
  const connections = createConnections(base.host);
  const failed = new Map<string, number>();
  let answers = true;

  const known = async (maxAgeMs: number): Promise<string[]> => {
    const origins = await addresses(maxAgeMs);
    connections.keepOnly(origins);
    for (const origin of failed.keys()) if (!origins.includes(origin)) failed.delete(origin);
    const avoided = (origin: string): boolean =>
      clock.monotonic() - (failed.get(origin) ?? Number.NEGATIVE_INFINITY) < AVOIDED_MS;
    return [...origins.filter((origin) => !avoided(origin)), ...origins.filter(avoided)];
  };

  const askOne = async (origin: string, path: string, { eachMs, stop, accept }: Question): Promise<Given | null> => {
    const given = await connections.get(origin, path, AbortSignal.any([stop, AbortSignal.timeout(eachMs)]));
    if (given && !accept(given)) throw new Error(`gave ${given.type || 'something'} for ${path}`);
    return given;
  };

  /** Asks everybody who has not said that it lacks the file; what somebody failed with stays in `problem`. */
  const askAll = async (path: string, question: Question, lacking: Set<string>, maxAgeMs: number) => {
    let problem: unknown = null;
    try {
      for (const origin of await unless(question.stop, known(maxAgeMs))) {
        if (lacking.has(origin)) continue;
        try {
          const given = await askOne(origin, path, question);
          failed.delete(origin);
          if (given) return { given, problem: null };
          lacking.add(origin);
        } catch (error) {
          failed.set(origin, clock.monotonic());
          problem = error;
          question.stop.throwIfAborted();
        }
      }
    } catch (error) {
      problem ??= error;
    }
    return { given: null, problem };
  };

  const tell = (problem: unknown): void => {
    if (answers === (problem === null)) return;
    answers = problem === null;
    const about = { frontEnd: base.host, ...(problem !== null && { err: problem }) };
    if (answers) logger.info(about, 'front end answers again');
    else logger.warn(about, 'front end does not answer');
  };

  return {
    async get(path, question) {
      const lacking = new Set<string>();
      let { given, problem } = await askAll(path, question, lacking, KNOWN_FOR_MS);
      if (problem !== null && !question.stop.aborted) {
        await pause(RETRY_AFTER_MS, question.stop);
        ({ given, problem } = await askAll(path, question, lacking, RETRY_AFTER_MS / 2));
      }
      tell(problem);
      if (problem !== null) throw unavailable(problem);
      return given;
    },
    close: connections.close,
  };
};
