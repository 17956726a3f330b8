// Apart from the messages of the sign-in forms: every page reads these codes, and only the forms need the messages.

/** Error code of a sign-in that is refused because its account takes no password for now; a code still signs in. */
export const PASSWORD_PAUSED = 'password_paused';

/** Error code of a call that needs a sign-in, or a confirmation by password or code, within the last 15 minutes. */
export const CONFIRMATION_NEEDED = 'confirmation_needed';
