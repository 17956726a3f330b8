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
  while (signalGroup(leader, 0)) {
    if (performance.now() >= deadline) return false;
    await delay(10);
  }
  return true;
}
