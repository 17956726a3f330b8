import { type Clock, pause, waitWithTimeout } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Mail, MailTransport } from './mail.ts';

export interface MailSender {
  /**
   * Sends an email in the background and retries until `usefulUntil`. `compose` also runs in the background, so that a
   * lookup of the recipient does not affect the response time. Replaces an older email to the same address that is
   * waiting for a retry.
   */
  post(to: string, compose: () => Mail | Promise<Mail>, usefulUntil: Date): void;
  /**
   * Drops the unsent email to an address and deletes all stored emails to that address. Returns the number of deleted
   * emails.
   */
  forgetMails(email: string): Promise<number>;
  /**
   * Waits up to two seconds for emails that are being sent for the first time, and drops emails that are waiting for a
   * retry.
   */
  close(): Promise<void>;
}

export interface MailSenderOptions {
  transport: MailTransport;
  /** Delays before the retries, in milliseconds. */
  waitsMs: readonly number[];
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

const CLOSE_MS = 2_000;

/**
 * Returns the properties of a mail error that are safe to log. The message is omitted, because it may contain the
 * address.
 */
const safeReason = (error: unknown) => ({
  code: Reflect.get(Object(error), 'code'),
  responseCode: Reflect.get(Object(error), 'responseCode'),
});

/**
 * Sends emails in the background. Stores unsent emails only in memory, because queues must not contain addresses or
 * codes.
 */
export const createMailSender = ({ transport, waitsMs, clock, logger, metrics }: MailSenderOptions): MailSender => {
  const mails = createCounter(metrics, {
    name: 'mails_total',
    help: 'Mails, by what became of them',
    labelNames: ['outcome'],
    known: [{ outcome: 'failed' }],
  });
  const closing = new AbortController();
  const inProgress = new Map<string, { stop: AbortController; done: Promise<void> }>();

  const deliver = async (
    compose: () => Mail | Promise<Mail>,
    usefulUntil: Date,
    signal: AbortSignal,
  ): Promise<void> => {
    const cancelled = AbortSignal.any([signal, closing.signal]);
    for (let tries = 1; !(tries === 1 ? signal : cancelled).aborted && clock.now() < usefulUntil; tries += 1) {
      try {
        await transport.send(await compose());
        mails.inc({ outcome: 'sent' });
        return;
      } catch (error) {
        logger.warn({ ...safeReason(error), tries }, 'mail not sent');
      }
      const waitMs = waitsMs[tries - 1];
      if (waitMs === undefined) break;
      await pause(waitMs, cancelled);
    }
    mails.inc({ outcome: cancelled.aborted ? 'dropped' : 'failed' });
  };

  return {
    post(to, compose, usefulUntil) {
      const previous = inProgress.get(to);
      previous?.stop.abort();
      const stop = new AbortController();
      // Starts after the response was sent and after the previous email to the address, so that the newest email
      // arrives last.
      const done = Promise.all([previous?.done, new Promise(setImmediate)])
        .then(() => deliver(compose, usefulUntil, stop.signal))
        .finally(() => {
          if (inProgress.get(to)?.stop === stop) inProgress.delete(to);
        });
      inProgress.set(to, { stop, done });
    },
    async forgetMails(email) {
      const pending = inProgress.get(email);
      pending?.stop.abort();
      await pending?.done;
      return transport.forget(email);
    },
    async close() {
      closing.abort();
      await waitWithTimeout(CLOSE_MS, Promise.all([...inProgress.values()].map(({ done }) => done)));
      transport.close();
    },
  };
};
