import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process by its id and start time. The system reuses process ids, but not together with the start time.
 * `born` is opaque and must only be compared.
 */
export interface ProcessId {
  pid: number;
  born: string;
}

/** The identity of a running process. Null when the id is unused or belongs to a zombie. */
export function identify(pid: number): ProcessId | null {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornByPs(pid);
  return born === null ? null : { pid, born };
}

/** True when exactly this process is still running. */
export function isRunning(id: ProcessId): boolean {
  return identify(id.pid)?.born === id.born;
}

/** Boot id and start time from /proc. Null for a zombie. */
function bornOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which can itself contain parentheses and spaces.
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
