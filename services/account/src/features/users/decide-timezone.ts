import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** The canonical spelling of a zone's name. An alias (Asia/Kolkata, Asia/Calcutta) is kept as the runner's choice. */
const inCanonicalSpelling = (timezone: string): string => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return timeZone.toLowerCase() === timezone.toLowerCase() ? timeZone : timezone;
};

/**
 * The change to a new time zone; null when it is set already. The version makes the newest zone win in every service.
 * `europe/oslo` is stored as `Europe/Oslo`, because the weekly jobs compare names.
 */
export const decideTimezone =
  (asked: string) =>
  (user: UserDocument): UserChange | null => {
    const timezone = inCanonicalSpelling(asked);
    return user.timezone === timezone ? null : { timezone, tzv: user.tzv + 1 };
  };
