import type { Probe } from '../net/probes.ts';
import type { PartName } from '../parts/names.ts';

/** How one part is run and how it is asked whether it can work. */
export interface PartSpec {
  name: PartName;
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Name of the container that `command` runs, which must be removed besides; null for a plain process. */
  container: string | null;
  probe: Probe;
}

/** A part under supervision: restarted when it ends by itself, until it is stopped. */
export interface Part {
  name: PartName;
  /** Process id of the current process; null while there is none. */
  pid(): number | null;
  /** Starts it, unless it is started. Does not wait until it is ready. */
  start(): void;
  /** Waits until it answers as ready. @throws Error naming the part and the reason when it is not within the time. */
  ready(withinMs?: number): Promise<void>;
  /** Sends a signal to the part and its children; after SIGKILL it waits until it is gone. The part stays wanted. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Ends it and all its children, by force after `graceMs`, and leaves it down. */
  stop(graceMs: number): Promise<void>;
  /** Kills at once, without waiting: the last resort of a process that is ending itself. */
  abandon(): void;
}
