import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Creates a UUIDv7, so that ids sort by creation time. */
export const createId = (): string => v7();

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/i;

/**
 * Time at which a UUIDv7 was created according to the machine's clock, in milliseconds since 1970; null for any other
 * id.
 */
export const createdAtOf = (id: string): number | null =>
  UUID_V7.test(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;

/** Creates a bearer secret of 32 random bytes, base64url-encoded. Only its hash may be stored. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
