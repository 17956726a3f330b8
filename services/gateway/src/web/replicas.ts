import { type Clock, pause } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { createConnections, type FetchedFile } from './connections.ts';
import { createReplicaResolver, type ResolveReplicas } from './replica-resolver.ts';

export interface FileRequest {
  /** Timeout for the complete response of one server, in milliseconds. */
  eachMs: number;
  /** Aborts the whole lookup. */
  stop: AbortSignal;
  /** Whether a response can be the requested file; a server that sends anything else is skipped. */
  accept: (given: FetchedFile) => boolean;
}

export interface Replicas {
  /**
   * A file from the first server that has it; null if all servers answer that they do not have it. Every server is
   * asked because servers have different builds during a roll-out. A server that fails, times out or breaks off is
   * skipped, and asked again once after all others. Throws 'unavailable' if no server has the file and at least one
   * failed.
   */
  get(path: string, question: FileRequest): Promise<FetchedFile | null>;
  close(): Promise<void>;
}

export interface ReplicasOptions {
  clock: Clock;
  logger: Logger;
  /** Replaces the DNS lookup. */
  find?: ResolveReplicas | undefined;
}

const LOOKUP_CACHE_MS = 500;
/** A replica that failed is tried last for this long, milliseconds. */
const AVOIDED_MS = 2_000;
/** A container that is being replaced refuses connections for a moment; its successor has another address. */
const RETRY_AFTER_MS = 100;

/** Resolves with `work`, or rejects when `stop` is aborted first; needed because a DNS lookup cannot be aborted. */
const abortable = <T>(stop: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    stop.throwIfAborted();
    const abort = (): void => reject(stop.reason);
    stop.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', abort));
  });

/** All the servers of one front end, found by the name in their common base address. */
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

  /** Asks every server that is not in `lacking`; `problem` is the last failure. */
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
