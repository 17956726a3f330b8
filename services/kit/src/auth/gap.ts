import type { Clock } from '../clock.ts';
import type { Claims } from './token.ts';

/** How long the list of ended sessions may go unfollowed before `account` is asked. */
export const STALE_AFTER_MS = 60_000;
/** How far apart the clocks of two machines may be. */
export const CLOCK_SKEW_MS = 60_000;

/** The time in which this service does not hear of sessions that end, because the bus is away. */
export interface Gap {
  /** The bus is away from now on; nothing changes when it was away already. */
  begin(): void;
  /** The bus is back. */
  end(): void;
  /** Its length until now, milliseconds; 0 outside one. */
  length(): number;
  /**
   * Whether the service's own list is too old to accept a call: for a write after {@link STALE_AFTER_MS}, and for a read then only
   * where the token was made within the gap.
   */
  isInDoubt(claims: Pick<Claims, 'iat'>, isWrite: boolean): boolean;
}

/** A service starts in a gap whose beginning it does not know: nobody saw what it missed while it was not running. */
export const createGap = (clock: Pick<Clock, 'now' | 'monotonic'>): Gap => {
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
