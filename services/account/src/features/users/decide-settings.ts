import type { ProfileChangeBody } from '@stridewell/contracts/http/auth';
import { inCanonicalSpelling } from './timezone.ts';
import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Entries of `wanted` that differ from the account's. Entries that are undefined are left out. */
const differing = (user: UserDocument, wanted: Pick<ProfileChangeBody, 'name' | 'units' | 'language'>): UserChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && value !== user[key as keyof UserDocument]),
  );

/**
 * Returns the change that new settings make to an account, or null when all of them are already set. A setting that is
 * missing stays. A new time zone increments its version, because other services use the time zone with the highest
 * version.
 */
export const decideSettings =
  ({ timezone, name, units, language }: ProfileChangeBody) =>
  (user: UserDocument): UserChange | null => {
    const zone = timezone === undefined ? user.timezone : inCanonicalSpelling(timezone);
    const change: UserChange = {
      ...differing(user, { name, units, language }),
      ...(zone !== user.timezone && { timezone: zone, tzv: user.tzv + 1 }),
    };
    return Object.keys(change).length === 0 ? null : change;
  };
