import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** A zone's name as it is written; one by another name (Asia/Kolkata, Asia/Calcutta) stays what its runner calls it. */
const inItsSpelling = (timezone: string): string => {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions();
  return timeZone.toLowerCase() === timezone.toLowerCase() ? timeZone : timezone;
};

/**
 * Where a runner's day is from now on; null where it is there already. The version lets the newest word win everywhere.
 * `europe/oslo` is stored as `Europe/Oslo`: the weekly jobs go by the name.
 */
export const decideTimezone =
  (asked: string) =>
  (user: UserDocument): UserChange | null => {
    const timezone = inItsSpelling(asked);
    return user.timezone === timezone ? null : { timezone, tzv: user.tzv + 1 };
  };
