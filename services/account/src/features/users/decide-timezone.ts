import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Corrects the capitalisation of a time zone name. Does not replace aliases such as Asia/Calcutta. */
const inCanonicalSpelling = (timezone: string): string => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return timeZone.toLowerCase() === timezone.toLowerCase() ? timeZone : timezone;
};

/**
 * Returns the change that a new time zone makes to an account, or null when the zone is already set. Other services use
 * the time zone with the highest version. `europe/oslo` is stored as `Europe/Oslo`, because the weekly jobs compare
 * names.
 */
export const decideTimezone =
  (asked: string) =>
  (user: UserDocument): UserChange | null => {
    const timezone = inCanonicalSpelling(asked);
    return user.timezone === timezone ? null : { timezone, tzv: user.tzv + 1 };
  };
