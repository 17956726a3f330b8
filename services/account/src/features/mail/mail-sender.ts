import { type Clock, pause, waitWithTimeout } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Mail, MailTransport } from './mail.ts';

/** Kinds of emails: a code, or a notice of something that has happened to the account. */
const KINDS = ['code', 'notice'] as const;
export type MailKind = (typeof KINDS)[number];

export interface MailSender {
  /**
   * Sends an email in the background and retries until `usefulUntil`. `compose` also runs in the background, so that a
   * lookup of the recipient does not affect the response time. Replaces an older email of the same kind to the same
   * address that is waiting for a retry. A notice is not replaced by a code, which anybody can request for any address.
   */
  post(to: string, compose: () => Mail | Promise<Mail>, usefulUntil: Date, kind?: MailKind): void;
  /** Returns the key under which emails to an address are stored; null when they are not stored. */
  keyOf: MailTransport['keyOf'];
  /**
   * Drops the unsent emails to an address and deletes all stored emails to that address. Returns the number of deleted
   * emails.
   */
  forgetMails(email: string): Promise<number>;
  /** Deletes all stored emails with a key. */
  forgetKey(key: string): Promise<number>;
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

const nameOf = (to: string, kind: MailKind): string => `${kind} ${to}`;

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
    keyOf: transport.keyOf,
    forgetKey: transport.forget,
    post(to, compose, usefulUntil, kind = 'code') {
      const name = nameOf(to, kind);
      const previous = inProgress.get(name);
      previous?.stop.abort();
      const stop = new AbortController();
      // Starts after the response was sent and after the previous email to the address, so that the newest email
      // arrives last.
      const done = Promise.all([previous?.done, new Promise(setImmediate)])
        .then(() => deliver(compose, usefulUntil, stop.signal))
        .finally(() => {
          if (inProgress.get(name)?.stop === stop) inProgress.delete(name);
        });
      inProgress.set(name, { stop, done });
    },
    async forgetMails(email) {
      const pending = KINDS.flatMap((kind) => inProgress.get(nameOf(email, kind)) ?? []);
      for (const { stop } of pending) stop.abort();
      await Promise.all(pending.map(({ done }) => done));
      const key = await transport.keyOf(email);
      return key === null ? 0 : transport.forget(key);
    },
    async close() {
      closing.abort();
      await waitWithTimeout(CLOSE_MS, Promise.all([...inProgress.values()].map(({ done }) => done)));
      transport.close();
    },
  };
};
