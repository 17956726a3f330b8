import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { createKeyedMutex } from '../keyed-mutex.ts';
import type { Counts, ErasureAnswers, ErasureProgress } from './erasure-progress.ts';

/** An erasure request: the user, the scope and the id of the erasure. */
export type Request = EventData<typeof erasureRequested> & { userId: string };

/**
 * The part of a service's erasure that one process performs. Every step must be idempotent, because it may be repeated
 * after a crash.
 */
export interface ErasurePart {
  /** Name of the part in the progress document, such as `records` or `jobs`. */
  name: string;
  /** Runs before the records are counted. Once it has run, old events must have no effect. */
  prepare?(request: Request): Promise<void>;
  count(request: Request): Promise<Counts>;
  erase(request: Request): Promise<void>;
  /**
   * Performs the second round of an erasure that keeps the account: deletes data derived from events of services that
   * erased their own data later.
   */
  follow?(userId: string, erasedAt: Readonly<Record<string, string>>): Promise<void>;
}

export interface ErasureOptions {
  /** The service that erases its data. */
  service: keyof typeof userErased;
  bus: Bus;
  clock: Clock;
  answers: ErasureAnswers;
  part: ErasurePart;
  /** Names of all parts of the erasure in this service. The service responds when all of them are done. */
  parts: readonly string[];
}

const isDone = ({ parts }: ErasureProgress, name: string): boolean => parts[name]?.done === true;

/** The counts of all parts together. */
const sumOf = ({ parts }: ErasureProgress): Counts =>
  Object.assign({}, ...Object.values(parts).map(({ counts }) => counts));

/**
 * Handles erasure requests: counts the records, stores the counts, deletes the records, responds and then acknowledges
 * the request. After a crash, the erasure runs again and responds with the same counts. A repeated request gets the
 * same response and deletes no newer data.
 */
export const consumeErasures = ({ service, bus, clock, answers, part, parts }: ErasureOptions): void => {
  const runExclusive = createKeyedMutex();
  const answer = async (userId: string, progress: ErasureProgress): Promise<void> => {
    const event: EventType = userErased[service];
    await bus.publish({
      specversion: '1.0',
      id: createId(),
      source: service,
      type: event.name,
      subject: userId,
      // Everything before this time has been erased, and `account` purges the user's events up to it from the stream.
      time: progress.at.toISOString(),
      datacontenttype: 'application/json',
      data: event.data.parse({ erasureId: progress._id, counts: sumOf(progress) }),
    });
  };

  const eraseAndAnswer = async (request: Request): Promise<void> => {
    const { erasureId, userId, erasedAt } = request;
    let progress = await answers.find(erasureId);
    if (!progress || !isDone(progress, part.name)) {
      if (erasedAt) {
        await answers.counted(erasureId, part.name, {}, clock.now());
        await part.follow?.(userId, erasedAt);
      } else {
        await part.prepare?.(request);
        await answers.counted(erasureId, part.name, await part.count(request), clock.now());
        await part.erase(request);
      }
      progress = await answers.done(erasureId, part.name);
    }
    if (progress && parts.every((name) => isDone(progress, name))) await answer(userId, progress);
  };

  bus.consume<EventData<typeof erasureRequested>>({
    name: `${service}.erases-${part.name}`,
    event: erasureRequested,
    outlivesErasure: true,
    // Requests for one erasure are handled one at a time, so that a repeated request finds the erasure already done.
    handle: ({ subject: userId, data }) => runExclusive(data.erasureId, () => eraseAndAnswer({ ...data, userId })),
  });
};
