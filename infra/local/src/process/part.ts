import type { Probe } from '../net/probes.ts';
import type { PartName } from '../parts/names.ts';

/** Command, environment and readiness probe of a supervised process. */
export interface PartSpec {
  name: PartName;
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Name of the container that `command` runs, which must be removed separately. Null for a plain process. */
  container: string | null;
  probe: Probe;
}

/** A supervised process, which is restarted when it exits, until it is stopped. */
export interface Part {
  name: PartName;
  /** The current process id. Null while no process is running. */
  pid(): number | null;
  /** Starts the process unless it is already started. Does not wait until it is ready. */
  start(): void;
  /** Waits until the process is ready. @throws Error with its name and the reason on timeout. */
  ready(withinMs?: number): Promise<void>;
  /**
   * Sends a signal to the process and its children. After SIGKILL waits for the exit. The process is restarted as
   * usual.
   */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops the process and its children without restarting it. Kills them after `graceMs`. */
  stop(graceMs: number): Promise<void>;
  /** Kills the process without waiting. Use it while the calling process itself is exiting. */
  abandon(): void;
}
