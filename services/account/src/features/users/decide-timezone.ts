import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Corrects upper and lower case of a zone name. Keeps aliases such as Asia/Calcutta. */
const inCanonicalSpelling = (timezone: string): string => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return timeZone.toLowerCase() === timezone.toLowerCase() ? timeZone : timezone;
};

/**
 * Returns the change to a new time zone; null when it is already set. The highest version wins in all services.
 * `europe/oslo` is stored as `Europe/Oslo`, because the weekly jobs compare names.
 */
export const decideTimezone =
  (asked: string) =>
  (user: UserDocument): UserChange | null => {
    const timezone = inCanonicalSpelling(asked);
    return user.timezone === timezone ? null : { timezone, tzv: user.tzv + 1 };
  };
