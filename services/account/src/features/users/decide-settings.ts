import type { ProfileChangeBody } from '@stridewell/contracts/http/auth';
import { inCanonicalSpelling } from './timezone.ts';
import type { UserDocument } from './user.ts';
import type { UserChange } from './user-repository.ts';

/** Returns the entries of `wanted` that differ from the account's settings. Undefined entries are omitted. */
const differing = (user: UserDocument, wanted: Pick<ProfileChangeBody, 'name' | 'units' | 'language'>): UserChange =>
  Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => value !== undefined && value !== user[key as keyof UserDocument]),
  );

/**
 * Returns the change to an account for new settings, or null when all of them are already set. Settings that are not
 * given are unchanged. A new time zone increments its version, because other services use the time zone with the
 * highest version.
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
