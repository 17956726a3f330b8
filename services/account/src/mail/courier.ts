import { atMost, type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Mail, MailTransport } from './mail.ts';

export interface Courier {
  /**
   * Sends a mail without being waited for, and tries again while it is of use. A newer mail to an address takes the place of
   * one that is still being tried.
   */
  post(mail: Mail, usefulUntil: Date): void;
  /** Gives up what is under way to an address and removes what is kept of mails to it; answers how many were kept. */
  forgetMails(email: string): Promise<number>;
  /** Lets each mail have its first try, in two seconds at most; what waits for another one is given up. */
  close(): Promise<void>;
}

export interface CourierOptions {
  transport: MailTransport;
  /** Milliseconds between one try and the next; one try more than there are waits. */
  waitsMs: readonly number[];
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

const CLOSE_MS = 2_000;

/** What may be told of a mail that failed: servers quote the address in their sentences, and in their codes never. */
const safeReason = (error: unknown) => ({
  code: Reflect.get(Object(error), 'code'),
  responseCode: Reflect.get(Object(error), 'responseCode'),
});

/** Takes mails away from the request that caused them: in memory only, since no queue may hold an address or a code. */
export const createCourier = ({ transport, waitsMs, clock, logger, metrics }: CourierOptions): Courier => {
  const mails = createCounter(metrics, {
    name: 'mails_total',
    help: 'Mails, by what became of them',
    labelNames: ['outcome'],
    known: [{ outcome: 'failed' }],
  });
  const closing = new AbortController();
  const underWay = new Map<string, { stop: AbortController; done: Promise<void> }>();

  const deliver = async (mail: Mail, usefulUntil: Date, signal: AbortSignal): Promise<void> => {
    const given = AbortSignal.any([signal, closing.signal]);
    for (let tries = 1; !(tries === 1 ? signal : given).aborted && clock.now() < usefulUntil; tries += 1) {
      try {
        await transport.send(mail);
        mails.inc({ outcome: 'sent' });
        return;
      } catch (error) {
        logger.warn({ ...safeReason(error), tries }, 'mail not sent');
      }
      const waitMs = waitsMs[tries - 1];
      if (waitMs === undefined) break;
      await pause(waitMs, given);
    }
    mails.inc({ outcome: given.aborted ? 'dropped' : 'failed' });
  };

  return {
    post(mail, usefulUntil) {
      const before = underWay.get(mail.to);
      before?.stop.abort();
      const stop = new AbortController();
      // After the one before it, so that the newer mail is the last to arrive; and never before the answer has left.
      const done = Promise.all([before?.done, new Promise(setImmediate)])
        .then(() => deliver(mail, usefulUntil, stop.signal))
        .finally(() => {
          if (underWay.get(mail.to)?.stop === stop) underWay.delete(mail.to);
        });
      underWay.set(mail.to, { stop, done });
    },
    async forgetMails(email) {
      const pending = underWay.get(email);
      pending?.stop.abort();
      await pending?.done;
      return transport.forget(email);
    },
    async close() {
      closing.abort();
      await atMost(CLOSE_MS, Promise.all([...underWay.values()].map(({ done }) => done)));
      transport.close();
    },
  };
};
