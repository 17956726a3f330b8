import { CREDENTIAL_MESSAGES } from '@stridewell/contracts/web';
import { invalid } from '@stridewell/kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Personal data of the password's owner, which attackers guess first. */
export interface PasswordOwner {
  email: string;
  name: string | null;
}

/**
 * The most common passwords from public data breaches, in lower case. Includes the 3,000 most common ones that meet our
 * password rules.
 */
const COMMON = new Set(dictionary['passwords-common']);

/** Words that attackers combine with a year or a number. */
const BASES = new Set(
  (
    'spring summer autumn fall winter january february march april may june july august september october november ' +
    'december monday tuesday wednesday thursday friday saturday sunday password passwort passord welcome letmein ' +
    'qwerty admin login stridewell running runner'
  ).split(' '),
);

/** Digits, punctuation, symbols and spaces at the start or the end of a word. */
const AROUND = /^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu;

const lower = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => lower(text).replace(AROUND, '');

/**
 * True when attackers would guess a password early: a common password in any case, a common word such as a season or
 * month with a number, or the runner's email or name with digits or symbols around it.
 */
export const isTooCommon = (password: string, { email, name }: PasswordOwner): boolean => {
  const whole = lower(password);
  const word = lettersOf(password);
  const local = email.slice(0, email.indexOf('@'));
  const own = [email, local, name ?? '', (name ?? '').replace(/\s+/g, ''), ...(name ?? '').split(/\s+/)];
  return COMMON.has(whole) || BASES.has(word) || own.some((text) => text !== '' && lettersOf(text) === word);
};

/** Rejects common passwords. @throws DomainError when {@link isTooCommon} returns true */
export const assertNotTooCommon = (password: string, owner: PasswordOwner): void => {
  if (isTooCommon(password, owner)) throw invalid('password', CREDENTIAL_MESSAGES.passwordCommon);
};
