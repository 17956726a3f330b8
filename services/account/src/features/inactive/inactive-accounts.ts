import { type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import { toMail } from '../mail/letter.ts';
import type { MailTransport } from '../mail/mail.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { inactivityCutoff, noticeCutoff, noticeLetter } from './inactivity-limits.ts';
import type { InactiveRepository, UnusedAccount } from './repository.ts';

export interface InactiveOptions {
  accounts: InactiveRepository;
  transport: Pick<MailTransport, 'send'>;
  /** Returns the ids of accounts that lost their email and have not been erased yet because of a crash. */
  withoutEmail: UserRepository['withoutEmail'];
  /** Starts the erasure of an account. */
  eraseAccount(userId: string): Promise<void>;
  /** Delay before the first run and interval between runs, in milliseconds. */
  waits: { firstMs: number; nextMs: number };
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export interface InactiveAccounts {
  /**
   * Runs the job once: stores when accounts were last used, notifies owners and erases accounts. Idempotent across
   * replicas.
   */
  runOnce(): Promise<void>;
  /** Starts running the job periodically. */
  start(): void;
  stop(): Promise<void>;
}

/** Maximum number of accounts per run. This limits the load on the mail server and the damage that a bug can cause. */
const AT_ONCE = 200;
/** Time after which another run can send an email that a replica claimed but never sent because of a crash. */
const CLAIM_MS = 3_600_000;

/**
 * Creates the job that erases accounts unused for 24 months, 30 days after an email to the owner, and accounts that
 * lost a restored address and whose erasure was interrupted by a crash.
 */
export const createInactiveAccounts = ({
  accounts,
  transport,
  withoutEmail,
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

  const notifyOwner = async ({ userId, email, language }: UnusedAccount, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await accounts.claim(userId, inactivityCutoff(now), now, until))) return;
    try {
      await transport.send(toMail(email, noticeLetter(now, language), null));
    } catch (error) {
      // When the email cannot be sent, the account is not erased and the next run retries. The error message may
      // contain the address.
      counter.inc({ outcome: 'not_told' });
      logger.warn(
        { responseCode: Reflect.get(Object(error), 'responseCode') },
        'notice of an inactive account not sent',
      );
      return;
    }
    await accounts.markNotified(userId, now);
    counter.inc({ outcome: 'told' });
  };

  const runOnce = async (): Promise<void> => {
    const now = clock.now();
    for (const userId of await withoutEmail(AT_ONCE)) await eraseAccount(userId);
    await accounts.noteUse(now);
    await accounts.clearNotified(inactivityCutoff(now));
    for (const account of await accounts.unnotified(inactivityCutoff(now), now, AT_ONCE))
      await notifyOwner(account, now);
    for (const userId of await accounts.due(inactivityCutoff(now), noticeCutoff(now), AT_ONCE)) {
      // The owner may have signed in after the query.
      if (!(await accounts.isUnused(userId, inactivityCutoff(now)))) continue;
      await eraseAccount(userId);
      counter.inc({ outcome: 'erased' });
    }
  };

  return {
    runOnce,
    start() {
      running = (async () => {
        await pause(waits.firstMs, stopped.signal);
        while (!stopped.signal.aborted) {
          try {
            await runOnce();
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
