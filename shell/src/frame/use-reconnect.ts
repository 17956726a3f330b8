import { useOnline } from '@stridewell/ui/core';
import { useState } from 'react';

/**
 * Delays in milliseconds before the automatic retries. There are several, because a device reports that it is online
 * before its requests reach the network.
 */
const DELAYS_MS = [0, 1_000, 2_000, 4_000];

export interface Reconnect {
  /**
   * Delay before the next automatic retry in milliseconds. Null if the device was not offline while the screen was open,
   * and after the last retry.
   */
  delay: number | null;
  isLast: boolean;
  /** Marks the next automatic retry as used. */
  use: () => void;
}

/** Returns the automatic retries that a screen has after the device was offline. A new path and being offline reset them. */
export const useReconnect = (path: string): Reconnect => {
  const online = useOnline();
  const [state, setState] = useState<{ path: string; used: number | null }>({ path, used: null });
  const used = state.path === path ? state.used : null;
  // Adjusted while rendering, so that a failure is never rendered with the retries of an earlier connection.
  if (!online && used !== 0) setState({ path, used: 0 });
  const next = used ?? DELAYS_MS.length;
  return {
    delay: DELAYS_MS[next] ?? null,
    isLast: next === DELAYS_MS.length - 1,
    use: () => setState({ path, used: next + 1 }),
  };
};
