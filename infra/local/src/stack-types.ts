import type { PartName, Ports } from './parts/names.ts';

/** Options for starting a stack. */
export interface StackOptions {
  /** Ports to use. `plan` (default): fixed ports above `basePort`; `free`: random free ports, for tests. */
  ports?: 'plan' | 'free' | Ports;
  /** Base of the port plan; PORT or 8080 by default. */
  basePort?: number;
  /** Folder for data, logs and the run file; STRIDEWELL_DATA or `.data` by default. One stack per folder. */
  dataDir?: string;
  /** The processes to start; all by default. Dependencies are not added automatically. */
  parts?: readonly PartName[];
  /** Environment variables for all services, which override those of the local runner. */
  env?: Record<string, string>;
  /** Environment variables for single services, which override all others. */
  partEnv?: Partial<Record<PartName, Record<string, string>>>;
  /** Returns Node's own flags for a service, such as `--watch`. None by default. */
  nodeFlags?: (part: PartName) => string[];
  /**
   * True to run the services on a clock that tests can adjust through NATS. By default they use the machine's clock.
   */
  testClock?: boolean;
  /**
   * True to keep documents that have expired by a TTL index in the embedded database, for tests whose clock differs
   * from the machine's. Default: `testClock`.
   */
  keepExpired?: boolean;
  /** True to start separate servers and ignore NATS_URL, REDIS_URL and MONGODB_URL in the environment. */
  ownServers?: boolean;
  /** A promise, such as the build of the front ends, that must resolve before the gateway starts. */
  beforeGateway?: Promise<void>;
  /** Aborts a start in progress and stops the started processes. */
  signal?: AbortSignal;
  /** Receives each line for the console. */
  onLine?(line: string): void;
}

/** The address of each process, including those that were not started. */
export type StackUrls = Record<
  'gateway' | 'account' | 'wellness' | 'running' | 'physio' | 'nats' | 'redis' | 'mongodb',
  string
>;

/** A running stack. */
export interface Stack {
  urls: StackUrls;
  ports: Ports;
  dataDir: string;
  /** The current id of a process. Null while it is down or when this stack does not run the server. */
  pid(part: PartName): number | null;
  /**
   * Sends a signal to a process and its children. After SIGKILL the process is gone when the promise resolves, and it
   * is restarted automatically after 250 ms. SIGSTOP lasts until SIGCONT.
   */
  kill(part: PartName, signal: NodeJS.Signals): Promise<void>;
  /** Waits until the process is ready. The default timeout is one minute. */
  ready(part: PartName, withinMs?: number): Promise<void>;
  /** Stops the process without restarting it. */
  stopPart(part: PartName): Promise<void>;
  /** Starts a stopped process and waits until it is ready. */
  startPart(part: PartName): Promise<void>;
  /** Stops all processes in reverse start order within five seconds. Can be called more than once. */
  stop(): Promise<void>;
}
