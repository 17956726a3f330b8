import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@stridewell/contracts/web';
import type { Mail } from '../mail/mail.ts';

/** How long a one-time code works. */
export const CODE_MS = 10 * 60_000;

/** A new one-time code: six digits, each of the million as likely as any other. */
export const createCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/** The mail that brings a code. Without a link: what cannot be clicked cannot be faked. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Stridewell sign-in code',
  text: `Hi,

your sign-in code for Stridewell is

${code}

It works once, for the next ${CODE_MS / 60_000} minutes.

If you did not ask for it, ignore this mail.
Nothing happens without the code.
`,
});
