import { type Clock, pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { createConnections, type FetchedFile } from './connections.ts';
import { createReplicaResolver, type ResolveReplicas } from './replica-resolver.ts';

export interface FileRequest {
  /** Timeout for the complete response of one server, in milliseconds. */
  eachMs: number;
  /** Signal that cancels the request. */
  stop: AbortSignal;
  /** Returns true when a response can be the requested file. Any other response is treated as a failure. */
  accept: (given: FetchedFile) => boolean;
}

export interface Replicas {
  /**
   * Fetches a file from the first server that has it, or returns null when no server has it. Asks all servers if
   * necessary, because servers have different builds during a deployment. Servers that failed are asked again
   * after all others.
   * @throws DomainError 'unavailable' when no server has the file and at least one failed
   */
  get(path: string, question: FileRequest): Promise<FetchedFile | null>;
  close(): Promise<void>;
}

export interface ReplicasOptions {
  clock: Clock;
  logger: Logger;
  /** DNS lookup to use instead of the default one. */
  find?: ResolveReplicas | undefined;
}

const LOOKUP_CACHE_MS = 500;
/** Time in milliseconds during which a failed server is asked last. */
const AVOIDED_MS = 2_000;
/** Delay in milliseconds before failed servers are asked again. A replaced container has a new address by then. */
const RETRY_AFTER_MS = 100;

/**
 * Resolves with the result of `work`, or rejects when `stop` is aborted first. Needed because a DNS lookup cannot be
 * aborted.
 */
const abortable = <T>(stop: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const abort = (): void => reject(stop.reason);
    stop.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', abort));
  });

/** Creates a client for all servers of one front end, which are found by the host name of the base URL. */
export const createReplicas = (base: URL, { clock, logger, find }: ReplicasOptions): Replicas => {
  const addresses = createReplicaResolver(base, clock, find);
  const connections = createConnections(base.host);
  const failed = new Map<string, number>();
  let isAnswering = true;

  const orderedOrigins = async (maxAgeMs: number): Promise<string[]> => {
    const origins = await addresses(maxAgeMs);
    connections.keepOnly(origins);
    for (const origin of failed.keys()) if (!origins.includes(origin)) failed.delete(origin);
    const avoided = (origin: string): boolean =>
      clock.monotonic() - (failed.get(origin) ?? Number.NEGATIVE_INFINITY) < AVOIDED_MS;
    return [...origins.filter((origin) => !avoided(origin)), ...origins.filter(avoided)];
  };

  const askOne = async (
    origin: string,
    path: string,
    { eachMs, stop, accept }: FileRequest,
  ): Promise<FetchedFile | null> => {
    const given = await connections.get(origin, path, AbortSignal.any([stop, AbortSignal.timeout(eachMs)]));
    if (given && !accept(given)) throw new Error(`unexpected content type ${given.type || '(none)'} for ${path}`);
    return given;
  };

  /** Asks all servers except those in `lacking`. `problem` in the result is the last failure. */
  const askAll = async (path: string, question: FileRequest, lacking: Set<string>, maxAgeMs: number) => {
    let problem: unknown = null;
    try {
      for (const origin of await abortable(question.stop, orderedOrigins(maxAgeMs))) {
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

  const logChange = (problem: unknown): void => {
    if (isAnswering === (problem === null)) return;
    isAnswering = problem === null;
    const about = { frontEnd: base.host, ...(problem !== null && { err: problem }) };
    if (isAnswering) logger.info(about, 'front end answers again');
    else logger.warn(about, 'front end does not answer');
  };

  return {
    async get(path, question) {
      const lacking = new Set<string>();
      let { given, problem } = await askAll(path, question, lacking, LOOKUP_CACHE_MS);
      if (problem !== null && !question.stop.aborted) {
        await pause(RETRY_AFTER_MS, question.stop);
        ({ given, problem } = await askAll(path, question, lacking, RETRY_AFTER_MS / 2));
      }
      logChange(problem);
      if (problem !== null) throw unavailable(problem);
      return given;
    },
    close: connections.close,
  };
};
