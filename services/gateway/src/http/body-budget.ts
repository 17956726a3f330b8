/** What request bodies may take up at the edge, all together and of one address. */
export interface BodyLimits {
  /** Bytes of all bodies that are being received or wait for their answer. */
  totalBytes: number;
  /** Bodies of one address that may be unfinished at a time, once they have taken longer than `graceMs`. */
  uploadsPerAddress: number;
  /** How long a body may take before it counts: requests sent at once are unfinished together for a moment. */
  graceMs: number;
}

/** An eighth of the memory that the edge has in a cluster. */
export const BODY_LIMITS: BodyLimits = { totalBytes: 64 * 1_048_576, uploadsPerAddress: 20, graceMs: 1_000 };

/** The part of one request's body in the budget. */
export interface Upload {
  /** Whether the body may take up so many bytes in all. */
  hold(bytes: number): boolean;
  /** Counts the body as unfinished. Calls back when it still is after the grace and its address has too many of them. */
  start(refuse: () => void): void;
  /** The body is complete or refused: it is not unfinished any more, and its bytes stay held. */
  finish(): void;
  /** Gives back everything; may be called more than once. */
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
    begin(address: string): Upload {
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
    /** Bytes held at the moment. */
    held: () => total,
  };
};

export type BodyBudget = ReturnType<typeof createBodyBudget>;
