import type { EventData, EventType } from '@stridewell/contracts/events/envelope';
import { erasureRequested, userErased } from '@stridewell/contracts/events/events';
import type { Bus } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import { createId } from '../ids.ts';
import { createTurns } from '../turns.ts';
import type { Counts, ErasureAnswers, ErasureProgress } from './erasure-answers.ts';

/** Whose data goes, and how much of it. */
export type Request = EventData<typeof erasureRequested> & { userId: string };

/** One process's share of a service's part in an erasure. Every step may be repeated after a kill. */
export interface ErasurePart {
  /** Its place in the answer: `records`, `jobs`. */
  name: string;
  /** Runs before anything is counted: from here on nothing old may come back. */
  prepare?(request: Request): Promise<void>;
  count(request: Request): Promise<Counts>;
  erase(request: Request): Promise<void>;
  /** The second round of an account that stays: takes what was repeated from services that erased later than this one. */
  follow?(userId: string, erasedAt: Readonly<Record<string, string>>): Promise<void>;
}

export interface ErasureOptions {
  /** The service that answers. */
  service: keyof typeof userErased;
  bus: Bus;
  clock: Clock;
  answers: ErasureAnswers;
  part: ErasurePart;
  /** Every part of the service: it answers once all are done, whichever is last. */
  parts: readonly string[];
}

const isDone = ({ parts }: ErasureProgress, name: string): boolean => parts[name]?.done === true;

/** Everything that a service's parts counted. */
const sumOf = ({ parts }: ErasureProgress): Counts =>
  Object.assign({}, ...Object.values(parts).map(({ counts }) => counts));

/**
 * Takes part in erasures: counts, keeps the counts, deletes, and answers; only then is the request acknowledged, so that a kill
 * anywhere begins again and answers the same counts. Who asks again gets the same answer, and nothing newer is deleted.
 */
export const consumeErasures = ({ service, bus, clock, answers, part, parts }: ErasureOptions): void => {
  const inTurn = createTurns();
  const answer = async (userId: string, progress: ErasureProgress): Promise<void> => {
    const event: EventType = userErased[service];
    await bus.publish({
      specversion: '1.0',
      id: createId(),
      source: service,
      type: event.name,
      subject: userId,
      // What was made before it is gone; account takes the events of that time from the stream.
      time: progress.at.toISOString(),
      datacontenttype: 'application/json',
      data: event.data.parse({ erasureId: progress._id, counts: sumOf(progress) }),
    });
  };

  const take = async (request: Request): Promise<void> => {
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
    // One at a time: who asks while another question is dealt with finds it done, and deletes nothing newer.
    handle: ({ subject: userId, data }) => inTurn(data.erasureId, () => take({ ...data, userId })),
  });
};
