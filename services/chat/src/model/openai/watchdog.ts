/** A watchdog timer that aborts the controller when it expires; each call of `within` restarts it. */
export const createWatchdog = (controller: AbortController) => {
  let timer: NodeJS.Timeout | undefined;
  let hasExpired = false;
  return {
    /** Aborts after this many milliseconds unless restarted or paused before. */
    within(milliseconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hasExpired = true;
        controller.abort();
      }, milliseconds);
    },
    /** Pauses the timer while no response is pending. */
    rest(): void {
      clearTimeout(timer);
    },
    hasFired: (): boolean => hasExpired,
  };
};
