import { readFileSync } from 'node:fs';

/** The kernel's clock ticks, as every Linux that Node runs on has them. */
const TICKS_PER_SECOND = 100;

/** Processor time that processes have used so far, in milliseconds; null where the system does not tell (it is not Linux). */
export const cpuOf = (pids: readonly (number | null)[]): number | null => {
  try {
    const ticks = pids.map((pid) => {
      // After the name, which may hold anything: fields 14 and 15 of proc(5) are the 12th and 13th.
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
