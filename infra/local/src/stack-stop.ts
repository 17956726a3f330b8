import type { PartName } from './parts/names.ts';
import type { Part } from './process/part.ts';

/** Reverse of the start order, so that each part stops before its dependencies. The times sum to less than five seconds. */
const STAGES: readonly { names: readonly PartName[]; graceMs: number }[] = [
  { names: ['gateway'], graceMs: 1_300 },
  { names: ['account', 'wellness', 'running', 'running-worker', 'physio'], graceMs: 1_500 },
  { names: ['nats', 'redis', 'database'], graceMs: 1_500 },
];

/** Stops the parts stage by stage. Unused time of a stage is added to the next one. */
export async function stopInOrder(parts: ReadonlyMap<PartName, Part>): Promise<void> {
  let deadline = performance.now();
  for (const { names, graceMs } of STAGES) {
    deadline += graceMs;
    const here = names.flatMap((name) => parts.get(name) ?? []);
    const grace = Math.max(0, deadline - performance.now());
    await Promise.all(here.map((part) => part.stop(grace)));
  }
}
