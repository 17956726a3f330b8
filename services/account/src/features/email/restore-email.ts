import { CREDENTIAL_MESSAGES, DEFAULT_LANGUAGE } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { missing, unavailable } from '@stridewell/kit/errors';
import type { Relay } from '@stridewell/kit/outbox/relay';
import type { FastifyRequest } from 'fastify';
import { toMail } from '../mail/letter.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import { networkOf } from '../throttle/network.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { CredentialChanges } from '../users/change-credentials.ts';
import type { UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { addressInUse, NOTICE_LIFETIME_MS } from './change-email.ts';
import { addressRestoredLetter } from './email-change-letters.ts';
import type { Restoration, RestorationRepository } from './restoration-repository.ts';

export interface RestoreEmailOptions {
  users: Pick<UserRepository, 'sessionsEnded' | 'addMailKey' | 'giveUpEmail'>;
  credentials: Pick<CredentialChanges, 'restoreEmail'>;
  restorations: Pick<RestorationRepository, 'find' | 'removeFrom'>;
  sessions: Pick<SessionRepository, 'revokeOthers'>;
  sessionRelay: Pick<Relay, 'kick'>;
  mailSender: Pick<MailSender, 'post' | 'keyOf'>;
  throttle: Pick<Throttle, 'assertCode' | 'codeRefused'>;
  /** Starts the erasure of an account. */
  eraseAccount(userId: string): Promise<void>;
  clock: Clock;
}

/**
 * Maximum number of accounts that lose the address in one restoration. It is rarely reached, because a registration
 * takes longer than taking over an address.
 */
const MOST_GIVING_WAY = 10;

export interface RestoredEmail {
  userId: string;
  email: string;
}

/**
 * Restores the previous address of an account for the holder of the token that was sent to it. The person who changed
 * the address may know the password, have open sessions, and have changed the address again. Therefore the password is
 * removed, all sessions end, and the addresses of later changes can no longer be restored. Addresses of earlier changes
 * can, because a stranger who changed the address twice also has a token. The token proves access to the mailbox, so an
 * account that has the address but never verified it loses the address and is erased. A stranger may have registered it.
 * @throws DomainError 'missing' for an unknown, used or expired token, 'conflict' while another account has the verified
 *   address (the token stays valid), 'limited' after too many failures from the network
 */
export type RestoreEmail = (request: FastifyRequest, token: string) => Promise<RestoredEmail>;

export const createRestoreEmail = ({
  users,
  credentials,
  restorations,
  sessions,
  sessionRelay,
  mailSender,
  throttle,
  eraseAccount,
  clock,
}: RestoreEmailOptions): RestoreEmail => {
  /** Sets the previous address, and takes it from accounts that have not verified it. */
  const restore = async ({ userId, email }: Restoration, at: Date): Promise<UserDocument | 'taken' | null> => {
    for (let tries = 0; tries <= MOST_GIVING_WAY; tries += 1) {
      const changed = await credentials.restoreEmail(userId, email, at);
      if (changed !== 'taken') return changed;
      const holder = await users.giveUpEmail(email);
      if (holder === 'verified') return 'taken';
      if (holder) await eraseAccount(holder);
    }
    throw unavailable();
  };

  return async (request, token) => {
    // A token contains no address, so only the limit for the network applies.
    const attempt = { address: networkOf(request.ip), device: null };
    await throttle.assertCode(attempt);
    const now = clock.now();
    const restoration = await restorations.find(token, now);
    const changed = restoration && (await restore(restoration, now));
    if (!restoration || !changed) {
      await throttle.codeRefused(attempt);
      throw missing(CREDENTIAL_MESSAGES.emailLinkGone);
    }
    const { userId, email } = restoration;
    if (changed === 'taken') throw addressInUse(CREDENTIAL_MESSAGES.emailLinkTaken);
    await restorations.removeFrom(restoration);
    for (const id of await sessions.revokeOthers(userId, null, now)) sessionRelay.kick(id);
    await users.sessionsEnded(userId);
    if (changed.email !== email) {
      const key = await mailSender.keyOf(changed.email);
      if (key !== null) await users.addMailKey(userId, key);
      const letter = addressRestoredLetter(changed.language ?? DEFAULT_LANGUAGE);
      const usefulUntil = new Date(now.getTime() + NOTICE_LIFETIME_MS);
      mailSender.post({ to: changed.email, kind: 'notice', sender: userId, usefulUntil }, () =>
        toMail(changed.email, letter, null),
      );
    }
    return { userId, email };
  };
};
