import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A UUIDv7 in text form: ids of documents and events sort by the time they were made. */
export const createId = (): string => v7();

/** 32 random bytes, base64url: for whatever is a key by itself. Store only its hash. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
