import { join } from 'node:path';
import type { PartName } from './parts/names.ts';
import { type LogFile, openLog } from './process/log-file.ts';
import type { Part, PartSpec } from './process/part.ts';
import { supervise } from './process/supervised.ts';
import type { StackFolder } from './stack-folder.ts';

/** Error message when the start was aborted. */
export const STOPPED = 'Stopped before everything was ready.';

/** The running processes of one stack. */
export interface StackProcesses {
  /** Starts processes concurrently and waits until all are ready. @throws Error when the stack is stopping. */
  start(specs: readonly PartSpec[]): Promise<void>;
  /** Returns a process of the stack. @throws Error when the stack does not run it. */
  part(name: PartName): Part;
  /** Stops all processes and releases the data folder. A second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Reverse of the start order, so that each process stops before its dependencies. The times add up to less than five
 * seconds.
 */
const STAGES: readonly { names: readonly PartName[]; graceMs: number }[] = [
  { names: ['gateway'], graceMs: 1_300 },
  { names: ['account', 'wellness', 'running', 'running-worker', 'physio'], graceMs: 1_500 },
  { names: ['nats', 'redis', 'database'], graceMs: 1_500 },
];

/** Stops the processes stage by stage. A stage's unused time is added to the next stage. */
async function stopInOrder(parts: ReadonlyMap<PartName, Part>): Promise<void> {
  let deadline = performance.now();
  for (const { names, graceMs } of STAGES) {
    deadline += graceMs;
    const here = names.flatMap((name) => parts.get(name) ?? []);
    const grace = Math.max(0, deadline - performance.now());
    await Promise.all(here.map((part) => part.stop(grace)));
  }
}

/** Creates the object that starts and stops the processes of a stack. Starts nothing itself. */
export function createStackProcesses(
  folder: StackFolder,
  dataDir: string,
  onLine: (line: string) => void,
): StackProcesses {
  const parts = new Map<PartName, Part>();
  const logs: LogFile[] = [];
  let stopping: Promise<void> | undefined;
  /** Kills the child processes when this process exits without calling `stop`, for any reason. */
  const abandon = () => {
    for (const part of parts.values()) part.abandon();
  };
  process.on('exit', abandon);

  const part = (name: PartName) => {
    const found = parts.get(name);
    if (!found) throw new Error(`${name} is not a part that this stack runs`);
    return found;
  };
  const launch = async (spec: PartSpec) => {
    const log = openLog(join(dataDir, 'logs', `${spec.name}.log`));
    logs.push(log);
    const launched = supervise(spec, { log, run: folder.run, onLine });
    parts.set(spec.name, launched);
    const since = performance.now();
    launched.start();
    await launched.ready();
    onLine(`${spec.name.padEnd(14)} is ready after ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  };
  const stopAll = async () => {
    await stopInOrder(parts);
    for (const log of logs) log.close();
    process.off('exit', abandon);
    folder.release();
  };

  return {
    async start(specs) {
      if (stopping) throw new Error(STOPPED);
      await Promise.all(specs.map(launch));
    },
    part,
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}
