/** Limits for the request bodies that the gateway receives, in total and per client address. */
export interface BodyLimits {
  /** Maximum total size in bytes of all bodies that are being received or whose requests are waiting for a response. */
  totalBytes: number;
  /** Maximum number of unfinished bodies per address. Checked for each body after `graceMs`. */
  uploadsPerAddress: number;
  /** Grace period in milliseconds. It exists because requests sent at the same time are all unfinished for a moment. */
  graceMs: number;
}

/** Default limits. The total is an eighth of the gateway's memory limit in a cluster. */
export const BODY_LIMITS: BodyLimits = { totalBytes: 64 * 1_048_576, uploadsPerAddress: 20, graceMs: 1_000 };

/** Budget reservation for the body of one request. */
export interface BodyReservation {
  /** Sets the number of bytes reserved for the body. Returns false when the budget would be exceeded. */
  hold(bytes: number): boolean;
  /**
   * Starts counting the body as unfinished. Calls `refuse` after the grace period if the address has too many
   * unfinished bodies.
   */
  start(refuse: () => void): void;
  /** Stops counting the body as unfinished. The bytes stay reserved. */
  finish(): void;
  /** Releases the reserved bytes. Idempotent. */
  release(): void;
}

/** Creates a budget that counts the reserved bytes and the unfinished bodies of all requests. */
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
    /** Returns the total number of reserved bytes. */
    held: () => total,
  };
};
