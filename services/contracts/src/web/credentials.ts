/** Limits and messages for sign-in and registration, shared by the forms and the API. */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const EMAIL_MAX = 254;
export const NAME_MAX = 100;
/** Number of digits in a one-time code. */
export const CODE_LENGTH = 6;

export const CREDENTIAL_MESSAGES = {
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 8 characters long',
  passwordLong: 'Password must be less than 128 characters',
  passwordLower: 'Password must contain at least one lowercase letter',
  passwordUpper: 'Password must contain at least one uppercase letter',
  passwordDigit: 'Password must contain at least one number',
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  passwordRequired: 'Password is required',
  confirm: "Passwords don't match",
  name: 'Name is required',
  code: 'Please enter the 6-digit code from the email',
  passwordPaused: 'Password sign-in is paused after too many wrong passwords. Please sign in with a code instead.',
  codeRefused: 'This code is wrong or has expired. Please request a new one.',
  codesClosed:
    'There were too many wrong codes for this email. Please sign in with your password, or on a device that you have used before, or try again later.',
  currentPassword: 'Please enter your current password',
  currentPasswordWrong: 'This is not your current password',
  required: 'Required',
  invalid: 'Invalid input',
  consent: 'To use Stridewell, please agree to the storage of your health data',
  confirmationNeeded: 'Please confirm that it is you: your last sign-in was more than 15 minutes ago.',
  confirmWith: 'Please confirm with your password or with a code',
  emailTaken: 'An account with this email already exists. Sign in instead.',
  oldMailboxNeedsPassword: 'This needs your password: a code would show that you still have the mailbox.',
  oldMailboxNewPassword: 'This needs a password that you have had for at least seven days.',
  emailSame: 'This is already the email address of your account',
  emailInUse: 'Another account already uses this email address. Your address was not changed.',
  emailChangeGone: 'This change has expired or was not started here. Please start again.',
  emailLinkGone: 'This link has been used or has expired, or it is not complete.',
  emailLinkTaken:
    'Another account has this email address now. Sign in to it with a code, delete it, and open the link again.',
  emailCodeWrong: 'This is not the code that we sent to your new address',
  nothingToChange: 'Please name at least one setting to change',
} as const;

const EMAIL = /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Matches invisible or misleading characters (control, format, unassigned) and encoded words from email headers. */
const UNREADABLE = /\p{C}|=\?.*\?=/u;

/** True when a string is a plausible email address. Only a delivered email proves that the address exists. */
export const isEmail = (value: string): boolean => {
  const local = value.slice(0, value.indexOf('@'));
  return (
    value.length <= EMAIL_MAX &&
    EMAIL.test(value) &&
    !UNREADABLE.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..')
  );
};

/** Trims and lower-cases an email address, which is the form in which addresses are stored and compared. */
export const normaliseEmail = (value: string): string => value.trim().toLowerCase();

/** The first problem with a new password, in the specification's wording; null when the password is acceptable. */
export const passwordProblem = (password: string): string | null => {
  if (password.length < PASSWORD_MIN) return CREDENTIAL_MESSAGES.passwordShort;
  if (password.length > PASSWORD_MAX) return CREDENTIAL_MESSAGES.passwordLong;
  if (!/\p{Ll}/u.test(password)) return CREDENTIAL_MESSAGES.passwordLower;
  if (!/\p{Lu}/u.test(password)) return CREDENTIAL_MESSAGES.passwordUpper;
  if (!/\p{Nd}/u.test(password)) return CREDENTIAL_MESSAGES.passwordDigit;
  return null;
};

/** True when a string is a one-time code: exactly six digits. */
export const isCode = (value: string): boolean => /^\d{6}$/.test(value);
