import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@stridewell/contracts/web';
import type { Mail } from '../mail/mail.ts';

/** Lifetime of a one-time code in milliseconds. */
export const CODE_LIFETIME_MS = 10 * 60_000;

/** Returns a new one-time code: six uniformly random digits. */
export const createCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * Returns the email that contains a code. The email has no link, so that runners do not learn to trust links in sign-in
 * emails.
 */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Stridewell sign-in code',
  text: `Hi,

Your sign-in code for Stridewell is

${code}

It works once, for the next ${CODE_LIFETIME_MS / 60_000} minutes.

If you did not ask for it, ignore this mail.
Nobody can sign in without the code.
`,
});
