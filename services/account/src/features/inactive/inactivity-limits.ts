import type { Mail } from '../mail/mail.ts';

const DAY_MS = 86_400_000;
/** Time without use after which the owner is notified of the deletion (24 months), in milliseconds. */
export const INACTIVE_AFTER_MS = 730 * DAY_MS;
/** Time between the email to the owner and the erasure, in milliseconds. */
export const NOTICE_MS = 30 * DAY_MS;

/** Returns the latest time of last use at which an account counts as unused. */
export const inactivityCutoff = (now: Date): Date => new Date(now.getTime() - INACTIVE_AFTER_MS);

/** Returns the latest notification time at which an account is due for erasure. */
export const noticeCutoff = (now: Date): Date => new Date(now.getTime() - NOTICE_MS);

/**
 * Returns the email that announces the deletion, with its date and how to prevent it. Like all our emails, it contains
 * no link.
 */
export const noticeMail = (to: string, now: Date): Mail => {
  const day = new Date(now.getTime() + NOTICE_MS).toISOString().slice(0, 10);
  return {
    to,
    subject: `Your Stridewell account will be deleted on ${day}`,
    text: [
      'Hello,',
      '',
      'You have not used Stridewell for 24 months. We do not keep health data',
      `longer than you need it, so we will delete your account and`,
      `everything in it on ${day}.`,
      '',
      'Would you like to keep it? Sign in once before that day, and nothing',
      'happens. You can also sign in to download your data first.',
      '',
      'If you no longer need it, you do not have to do anything.',
      '',
      'All the best, and happy running wherever you go.',
      'Stridewell',
      '',
    ].join('\n'),
  };
};
