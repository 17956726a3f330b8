import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import type { Model } from 'mongoose';
import { atMost, pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { backlogOf } from '../measures/backlog.ts';
import type { Metrics } from '../metrics.ts';
import { trusted } from '../mongo/database.ts';
import { inTrace } from '../telemetry/current.ts';
import { parseTraceparent } from '../telemetry/traceparent.ts';
import type { Emitting, OutboxEntry } from './entries.ts';

export interface RelayOptions<D extends Emitting> {
  /** Names the relay in metrics and logs. */
  source: string;
  model: Model<D>;
  /** Hands one entry over; rejects while it cannot. Repeats are normal. Of the document only what every emitting one has is there. */
  deliver(entry: OutboxEntry, document: Emitting): Promise<void>;
  /** Runs before a document's entries go out: the place to heal what follows from the document. */
  beforePublish?: (document: D) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
  sweepMs?: number;
}

export interface Relay {
  /**
   * Sends a document's entries now, in this process; returns at once. `settledRev` says up to which revision what
   * `beforePublish` heals is known to be done, so that it is not done twice.
   */
  kick(documentId: string, settledRev?: number): void;
  start(): void;
  /** Lets what is under way end, at most half a second. What is left goes out by the next start. */
  stop(): Promise<void>;
}

const BATCH = 200;

/** Wraps an entry into the envelope it travels in. */
export const toEvent = (service: string, entry: OutboxEntry, userId: string): CloudEvent => ({
  specversion: '1.0',
  id: entry.id,
  source: service,
  type: entry.type,
  subject: userId,
  time: entry.time,
  datacontenttype: 'application/json',
  data: entry.data,
});

/**
 * Publishes what waits in outboxes and then pulls it: at least once, in order for each document. One batch at a time: one
 * read, all its deliveries side by side, one write. Runs right after a write (`kick`) and sweeps for what a crash or an absent
 * bus left behind; two replicas may both publish.
 */
export const createRelay = <D extends Emitting>(options: RelayOptions<D>): Relay => {
  const { source, model, deliver, beforePublish, logger, metrics, sweepMs = 1_000 } = options;
  metrics.outbox.follow(source, backlogOf(model));
  const stop = new AbortController();
  /** Documents to look at next, each with the revision that is settled. */
  const queue = new Map<string, number | undefined>();
  let draining: Promise<void> | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  /** Ids of the entries that were handed over: all, or those before the first that could not be. */
  const send = async (document: D, settledRev: number | undefined): Promise<string[]> => {
    const sent: string[] = [];
    try {
      if (document.rev !== settledRev) await beforePublish?.(document);
      for (const entry of document.outbox) {
        await inTrace(parseTraceparent(entry.trace), () => deliver(entry, document));
        sent.push(entry.id);
      }
    } catch (error) {
      logger.debug({ err: error, source }, 'outbox entry waits');
    }
    return sent;
  };

  /**
   * The documents of a batch that have something to send. Of settled ones only what travels is read; one that has moved on
   * since goes back into the queue as unsettled.
   */
  const read = async (batch: Map<string, number | undefined>): Promise<D[]> => {
    const ids = [...batch.keys()];
    const among = (settled: boolean) => ids.filter((id) => (batch.get(id) !== undefined) === settled);
    const find = async (wanted: string[], fields: Record<string, 1>): Promise<D[]> => {
      if (wanted.length === 0) return [];
      const found: unknown = await model.find({ _id: trusted({ $in: wanted }) }, fields).lean();
      return found as D[];
    };
    const [settled, others] = await Promise.all([
      find(among(true), { userId: 1, rev: 1, outbox: 1 }),
      find(among(false), {}),
    ]);
    const moved = settled.filter(({ _id, rev }) => rev !== batch.get(_id));
    for (const { _id } of moved) if (!queue.has(_id)) queue.set(_id, undefined);
    return [...settled, ...others].filter((document) => document.outbox.length > 0 && !moved.includes(document));
  };

  const sendBatch = async (batch: Map<string, number | undefined>): Promise<void> => {
    const waiting = await read(batch);
    const handed = await Promise.all(
      waiting.map(async (document) => ({ document, sent: await send(document, batch.get(document._id)) })),
    );
    const pulls = handed
      .filter(({ sent }) => sent.length > 0)
      .map(({ document: { _id }, sent }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: sent } } } }, timestamps: false },
      }));
    if (pulls.length === 0) return;
    metrics.outboxPublished.inc(
      { source },
      handed.reduce((sum, { sent }) => sum + sent.length, 0),
    );
    // Entries that are not pulled (a crash, a database that is away) go out again.
    await model.bulkWrite(pulls as unknown as Parameters<typeof model.bulkWrite>[0], { ordered: false });
  };

  const drain = async (): Promise<void> => {
    while (queue.size > 0 && !stop.signal.aborted) {
      const batch = new Map([...queue].slice(0, BATCH));
      for (const id of batch.keys()) queue.delete(id);
      await sendBatch(batch).catch((error) => logger.warn({ err: error, source }, 'outbox not emptied'));
    }
  };

  const run = (): Promise<void> => {
    draining ??= drain().finally(() => {
      draining = undefined;
      // A kick may have come between the last look at the queue and here.
      if (queue.size > 0 && !stop.signal.aborted) void run();
    });
    return draining;
  };

  const sweep = async (): Promise<void> => {
    const filter = { 'outbox.id': trusted({ $exists: true }) };
    const found: unknown = await model.find(filter, { _id: 1 }).sort({ 'outbox.id': 1 }).limit(BATCH).lean();
    const pending = found as { _id: string }[];
    for (const { _id } of pending) if (!queue.has(_id)) queue.set(_id, undefined);
    await run();
  };

  return {
    kick(documentId, settledRev) {
      if (stop.signal.aborted) return;
      queue.set(documentId, settledRev);
      // One round serves many documents: each entry has a trace of its own.
      void inTrace(null, run);
    },
    start() {
      sweeping = (async () => {
        while (!stop.signal.aborted) {
          await sweep().catch((error) => logger.warn({ err: error, source }, 'outbox sweep failed'));
          await pause(sweepMs, stop.signal);
        }
      })();
    },
    async stop() {
      stop.abort();
      await atMost(500, Promise.all([sweeping, draining]));
    },
  };
};
