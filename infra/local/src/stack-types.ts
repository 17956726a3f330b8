import type { PartName, Ports } from './parts/names.ts';

/** What to start, and where. */
export interface StackOptions {
  /** `plan` (default): ports from `basePort`; `free`: random ones, for tests. */
  ports?: 'plan' | 'free' | Ports;
  /** Base of the port plan; PORT or 8080 by default. */
  basePort?: number;
  /** Folder for data, logs and the record of what runs; STRIDEWELL_DATA or `.data` by default. One stack per folder. */
  dataDir?: string;
  /** Which parts; all by default. Parts that a service needs are not added by themselves. */
  parts?: readonly PartName[];
  /** Environment for all services, over the runner's own. */
  env?: Record<string, string>;
  /** Environment for single services, over everything else. */
  partEnv?: Partial<Record<PartName, Record<string, string>>>;
  /** Node's own flags for the services, such as `--watch`; none by default. */
  nodeFlags?: (part: PartName) => string[];
  /** Services run on a clock that tests move through the bus; by default on the machine's. */
  testClock?: boolean;
  /** Do not use NATS_URL, REDIS_URL and MONGODB_URL from the environment: servers of one's own can be killed. */
  ownServers?: boolean;
  /** What the gateway waits for before it starts, such as the front ends' build. */
  beforeGateway?: Promise<void>;
  /** Gives up a start that is under way, and stops what was started. */
  signal?: AbortSignal;
  /** Takes one line for the console each time something is worth telling. */
  onLine?(line: string): void;
}

/** Where each part answers. Parts that were not asked for have an address all the same; nobody answers there. */
export type StackUrls = Record<
  'gateway' | 'account' | 'wellness' | 'running' | 'physio' | 'nats' | 'redis' | 'mongodb',
  string
>;

/** A running stack. */
export interface Stack {
  urls: StackUrls;
  ports: Ports;
  dataDir: string;
  /** The part's current process id; null while it is down (or somebody else's server). */
  pid(part: PartName): number | null;
  /**
   * Sends a signal to the part and its children. After SIGKILL it is gone when the promise settles, and comes back by
   * itself a quarter of a second later; SIGSTOP lasts until SIGCONT.
   */
  kill(part: PartName, signal: NodeJS.Signals): Promise<void>;
  /** Waits until the part answers as ready, by default for at most a minute. */
  ready(part: PartName, withinMs?: number): Promise<void>;
  /** Ends the part and leaves it down. */
  stopPart(part: PartName): Promise<void>;
  /** Starts a part that was stopped, and waits until it is ready. */
  startPart(part: PartName): Promise<void>;
  /** Stops everything in reverse order within five seconds; nothing is left running. May be called twice. */
  stop(): Promise<void>;
}
