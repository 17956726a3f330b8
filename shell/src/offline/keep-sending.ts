import { sendWaiting, useQueue } from '@stridewell/ui/queue';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** How long to wait after so many attempts in a row that did not get through. */
const waitAfter = (failures: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);

/**
 * Sends a runner's queue now, whenever the network comes back or the page is looked at, and with growing waits while something
 * is left and there is a network. Answers how to stop. `before` runs ahead of each attempt.
 */
export const keepSending = (userId: string, before: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;

  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    if (stopped || document.hidden || !navigator.onLine) return;
    await before();
    if (!stopped && !(await sendWaiting(userId))) rest();
  };
  const rest = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), waitAfter(failures));
    failures += 1;
  };
  const begin = (): void => {
    failures = 0;
    void attempt();
  };
  // What the form could not send is looked after from then on.
  const unfollow = useQueue.subscribe((queue, earlier) => {
    if (queue.checkins.length > earlier.checkins.length && !queue.sending) {
      failures = 0;
      rest();
    }
  });
  window.addEventListener('online', begin);
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unfollow();
    window.removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', begin);
  };
};
