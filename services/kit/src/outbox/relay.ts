import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import type { mongo } from 'mongoose';
import { pause, waitWithTimeout } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { backlogOf } from '../metrics/outbox-metrics.ts';
import type { Metrics } from '../metrics.ts';
import { inTrace } from '../telemetry/current.ts';
import { parseTraceparent } from '../telemetry/traceparent.ts';
import type { EmittingDocument, OutboxEntry } from './entries.ts';

export interface RelayOptions<D extends EmittingDocument> {
  /** Name of the relay in metrics and logs. */
  source: string;
  collection: mongo.Collection<D>;
  /**
   * Delivers one entry, possibly more than once; rejects on failure. The document might contain only the fields of
   * {@link EmittingDocument}.
   */
  deliver(entry: OutboxEntry, document: EmittingDocument): Promise<void>;
  /** Runs before the entries of a document are published, to repair derived data after a crash. */
  beforePublish?: (document: D) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
  sweepMs?: number;
}

export interface Relay {
  /**
   * Publishes a document's entries in the background; returns immediately. `settledRev` is the revision for which the
   * work of `beforePublish` has already been done, so that the relay skips it.
   */
  kick(documentId: string, settledRev?: number): void;
  start(): void;
  /** Waits at most 500 ms for running deliveries. Remaining entries are published after the next start. */
  stop(): Promise<void>;
}

const BATCH = 200;

/** Converts an entry to an event in a CloudEvents envelope. */
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
 * Creates a relay, which publishes outbox entries and then removes them: at least once, in order per document, in
 * batches. It runs after a write (`kick`), and periodically looks for entries left by a crash or an outage. Two
 * replicas may publish the same entry.
 */
export const createRelay = <D extends EmittingDocument>(options: RelayOptions<D>): Relay => {
  const { source, deliver, beforePublish, logger, metrics, sweepMs = 1_000 } = options;
  // Queries use only fields that every document with an outbox has.
  const collection = options.collection as unknown as mongo.Collection<EmittingDocument>;
  metrics.outbox.follow(source, backlogOf(collection));
  const stop = new AbortController();
  /** Ids of the documents to process next, each with the revision for which `beforePublish` can be skipped. */
  const queue = new Map<string, number | undefined>();
  let draining: Promise<void> | undefined;
  let sweeping: Promise<void> = Promise.resolve();

  /**
   * Delivers a document's entries. Returns the ids of the entries that were delivered, which are those before the first
   * failure.
   */
  const send = async (document: D, settledRev: number | undefined): Promise<string[]> => {
    const sent: string[] = [];
    try {
      if (document.rev !== settledRev) await beforePublish?.(document);
      for (const entry of document.outbox) {
        await inTrace(parseTraceparent(entry.trace), () => deliver(entry, document));
        sent.push(entry.id);
      }
    } catch (error) {
      logger.debug({ err: error, source }, 'outbox entry not delivered');
    }
    return sent;
  };

  /**
   * Reads the documents of a batch that have entries. Documents for which `beforePublish` can be skipped are read only
   * in part; if one of them has changed since, it is queued again without skipping.
   */
  const read = async (batch: Map<string, number | undefined>): Promise<D[]> => {
    const ids = [...batch.keys()];
    const idsWhere = (settled: boolean) => ids.filter((id) => (batch.get(id) !== undefined) === settled);
    const find = async (wanted: string[], options: mongo.FindOptions = {}): Promise<D[]> => {
      if (wanted.length === 0) return [];
      const found: unknown = await collection.find({ _id: { $in: wanted } }, options).toArray();
      return found as D[];
    };
    const [settled, others] = await Promise.all([
      find(idsWhere(true), { projection: { userId: 1, rev: 1, outbox: 1 } }),
      find(idsWhere(false)),
    ]);
    const moved = settled.filter(({ _id, rev }) => rev !== batch.get(_id));
    for (const { _id } of moved) if (!queue.has(_id)) queue.set(_id, undefined);
    return [...settled, ...others].filter((document) => document.outbox.length > 0 && !moved.includes(document));
  };

  const sendBatch = async (batch: Map<string, number | undefined>): Promise<void> => {
    const waiting = await read(batch);
    const results = await Promise.all(
      waiting.map(async (document) => ({ document, sent: await send(document, batch.get(document._id)) })),
    );
    const pulls = results
      .filter(({ sent }) => sent.length > 0)
      .map(({ document: { _id }, sent }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: sent } } } } },
      }));
    if (pulls.length === 0) return;
    metrics.outboxPublished.inc(
      { source },
      results.reduce((sum, { sent }) => sum + sent.length, 0),
    );
    // Entries that could not be removed because of a failure are published again.
    await collection.bulkWrite(pulls, { ordered: false });
  };

  const drain = async (): Promise<void> => {
    while (queue.size > 0 && !stop.signal.aborted) {
      const batch = new Map([...queue].slice(0, BATCH));
      for (const id of batch.keys()) queue.delete(id);
      await sendBatch(batch).catch((error) => logger.warn({ err: error, source }, 'outbox delivery failed'));
    }
  };

  const run = (): Promise<void> => {
    draining ??= drain().finally(() => {
      draining = undefined;
      // A kick may have arrived after the last check of the queue.
      if (queue.size > 0 && !stop.signal.aborted) void run();
    });
    return draining;
  };

  const sweep = async (): Promise<void> => {
    const pending = await collection
      .find({ 'outbox.id': { $exists: true } }, { projection: { _id: 1 } })
      .sort({ 'outbox.id': 1 })
      .limit(BATCH)
      .toArray();
    for (const { _id } of pending) if (!queue.has(_id)) queue.set(_id, undefined);
    await run();
  };

  return {
    kick(documentId, settledRev) {
      if (stop.signal.aborted) return;
      queue.set(documentId, settledRev);
      // A batch contains entries of many requests, so it runs outside the caller's trace. Each entry has its own trace.
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
      await waitWithTimeout(500, Promise.all([sweeping, draining]));
    },
  };
};
