// These codes are in a separate module because every page needs them; only the sign-in forms load the messages.

/**
 * Error code used while signing in with a password is temporarily blocked. Signing in with a one-time code still works.
 */
export const PASSWORD_PAUSED = 'password_paused';

/**
 * Error code when the request requires a sign-in, or a confirmation by password or code, within the last 15 minutes.
 */
export const CONFIRMATION_NEEDED = 'confirmation_needed';
