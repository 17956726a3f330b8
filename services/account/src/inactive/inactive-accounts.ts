import { type Clock, pause } from '@stridewell/kit/clock';
import { createCounter } from '@stridewell/kit/counter';
import type { Logger } from '@stridewell/kit/logger';
import type { Metrics } from '@stridewell/kit/metrics';
import type { MailTransport } from '../mail/mail.ts';
import type { InactiveRepository } from './repository.ts';
import { noticeMail, toldBefore, unusedSince } from './rules.ts';

export interface InactiveOptions {
  accounts: InactiveRepository;
  transport: Pick<MailTransport, 'send'>;
  /** Accepts the erasure of an account and sees it through. */
  eraseAccount(userId: string): Promise<void>;
  /** Milliseconds until the first look, and between two. */
  waits: { firstMs: number; nextMs: number };
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'registry'>;
}

export interface InactiveAccounts {
  /** Looks once: notes the use of accounts, tells owners, erases. May run on every replica, and again at any time. */
  look(): Promise<void>;
  /** Looks again and again from now on. */
  start(): void;
  stop(): Promise<void>;
}

/** Accounts in one look: a mail server takes no more at once, and a fault harms no more. */
const AT_ONCE = 200;
/** A replica that was killed between claim and mail leaves the account to the next look. */
const CLAIM_MS = 3_600_000;

/** Keeps no account that nobody has used for 24 months: its owner is told by mail, and after 30 more days it is erased. */
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

  const tell = async (userId: string, email: string, now: Date): Promise<void> => {
    const until = new Date(now.getTime() + CLAIM_MS);
    if (!(await accounts.claim(userId, unusedSince(now), now, until))) return;
    try {
      await transport.send(noticeMail(email, now));
    } catch (error) {
      // Nobody is erased who was not told: the next look tries again. The server's sentence may quote the address.
      counter.inc({ outcome: 'not_told' });
      logger.warn({ responseCode: Reflect.get(Object(error), 'responseCode') }, 'inactive account not told');
      return;
    }
    await accounts.told(userId, now);
    counter.inc({ outcome: 'told' });
  };

  const look = async (): Promise<void> => {
    const now = clock.now();
    await accounts.noteUse(now);
    await accounts.forgetTold(unusedSince(now));
    for (const { userId, email } of await accounts.untold(unusedSince(now), now, AT_ONCE))
      await tell(userId, email, now);
    for (const userId of await accounts.due(unusedSince(now), toldBefore(now), AT_ONCE)) {
      // Signed in a moment ago, perhaps because of the mail.
      if (!(await accounts.isUnused(userId, unusedSince(now)))) continue;
      await eraseAccount(userId);
      counter.inc({ outcome: 'erased' });
    }
  };

  return {
    look,
    start() {
      running = (async () => {
        await pause(waits.firstMs, stopped.signal);
        let prepared = false;
        while (!stopped.signal.aborted) {
          try {
            if (!prepared) await accounts.prepare();
            prepared = true;
            await look();
          } catch (error) {
            logger.warn({ err: error }, 'inactive accounts not looked at');
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
