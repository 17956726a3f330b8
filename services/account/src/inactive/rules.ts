import type { Mail } from '../mail/mail.ts';

const DAY_MS = 86_400_000;
/** An account that nobody has used for so long is told that it will be deleted: 24 months. */
export const UNUSED_MS = 730 * DAY_MS;
/** From the mail until the account is erased. */
export const NOTICE_MS = 30 * DAY_MS;

/** The last use before which an account counts as unused. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - UNUSED_MS);

/** The mail before which an account that stayed unused is erased. */
export const toldBefore = (now: Date): Date => new Date(now.getTime() - NOTICE_MS);

/** Says that the account will be deleted, from when on, and how to keep it. No link: a runner knows where Stridewell is. */
export const noticeMail = (to: string, now: Date): Mail => {
  const day = new Date(now.getTime() + NOTICE_MS).toISOString().slice(0, 10);
  return {
    to,
    subject: `Your Stridewell account will be deleted on ${day}`,
    text: [
      'Hello,',
      '',
      'You have not used Stridewell for 24 months. We do not keep health data',
      `longer than it is of use to you, so we will delete your account and`,
      `everything in it on ${day}.`,
      '',
      'Would you like to keep it? Sign in once before that day, and nothing',
      'happens. You can also sign in to download your data first.',
      '',
      'If you are done with it, there is nothing to do.',
      '',
      'All the best, and happy running wherever you go.',
      'Stridewell',
      '',
    ].join('\n'),
  };
};
