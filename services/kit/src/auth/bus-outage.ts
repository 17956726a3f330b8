import { CLOCK_SKEW_MS, type Clock } from '../clock.ts';
import type { Claims } from './token.ts';

/** Length of an outage from which on `account` is asked about sessions. */
export const STALE_AFTER_MS = 60_000;

/** A period without revocations, because the bus is disconnected. */
export interface BusOutage {
  /** Starts an outage; no effect during an outage. */
  begin(): void;
  /** Ends the outage when the bus is connected again. */
  end(): void;
  /** Length of the current outage, milliseconds; 0 without one. */
  length(): number;
  /**
   * True when the local list is too old to accept a call. After {@link STALE_AFTER_MS} this holds for every write, and
   * for reads whose token was issued during the outage.
   */
  isInDoubt(claims: Pick<Claims, 'iat'>, isWrite: boolean): boolean;
}

/** Starts with an outage, because revocations may have been missed while the service was not running. */
export const createBusOutage = (clock: Pick<Clock, 'now' | 'monotonic'>): BusOutage => {
  let since: number | null = clock.monotonic();
  let began = 0;
  const length = (): number => (since === null ? 0 : clock.monotonic() - since);
  return {
    begin() {
      if (since !== null) return;
      since = clock.monotonic();
      began = clock.now().getTime();
    },
    end() {
      since = null;
    },
    length,
    isInDoubt: ({ iat }, isWrite) => length() > STALE_AFTER_MS && (isWrite || iat * 1_000 >= began - CLOCK_SKEW_MS),
  };
};
