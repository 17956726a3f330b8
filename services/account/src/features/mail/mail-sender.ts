import { type Clock, pause, waitWithTimeout } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Mail, MailTransport } from './mail.ts';

export interface MailSender {
  /**
   * Sends a mail in the background and retries until `usefulUntil`. A newer mail to the same address replaces one that
   * is still being tried.
   */
  post(mail: Mail, usefulUntil: Date): void;
  /** Drops the mail in progress to an address and deletes stored mails to it; returns how many were stored. */
  forgetMails(email: string): Promise<number>;
  /** Waits for first tries, two seconds at most, and drops mails that wait for a retry. */
  close(): Promise<void>;
}

export interface CourierOptions {
  transport: MailTransport;
  /** Milliseconds between tries; there is one more try than waits. */
  waitsMs: readonly number[];
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

const CLOSE_MS = 2_000;

/** The loggable part of a mail error: servers may quote the address in their messages, but never in their codes. */
const safeReason = (error: unknown) => ({
  code: Reflect.get(Object(error), 'code'),
  responseCode: Reflect.get(Object(error), 'responseCode'),
});

/** Sends mails outside the request that caused them. In memory only: no queue may hold an address or a code. */
export const createMailSender = ({ transport, waitsMs, clock, logger, metrics }: CourierOptions): MailSender => {
  const mails = createCounter(metrics, {
    name: 'mails_total',
    help: 'Mails, by what became of them',
    labelNames: ['outcome'],
    known: [{ outcome: 'failed' }],
  });
  const closing = new AbortController();
  const inProgress = new Map<string, { stop: AbortController; done: Promise<void> }>();

  const deliver = async (mail: Mail, usefulUntil: Date, signal: AbortSignal): Promise<void> => {
    const cancelled = AbortSignal.any([signal, closing.signal]);
    for (let tries = 1; !(tries === 1 ? signal : cancelled).aborted && clock.now() < usefulUntil; tries += 1) {
      try {
        await transport.send(mail);
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
    post(mail, usefulUntil) {
      const previous = inProgress.get(mail.to);
      previous?.stop.abort();
      const stop = new AbortController();
      // After the previous mail, so that the newest one arrives last, and not before the response was sent.
      const done = Promise.all([previous?.done, new Promise(setImmediate)])
        .then(() => deliver(mail, usefulUntil, stop.signal))
        .finally(() => {
          if (inProgress.get(mail.to)?.stop === stop) inProgress.delete(mail.to);
        });
      inProgress.set(mail.to, { stop, done });
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
