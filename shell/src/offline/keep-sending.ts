import { sendWaiting, useQueue } from '@stridewell/app/queue';

const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 300_000;

/** Returns the retry delay in milliseconds after a number of consecutive failures. */
const waitAfter = (failures: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);

/**
 * Sends a runner's offline queue immediately, whenever the device comes online and whenever the page becomes visible.
 * Retries with exponential back-off while check-ins or session logs remain. Calls `before` before each attempt. Returns a function that
 * stops the sending.
 */
export const keepSending = (userId: string, before: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopped || document.hidden || !navigator.onLine) return;
    await before();
    if (!stopped && !(await sendWaiting(userId))) scheduleRetry();
  };
  const scheduleRetry = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), waitAfter(failures));
    failures += 1;
  };
  const restart = (): void => {
    failures = 0;
    void attempt();
  };
  // Schedules a retry when a form or the session player has queued something that it could not send.
  const unsubscribe = useQueue.subscribe((queue, earlier) => {
    const isLonger =
      queue.checkins.length > earlier.checkins.length ||
      queue.sessionLogs.length > earlier.sessionLogs.length ||
      queue.marks.length > earlier.marks.length;
    if (isLonger && !queue.sending) {
      failures = 0;
      scheduleRetry();
    }
  });
  window.addEventListener('online', restart);
  document.addEventListener('visibilitychange', restart);
  restart();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', restart);
    document.removeEventListener('visibilitychange', restart);
  };
};
