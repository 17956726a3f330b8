import { type Clock, pause, waitWithTimeout } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { Mail, MailTransport } from './mail.ts';

/** Kinds of emails: a code, or a notice of an event in the account. */
export type MailKind = 'code' | 'notice';

export interface MailOptions {
  to: string;
  kind: MailKind;
  /**
   * Originator of the email, for example the HMAC of a network. The email replaces only waiting emails from the same
   * sender, because anyone can request a code for any address.
   */
  sender: string;
  /** Time after which the email is no longer useful. */
  usefulUntil: Date;
  /** Called once, in the background, before the first attempt. The email is not sent when it returns false. */
  isAllowed?: () => Promise<boolean>;
}

export interface MailSender {
  /**
   * Sends an email in the background and retries until `usefulUntil`. `compose` also runs in the background, so that a
   * lookup of the recipient does not affect the response time. Delivery of every email is attempted at least once. An
   * email that is waiting for a retry is replaced by a newer email of the same kind from the same sender to the same
   * address.
   */
  post(options: MailOptions, compose: () => Mail | Promise<Mail>): void;
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

/** An email that is not sent yet. */
interface Pending {
  /** Kind and sender of the email. */
  group: string;
  /** Stops the retries. */
  replaced: AbortController;
  /** Stops all attempts. */
  dropped: AbortController;
  done: Promise<void>;
}

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
  /** Unsent emails by address, oldest first. */
  const inProgress = new Map<string, Pending[]>();
  const pendingTo = (to: string): Pending[] => inProgress.get(to) ?? [];

  const deliver = async (
    compose: () => Mail | Promise<Mail>,
    { usefulUntil, isAllowed }: Pick<MailOptions, 'usefulUntil' | 'isAllowed'>,
    { replaced, dropped }: Pick<Pending, 'replaced' | 'dropped'>,
  ): Promise<void> => {
    if (isAllowed && !(await isAllowed().catch(() => true))) return mails.inc({ outcome: 'withheld' });
    const cancelled = AbortSignal.any([replaced.signal, dropped.signal, closing.signal]);
    const stopped = (tries: number): boolean => (tries === 1 ? dropped.signal : cancelled).aborted;
    for (let tries = 1; !stopped(tries) && clock.now() < usefulUntil; tries += 1) {
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

  const remove = (to: string, sent: Pending): void => {
    const left = pendingTo(to).filter((one) => one !== sent);
    if (left.length > 0) inProgress.set(to, left);
    else inProgress.delete(to);
  };

  return {
    keyOf: transport.keyOf,
    forgetKey: transport.forget,
    post({ to, kind, sender, usefulUntil, isAllowed }, compose) {
      const group = JSON.stringify([kind, sender]);
      const previous = pendingTo(to).findLast((one) => one.group === group);
      previous?.replaced.abort();
      const stops = { replaced: new AbortController(), dropped: new AbortController() };
      // Starts after the response was sent and after the sender's previous email to the address, so that the newest
      // email arrives last.
      const done = Promise.all([previous?.done, new Promise(setImmediate)])
        .then(() => deliver(compose, { usefulUntil, ...(isAllowed && { isAllowed }) }, stops))
        .finally(() => remove(to, pending));
      const pending: Pending = { group, ...stops, done };
      inProgress.set(to, [...pendingTo(to), pending]);
    },
    async forgetMails(email) {
      const pending = pendingTo(email);
      for (const { dropped } of pending) dropped.abort();
      await Promise.all(pending.map(({ done }) => done));
      const key = await transport.keyOf(email);
      return key === null ? 0 : transport.forget(key);
    },
    async close() {
      closing.abort();
      await waitWithTimeout(CLOSE_MS, Promise.all([...inProgress.values()].flat().map(({ done }) => done)));
      transport.close();
    },
  };
};
