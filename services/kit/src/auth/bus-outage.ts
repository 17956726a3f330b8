import { CLOCK_SKEW_MS, type Clock } from '../clock.ts';
import type { Claims } from './token.ts';

/** How long the list of revoked sessions may be out of touch with the bus before `account` is asked. */
export const STALE_AFTER_MS = 60_000;

/** A period in which this service receives no revocations because the bus is disconnected. */
export interface BusOutage {
  /** Starts the outage when the bus disconnects; no effect if a outage is already open. */
  begin(): void;
  /** Ends the outage when the bus is connected again. */
  end(): void;
  /** Length of the open outage so far, milliseconds; 0 without one. */
  length(): number;
  /**
   * Whether the local list is too old to accept a call: after {@link STALE_AFTER_MS}, for every write, and for a read
   * only if the token was issued during the outage.
   */
  isInDoubt(claims: Pick<Claims, 'iat'>, isWrite: boolean): boolean;
}

/**
 * A service starts inside a outage with unknown beginning, because
 * it may have missed revocations while it was not running.
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
