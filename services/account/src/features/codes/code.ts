import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@stridewell/contracts/web';

/** Lifetime of a one-time code in milliseconds. */
export const CODE_LIFETIME_MS = 10 * 60_000;

/** Returns a new one-time code: six uniformly random digits. */
export const createCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
