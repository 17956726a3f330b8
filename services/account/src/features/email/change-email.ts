import { timingSafeEqual } from 'node:crypto';
import type { EmailChangeBody, EmailConfirmBody } from '@stridewell/contracts/http/auth';
import { CREDENTIAL_MESSAGES, DEFAULT_LANGUAGE, EMAIL_RESTORATION_PATH } from '@stridewell/contracts/web';
import { currentUser } from '@stridewell/kit/auth/plugin';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError, invalid, missing, unauthenticated } from '@stridewell/kit/errors';
import { createSecret } from '@stridewell/kit/ids';
import type { FastifyRequest } from 'fastify';
import type { Confirm } from '../auth/confirm.ts';
import { CODE_LIFETIME_MS, createCode } from '../codes/code.ts';
import { type CodeRepository, hashRequestId } from '../codes/code-repository.ts';
import type { Seal } from '../keys/secret-repository.ts';
import { toMail } from '../mail/letter.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { KnownDevices } from '../throttle/known-device.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { CredentialChanges } from '../users/change-credentials.ts';
import { emailVerifiedAtOf, type UserDocument } from '../users/user.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { addressChangedLetter, confirmationLetter } from './email-change-letters.ts';
import { RESTORATION_MS, type RestorationRepository } from './restoration-repository.ts';

export interface EmailChangesOptions {
  users: Pick<UserRepository, 'findById' | 'findByEmail' | 'addMailKey'>;
  credentials: Pick<CredentialChanges, 'changeEmail'>;
  restorations: Pick<RestorationRepository, 'add' | 'removeOf'>;
  codes: Pick<CodeRepository, 'add' | 'attemptOf' | 'use'>;
  mailSender: Pick<MailSender, 'post' | 'keyOf'>;
  /** Host of the product to which phones bind the code. Null when no public origin is configured. */
  host: string | null;
  /** Origin of links in emails. Null when no public origin is configured. */
  origin: string | null;
  confirm: Confirm;
  throttle: Throttle;
  devices: KnownDevices;
  /** Computes the HMAC under which a code is stored. */
  seal: Seal;
  /** Maximum number of attempts per code. */
  attempts: number;
  clock: Clock;
}

export interface EmailChanges {
  /**
   * Checks the password or the code of the current address and sends a code to the new address, whether or not it has
   * an account, unless the limit for codes is exceeded. Returns the id of the change.
   * With `withoutOldMailbox`, the password must be older than the restoration period, so that it cannot have been set
   * with a code from the old mailbox.
   * @throws DomainError 'invalid' when the proof is wrong, the password is too new or the new address is the current one,
   *   'limited' as for a sign-in
   */
  start(request: FastifyRequest, body: EmailChangeBody): Promise<string>;
  /**
   * Changes the address if the code from the new address is correct, and notifies the previous address. The notice has a
   * link that restores the previous address if that address was ever verified (an unverified one may be a stranger's) and
   * if the runner did not state at the start that the mailbox is no longer theirs.
   * @throws DomainError 'missing' when the runner has no such change, when it has expired or when no attempts are left;
   *   'invalid' when the code is wrong; 'conflict' when another account has the address
   */
  finish(request: FastifyRequest, changeId: string, body: EmailConfirmBody): Promise<UserDocument>;
}

/** Time for which the mail sender retries the notice to the previous address, in milliseconds. */
export const NOTICE_LIFETIME_MS = 3_600_000;

/** Creates the error for an address that another account has (409). */
export const addressInUse = (message: string): DomainError =>
  new DomainError('conflict', message, { code: 'email_in_use', issues: [{ path: 'email', message }] });

/**
 * Creates the flow that changes the email address. The code of a change is stored with the sign-in codes for the new
 * address but does not replace any of them. Its HMAC and its request id include the runner, so that it can be used
 * neither to sign in nor to confirm another runner's change.
 */
export const createEmailChanges = ({
  users,
  credentials,
  restorations,
  codes,
  mailSender,
  host,
  origin,
  confirm,
  throttle,
  devices,
  seal,
  attempts,
  clock,
}: EmailChangesOptions): EmailChanges => {
  const sealOf = (userId: string, email: string, code: string): Promise<string> =>
    seal(JSON.stringify(['email-change', userId, email, code]));
  const requestOf = (userId: string, changeId: string): string => hashRequestId(JSON.stringify([userId, changeId]));
  /** Stores the address to which emails about the account are written as files, so that its erasure can find them. */
  const noteMailTo = async (userId: string, email: string): Promise<void> => {
    const key = await mailSender.keyOf(email);
    if (key !== null) await users.addMailKey(userId, key);
  };
  const assertOldPassword = ({ passwordSetAt, createdAt }: UserDocument): void => {
    const age = clock.now().getTime() - (passwordSetAt ?? createdAt).getTime();
    if (age < RESTORATION_MS) throw invalid('withoutOldMailbox', CREDENTIAL_MESSAGES.oldMailboxNewPassword);
  };
  const userOf = async (request: FastifyRequest): Promise<UserDocument> => {
    const user = await users.findById(currentUser(request).userId);
    if (!user) throw unauthenticated();
    return user;
  };

  return {
    async start(request, { email, withoutOldMailbox, ...proof }) {
      const user = await userOf(request);
      if (email === user.email) throw invalid('email', CREDENTIAL_MESSAGES.emailSame);
      await confirm(request, proof);
      if (withoutOldMailbox) assertOldPassword(user);
      const changeId = createSecret();
      const attempt = await devices.attempt(request, email);
      await throttle.codeRequestedFrom(attempt.address);
      if (!(await throttle.codeRequestedFor(attempt))) return changeId;
      const code = createCode();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + CODE_LIFETIME_MS);
      const { address, device } = attempt;
      const [sealed, asker] = await Promise.all([
        sealOf(user._id, email, code),
        // Uses the network instead of the account, so that several accounts on one network evict only each other's
        // codes.
        seal(JSON.stringify(['asker', email, device ?? address])),
      ]);
      await codes.add(email, {
        code: sealed,
        createdAt,
        expiresAt,
        request: requestOf(user._id, changeId),
        asker,
        known: false,
        purpose: 'email-change',
        ...(withoutOldMailbox && { withoutOldMailbox }),
      });
      await noteMailTo(user._id, email);
      const letter = confirmationLetter(code, user.language ?? DEFAULT_LANGUAGE);
      const isAllowed = async () => (await users.findByEmail(email)) !== null || throttle.codeSentToStranger();
      mailSender.post({ to: email, kind: 'code', sender: asker, usefulUntil: expiresAt, isAllowed }, () =>
        toMail(email, letter, host),
      );
      return changeId;
    },
    async finish(request, changeId, { email, code }) {
      const user = await userOf(request);
      const attempt = await devices.attempt(request, email);
      await throttle.assertCode(attempt);
      const stored = await codes.attemptOf(email, requestOf(user._id, changeId), attempts, clock.now());
      if (!stored) {
        await throttle.codeRefused(attempt);
        throw missing(CREDENTIAL_MESSAGES.emailChangeGone);
      }
      // Attempts are counted only if there is a code to guess. Otherwise anyone could block an email's codes with
      // nonexistent changes.
      await throttle.countCode(attempt);
      const sealed = await sealOf(user._id, email, code);
      const isRight = timingSafeEqual(Buffer.from(stored.code), Buffer.from(sealed));
      if (!isRight || !(await codes.use(stored))) {
        await throttle.codeRefused(attempt);
        throw invalid('code', CREDENTIAL_MESSAGES.emailCodeWrong);
      }
      await throttle.codeAccepted(attempt);
      const now = clock.now();
      // Stored before the change, so that an interruption cannot leave a changed address without a way to restore it.
      const token = emailVerifiedAtOf(user) && !stored.withoutOldMailbox ? createSecret() : null;
      if (token) await restorations.add(user._id, { email: user.email, token, at: now });
      await noteMailTo(user._id, user.email);
      const changed = await credentials.changeEmail(user._id, { from: user.email, to: email, at: now });
      if (changed === 'taken') throw addressInUse(CREDENTIAL_MESSAGES.emailInUse);
      // Since the account was read, its address was changed on another device or the account was deleted.
      if (!changed) throw missing(CREDENTIAL_MESSAGES.emailChangeGone);
      await restorations.removeOf(user._id, email);
      const usefulUntil = new Date(now.getTime() + NOTICE_LIFETIME_MS);
      const link = token && `${origin ?? ''}${EMAIL_RESTORATION_PATH}#${token}`;
      const letter = addressChangedLetter(user.language ?? DEFAULT_LANGUAGE, link);
      mailSender.post({ to: user.email, kind: 'notice', sender: user._id, usefulUntil }, () =>
        toMail(user.email, letter, null),
      );
      return changed;
    },
  };
};
