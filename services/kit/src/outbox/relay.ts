import type { CloudEvent } from '@stridewell/contracts/events/envelope';
import type { Model } from 'mongoose';
import { atMost, pause } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { trusted } from '../mongo/database.ts';
import type { Emitting, OutboxEntry } from './entries.ts';

export interface RelayOptions<D extends Emitting> {
  /** Names the relay in metrics and logs. */
  source: string;
  model: Model<D>;
  /** Hands one entry over; rejects while it cannot. Repeats are normal. */
  deliver(entry: OutboxEntry, document: D): Promise<void>;
  /** Runs before a document's entries go out: the place to heal what follows from the document. */
  beforePublish?: (document: D) => Promise<void>;
  logger: Logger;
  metrics: Metrics;
  sweepMs?: number;
}

export interface Relay {
  /** Sends a document's entries now, in this process; returns at once. */
  kick(documentId: string): void;
  start(): void;
  /** Lets what is under way end, at most 2 s. What is left goes out by the next start. */
  stop(): Promise<void>;
}

const BATCH = 200;
const IN_FLIGHT = 32;

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
 * Publishes what waits in outboxes and then pulls it: at least once, in order for each document.
 * Runs right after a write (`kick`) and sweeps for what a crash or an absent bus left behind; two replicas may both publish.
 */
export const createRelay = <D extends Emitting>(options: RelayOptions<D>): Relay => {
  const { source, model, deliver, beforePublish, logger, metrics, sweepMs = 1_000 } = options;
  const stop = new AbortController();
  const busy = new Map<string, Promise<boolean>>();
  const again = new Set<string>();
  const waiting: string[] = [];
  let sweeping: Promise<void> = Promise.resolve();

  const send = async (id: string): Promise<boolean> => {
    const document = (await model.findById(id).lean()) as D | null;
    if (!document || document.outbox.length === 0) return true;
    await beforePublish?.(document);
    const sent: string[] = [];
    try {
      for (const entry of document.outbox) {
        await deliver(entry, document);
        sent.push(entry.id);
      }
    } finally {
      if (sent.length > 0)
        await model.updateOne({ _id: id }, { $pull: { outbox: { id: { $in: sent } } } }, { timestamps: false });
      metrics.outboxPublished.inc({ source }, sent.length);
    }
    return true;
  };

  /** One run at a time per document keeps its order; a kick meanwhile runs it once more. */
  const run = (id: string): Promise<boolean> => {
    const running = busy.get(id);
    if (running) {
      again.add(id);
      return running;
    }
    const work = send(id)
      .catch((error) => {
        logger.debug({ err: error, source }, 'outbox entry waits');
        return false;
      })
      .then((ok) => {
        busy.delete(id);
        if (ok && again.delete(id) && !stop.signal.aborted) return run(id);
        again.delete(id);
        return ok;
      })
      .finally(() => {
        const next = waiting.shift();
        if (next && !stop.signal.aborted) void run(next);
      });
    busy.set(id, work);
    return work;
  };

  const sweep = async (): Promise<void> => {
    const filter = { 'outbox.id': trusted({ $exists: true }) };
    const found: unknown = await model.find(filter, { _id: 1 }).sort({ 'outbox.id': 1 }).limit(BATCH).lean();
    const pending = found as { _id: string }[];
    metrics.outboxPending.set({ source }, pending.length);
    for (let from = 0; from < pending.length && !stop.signal.aborted; from += IN_FLIGHT) {
      const results = await Promise.all(pending.slice(from, from + IN_FLIGHT).map(({ _id }) => run(_id)));
      // Nothing gets through: the bus is away, and asking for each document would not change that.
      if (results.every((ok) => !ok)) return;
    }
  };

  return {
    kick(documentId) {
      if (stop.signal.aborted) return;
      if (busy.size < IN_FLIGHT || busy.has(documentId)) void run(documentId);
      else if (waiting.length < BATCH) waiting.push(documentId);
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
      await atMost(2_000, Promise.all([sweeping, ...busy.values()]));
    },
  };
};
