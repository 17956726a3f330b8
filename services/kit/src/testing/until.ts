import { pause } from '../clock.ts';

/** Polls until a condition is met and returns its value. Rejects after the timeout with the name of the condition. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  deadlineMs = 30_000,
): Promise<T> => {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms for ${what}`);
    await pause(20);
  }
};
