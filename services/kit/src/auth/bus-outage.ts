import { CLOCK_SKEW_MS, type Clock } from '../clock.ts';
import type { Claims } from './token.ts';

/** Duration of an outage, in milliseconds, after which `account` is asked whether a session is valid. */
const STALE_AFTER_MS = 60_000;

/** A period in which the service receives no revocations, because the bus is disconnected. */
export interface BusOutage {
  /** Starts an outage. Has no effect when an outage has already started. */
  begin(): void;
  /** Ends the outage. Called when the bus is connected again. */
  end(): void;
  /** Duration of the current outage in milliseconds; 0 when there is none. */
  length(): number;
  /**
   * True when the local list of revoked sessions is too old to accept a request. During an outage longer than {@link
   * STALE_AFTER_MS}, this is the case for every write, and for reads whose token was issued during the outage.
   */
  isInDoubt(claims: Pick<Claims, 'iat'>, isWrite: boolean): boolean;
}

/**
 * Creates the state with an outage that has already started, because revocations may have been missed while the service
 * was not running.
 */
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
