import { DEFAULT_LANGUAGE } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { Throttle } from '../throttle/throttle.ts';
import { emailVerifiedAtOf, type UserDocument } from '../users/user.ts';
import { toMail } from './letter.ts';
import type { MailSender } from './mail-sender.ts';
import { type NoticeKind, noticeLetter } from './notice-letters.ts';

/** Time for which the mail sender retries a notice, in milliseconds. */
const LIFETIME_MS = 3_600_000;

/**
 * Notifies an account's owner of an event by email, in the background. Sends nothing to an unverified email, which may
 * be a stranger's, and at most a few notices of one kind per day.
 */
export type SendNotice = (user: UserDocument, kind: NoticeKind) => void;

export interface NoticesOptions {
  mailSender: Pick<MailSender, 'post'>;
  throttle: Pick<Throttle, 'noticeSent'>;
  clock: Clock;
}

export const createSendNotice =
  ({ mailSender, throttle, clock }: NoticesOptions): SendNotice =>
  (user, kind) => {
    if (!emailVerifiedAtOf(user)) return;
    const letter = noticeLetter(kind, user.language ?? DEFAULT_LANGUAGE);
    const usefulUntil = new Date(clock.now().getTime() + LIFETIME_MS);
    const isAllowed = () => throttle.noticeSent(user._id, kind);
    mailSender.post({ to: user.email, kind: 'notice', sender: `${user._id} ${kind}`, usefulUntil, isAllowed }, () =>
      toMail(user.email, letter, null),
    );
  };
