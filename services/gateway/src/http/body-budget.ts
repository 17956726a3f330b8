/** Limits on the request bodies that the gateway receives, in total and per client address. */
export interface BodyLimits {
  /** Bytes of all bodies that are being received or whose requests wait for a response. */
  totalBytes: number;
  /** Maximum number of unfinished bodies of one address; checked for each body after `graceMs`. */
  uploadsPerAddress: number;
  /** Grace period, because requests sent at the same time are all unfinished for a moment. */
  graceMs: number;
}

/** The total is an eighth of the memory limit of the gateway in a cluster. */
export const BODY_LIMITS: BodyLimits = { totalBytes: 64 * 1_048_576, uploadsPerAddress: 20, graceMs: 1_000 };

/** The share of one request's body in the budget. */
export interface BodyReservation {
  /** Sets the bytes reserved for the body; false when the budget is exceeded. */
  hold(bytes: number): boolean;
  /** Counts the body as unfinished. Calls `refuse` after the grace period when its address has too many. */
  start(refuse: () => void): void;
  /** Ends counting the body as unfinished; its bytes stay reserved. */
  finish(): void;
  /** Releases the reservation. Idempotent. */
  release(): void;
}

/** Counts the bytes and the unfinished bodies of all requests. */
export const createBodyBudget = ({ totalBytes, uploadsPerAddress, graceMs }: BodyLimits) => {
  const unfinished = new Map<string, number>();
  let total = 0;

  const count = (address: string, change: 1 | -1): void => {
    const now = (unfinished.get(address) ?? 0) + change;
    if (now === 0) unfinished.delete(address);
    else unfinished.set(address, now);
  };

  return {
    begin(address: string): BodyReservation {
      let held = 0;
      let released = false;
      let overdue: NodeJS.Timeout | undefined;
      const finish = (): void => {
        if (!overdue) return;
        clearTimeout(overdue);
        overdue = undefined;
        count(address, -1);
      };
      return {
        hold(bytes) {
          if (released || total - held + bytes > totalBytes) return false;
          total += bytes - held;
          held = bytes;
          return true;
        },
        start(refuse) {
          if (released) return;
          count(address, 1);
          overdue = setTimeout(() => {
            if ((unfinished.get(address) ?? 0) > uploadsPerAddress) refuse();
          }, graceMs);
        },
        finish,
        release() {
          released = true;
          finish();
          total -= held;
          held = 0;
        },
      };
    },
    /** Reserved bytes. */
    held: () => total,
  };
};
