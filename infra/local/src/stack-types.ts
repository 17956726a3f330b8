import type { PartName, Ports } from './parts/names.ts';

/** Options for starting a stack. */
export interface StackOptions {
  /** `plan` (default): ports from `basePort`; `free`: random free ports, for tests. */
  ports?: 'plan' | 'free' | Ports;
  /** Base of the port plan; PORT or 8080 by default. */
  basePort?: number;
  /** Folder for data, logs and the run file; STRIDEWELL_DATA or `.data` by default. One stack per folder. */
  dataDir?: string;
  /** The parts to start; all by default. Dependencies are not added automatically. */
  parts?: readonly PartName[];
  /** Environment for all services. Overrides the runner's own. */
  env?: Record<string, string>;
  /** Environment for single services. Overrides all other values. */
  partEnv?: Partial<Record<PartName, Record<string, string>>>;
  /** Node's own flags for the services, such as `--watch`; none by default. */
  nodeFlags?: (part: PartName) => string[];
  /** Services run on a clock that tests move through the bus; by default on the machine's. */
  testClock?: boolean;
  /** Starts separate servers instead of using NATS_URL, REDIS_URL and MONGODB_URL from the environment. */
  ownServers?: boolean;
  /** The gateway starts after this promise resolves, for example the build of the front ends. */
  beforeGateway?: Promise<void>;
  /** Aborts a start in progress and stops the started parts. */
  signal?: AbortSignal;
  /** Receives each line for the console. */
  onLine?(line: string): void;
}

/** The address of each part, including parts that were not started. */
export type StackUrls = Record<
  'gateway' | 'account' | 'wellness' | 'running' | 'physio' | 'nats' | 'redis' | 'mongodb',
  string
>;

/** A running stack. */
export interface Stack {
  urls: StackUrls;
  ports: Ports;
  dataDir: string;
  /** The part's current process id. Null while it is down or when the server is not run by this stack. */
  pid(part: PartName): number | null;
  /**
   * Sends a signal to the part and its children. After SIGKILL the process is gone when the promise resolves, and it is
   * restarted automatically after 250 ms. SIGSTOP lasts until SIGCONT.
   */
  kill(part: PartName, signal: NodeJS.Signals): Promise<void>;
  /** Waits until the part is ready, at most a minute by default. */
  ready(part: PartName, withinMs?: number): Promise<void>;
  /** Stops the part without restarting it. */
  stopPart(part: PartName): Promise<void>;
  /** Starts a stopped part and waits until it is ready. */
  startPart(part: PartName): Promise<void>;
  /** Stops all parts in reverse order within five seconds. May be called twice. */
  stop(): Promise<void>;
}
