import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process by number and time of birth: numbers are used again, a number together with its birth is not.
 * `born` is opaque; it is compared only.
 */
export interface ProcessId {
  pid: number;
  born: string;
}

/** The identity of a living process; null when there is none of that number (or only its remains). */
export function identify(pid: number): ProcessId | null {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid);
  return born === null ? null : { pid, born };
}

/** True when exactly this process still lives. */
export function lives(id: ProcessId): boolean {
  return identify(id.pid)?.born === id.born;
}

/** State and start time from /proc/PID/stat, and the boot they belong to. */
function bornOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold anything, brackets and blanks too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}

function bornByPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
  } catch {
    return null;
  }
}
