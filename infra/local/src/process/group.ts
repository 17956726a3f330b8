import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends a signal to an entire process group. Each child process leads its own group, so the signal reaches all its
 * descendants.
 * @returns false when the group is empty.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch (error) {
    // EPERM: the remaining members run as another user, so they exist but cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends SIGTERM to a group, resumes it if it was suspended, and kills the remaining members after `graceMs`. */
export async function endGroup(leader: number, graceMs: number): Promise<void> {
  signalGroup(leader, 'SIGTERM');
  signalGroup(leader, 'SIGCONT');
  if (await emptied(leader, graceMs)) return;
  signalGroup(leader, 'SIGKILL');
  await emptied(leader, 1_000);
}

/** Polls until the group is empty. @returns false on timeout */
async function emptied(leader: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (hasMembers(leader)) {
    if (performance.now() >= deadline) return false;
    await delay(20);
  }
  return true;
}

/**
 * True when the group has a running member. Zombies are ignored, because orphans that have exited stay in the group
 * until init reaps them, which might never happen in a container.
 */
function hasMembers(leader: number): boolean {
  if (!signalGroup(leader, 0)) return false;
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && livesInGroup(entry, leader));
}

function livesInGroup(pid: string, leader: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(group) === leader && state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}
