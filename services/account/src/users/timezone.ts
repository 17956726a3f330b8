import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Where a runner's day is from now on; null where it is there already. The version lets the newest word win everywhere. */
export const decideTimezone =
  (timezone: string) =>
  (user: UserDocument): UserChange | null =>
    user.timezone === timezone ? null : { timezone, tzv: user.tzv + 1 };
