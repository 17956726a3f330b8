import { readFileSync } from 'node:fs';

/** The kernel's clock ticks per second, the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** Total CPU time of processes so far, in milliseconds; null if the system does not provide it (not Linux). */
export const cpuOf = (pids: readonly (number | null)[]): number | null => {
  try {
    const ticks = pids.map((pid) => {
      // The name may contain anything, so count after it: fields 14 and 15 of proc(5) are then the 12th and 13th.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    return (ticks.reduce((sum, own) => sum + own, 0) * 1_000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};
