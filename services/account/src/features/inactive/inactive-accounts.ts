import { type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { MailTransport } from '../mail/mail.ts';
import { inactivityCutoff, noticeCutoff, noticeMail } from './inactivity-limits.ts';
import type { InactiveRepository } from './repository.ts';

export interface InactiveOptions {
  accounts: InactiveRepository;
  transport: Pick<MailTransport, 'send'>;
  /** Accepts the erasure of an account, which then runs to its end. */
  eraseAccount(userId: string): Promise<void>;
  /** Milliseconds until the first run, and between runs. */
  waits: { firstMs: number; nextMs: number };
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export interface InactiveAccounts {
  /** Runs once: stores when accounts were last used, notifies owners, erases. Idempotent; may run on every replica. */
  look(): Promise<void>;
  /** Starts the periodic runs. */
  start(): void;
  stop(): Promise<void>;
}

/** Accounts per run. Protects the mail server and limits the damage of a bug. */
const AT_ONCE = 200;
/** A claim expires after this time: if the replica was killed before the mail, a later run notifies the owner. */
const CLAIM_MS = 3_600_000;

/** Erases accounts unused for 24 months: notifies the owner by mail and erases the account 30 days later. */
export const createInactiveAccounts = ({
  accounts,
  transport,
  eraseAccount,
  waits,
  clock,
  logger,
  metrics,
}: InactiveOptions): InactiveAccounts => {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const counter = createCounter(metrics, {
    name: 'inactive_accounts_total',
    help: 'Accounts unused for 24 months, by what was done',
    labelNames: ['outcome'],
    known: [{ outcome: 'told' }, { outcome: 'not_told' }, { outcome: 'erased' }],
  });

  const notifyOwner = async (userId: string, email: string, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await accounts.claim(userId, inactivityCutoff(now), now, until))) return;
    try {
      await transport.send(noticeMail(email, now));
    } catch (error) {
      // No mail, no erasure; the next run tries again. Only the code is logged: the message may quote the address.
      counter.inc({ outcome: 'not_told' });
      logger.warn(
        { responseCode: Reflect.get(Object(error), 'responseCode') },
        'notice of an inactive account not sent',
      );
      return;
    }
    await accounts.told(userId, now);
    counter.inc({ outcome: 'told' });
  };

  const look = async (): Promise<void> => {
    const now = clock.now();
    await accounts.noteUse(now);
    await accounts.forgetTold(inactivityCutoff(now));
    for (const { userId, email } of await accounts.untold(inactivityCutoff(now), now, AT_ONCE))
      await notifyOwner(userId, email, now);
    for (const userId of await accounts.due(inactivityCutoff(now), noticeCutoff(now), AT_ONCE)) {
      // The owner may have signed in just now, perhaps because of the mail.
      if (!(await accounts.isUnused(userId, inactivityCutoff(now)))) continue;
      await eraseAccount(userId);
      counter.inc({ outcome: 'erased' });
    }
  };

  return {
    look,
    start() {
      running = (async () => {
        await pause(waits.firstMs, stopped.signal);
        while (!stopped.signal.aborted) {
          try {
            await look();
          } catch (error) {
            logger.warn({ err: error }, 'inactive accounts run failed');
          }
          await pause(waits.nextMs, stopped.signal);
        }
      })();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
};
