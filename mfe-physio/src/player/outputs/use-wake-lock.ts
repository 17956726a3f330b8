import { useEffect } from 'react';

/**
 * Keeps the screen on while `on` is true. The browser releases the lock when the page is hidden, so the hook requests
 * it again when the page becomes visible. Does nothing in a browser without wake locks.
 */
export const useWakeLock = (on: boolean): void => {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    const request = async (): Promise<void> => {
      if (document.hidden) return;
      // The browser rejects the request if the battery is low. The session then runs without it.
      const next = await navigator.wakeLock.request('screen').catch(() => null);
      if (ended) void next?.release();
      else lock = next;
    };
    const handleVisibility = (): void => void request();
    void request();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void lock?.release();
    };
  }, [on]);
};
