import type { Probe } from '../net/probes.ts';
import type { PartName } from '../parts/names.ts';

/** Command, environment and readiness probe of a part. */
export interface PartSpec {
  name: PartName;
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Name of the container that `command` runs, which must be removed separately. Null for a plain process. */
  container: string | null;
  probe: Probe;
}

/** A supervised part. It is restarted when it exits, until it is stopped. */
export interface Part {
  name: PartName;
  /** Id of the current process. Null while there is none. */
  pid(): number | null;
  /** Starts the part unless it is started. Does not wait until it is ready. */
  start(): void;
  /** Waits until the part is ready. @throws Error naming the part and the reason on timeout. */
  ready(withinMs?: number): Promise<void>;
  /** Sends a signal to the part and its children. Waits for the exit after SIGKILL. The part is restarted as usual. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops the part and its children without restarting it. Kills them after `graceMs`. */
  stop(graceMs: number): Promise<void>;
  /** Kills the part without waiting. For a process that is itself exiting. */
  abandon(): void;
}
