import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Sends a signal to a whole process group (every part leads its own, so children of children are reached).
 * @returns false when the group has no member left.
 */
export function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-leader, signal);
    return true;
  } catch (error) {
    // EPERM: members remain that changed their user; they are there, though not ours to signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Asks a group to end, wakes it if it was stopped, and kills what is left after `graceMs`. */
export async function endGroup(leader: number, graceMs: number): Promise<void> {
  signalGroup(leader, 'SIGTERM');
  signalGroup(leader, 'SIGCONT');
  if (await emptied(leader, graceMs)) return;
  signalGroup(leader, 'SIGKILL');
  await emptied(leader, 1_000);
}

/** Polls until the group is empty; false when it is not within the time. */
async function emptied(leader: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (hasMembers(leader)) {
    if (performance.now() >= deadline) return false;
    await delay(20);
  }
  return true;
}

/** Orphans that ended stay in their group until the system's first process reaps them, which in containers may be never. */
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
