import { isDeepStrictEqual } from 'node:util';

/** Returns a value as JSON, the form in which the states of a change are stored and compared. */
export const plain = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/** The state of some data before and after a change. */
export interface Change<S> {
  from: S;
  to: S;
}
