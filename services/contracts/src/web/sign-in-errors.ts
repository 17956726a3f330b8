// Separate from the messages of the sign-in forms: every page needs these codes, but only the forms need the messages.

/** Error code when password sign-in of the account is paused; signing in with a one-time code still works. */
export const PASSWORD_PAUSED = 'password_paused';

/**
 * Error code when a call needs step-up: a sign-in, or a confirmation by password or code, within the last 15 minutes.
 */
export const CONFIRMATION_NEEDED = 'confirmation_needed';
