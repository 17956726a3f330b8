// Separate from the messages of the sign-in forms, which only the forms load; every page needs these codes.

/** Error code when password sign-in is paused; signing in with a one-time code still works. */
export const PASSWORD_PAUSED = 'password_paused';

/** Error code when step-up is needed: sign-in, or confirmation by password or code, within the last 15 minutes. */
export const CONFIRMATION_NEEDED = 'confirmation_needed';
