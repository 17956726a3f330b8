import { join } from 'node:path';
import { edgeHost, type LocalConfig, readConfig } from './config.ts';
import { mailFolder } from './mail/code-mail.ts';
import { checkGiven, infrastructureSpecs, ownServers } from './parts/infrastructure.ts';
import { ensureKeyFile } from './parts/key-file.ts';
import { PART_NAMES, type Ports, SERVICES } from './parts/names.ts';
import { serviceSpec } from './parts/services.ts';
import { freePorts } from './ports/free.ts';
import { NO_GIVEN_URLS, portPlan, stackUrls } from './ports/plan.ts';
import { takenMessage, takenParts } from './ports/taken.ts';
import { takeFolder } from './stack-folder.ts';
import { createStackProcesses, STOPPED, type StackProcesses } from './stack-processes.ts';
import type { Stack, StackOptions, StackUrls } from './stack-types.ts';

/** Time for which `stopPart` waits before it kills the process, in milliseconds. */
const PART_GRACE_MS = 5_000;

/**
 * Starts the product, or some of its processes, and waits until each is ready.
 * @throws Error with one sentence when a port is taken, a server is unavailable, or a process does not become ready. No
 * process is left running.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const read = readConfig();
  const config = options.ownServers ? { ...read, given: NO_GIVEN_URLS } : read;
  const dataDir = options.dataDir ?? config.dataDir;
  const ports = await choosePorts(options, config.basePort);
  const urls = stackUrls(ports, config.given);
  const onLine = options.onLine ?? (() => undefined);
  const processes = createStackProcesses(await takeFolder(dataDir, urls.gateway, onLine), dataDir, onLine);
  try {
    await startAll(processes, { config, dataDir, ports, urls, onLine }, options);
  } catch (error) {
    await processes.stop();
    throw error;
  }
  return {
    urls,
    ports,
    dataDir,
    pid: (name) => processes.part(name).pid(),
    kill: (name, signal) => processes.part(name).kill(signal),
    ready: (name, withinMs) => processes.part(name).ready(withinMs),
    stopPart: (name) => processes.part(name).stop(PART_GRACE_MS),
    async startPart(name) {
      processes.part(name).start();
      await processes.part(name).ready();
    },
    stop: () => processes.stop(),
  };
}

interface Plan {
  config: LocalConfig;
  dataDir: string;
  ports: Ports;
  urls: StackUrls;
  onLine(line: string): void;
}

/** Starts the servers first, then the services concurrently, and the gateway when the front ends are built. */
async function startAll(processes: StackProcesses, plan: Plan, options: StackOptions): Promise<void> {
  const { config, dataDir, ports, urls, onLine } = plan;
  const aborted = whenAborted(options.signal, () => void processes.stop());
  const names = PART_NAMES.filter((name) => (options.parts ?? PART_NAMES).includes(name));
  const services = SERVICES.filter((name) => names.includes(name));
  const edge = names.filter((name) => name === 'gateway');
  const servers = ownServers(names, config.given);

  const taken = await takenParts(ports, [...edge, ...services, ...servers]);
  if (taken.length) throw new Error(takenMessage(ports, taken));
  await checkGiven(names, config.given);

  const env = config.childEnv;
  const toolsDir = join(config.dataDir, 'bin');
  const testClock = options.testClock ?? false;
  const keepExpired = options.keepExpired ?? testClock;
  await processes.start(await infrastructureSpecs(servers, { ports, dataDir, toolsDir, env, keepExpired, onLine }));
  const around = {
    ports,
    urls,
    base: env,
    edgeHost: edgeHost(),
    mailFolder: mailFolder(dataDir),
    importFolder: join(dataDir, 'imports'),
    keyFile: ensureKeyFile(dataDir),
    env: options.env ?? {},
    partEnv: options.partEnv ?? {},
    nodeFlags: options.nodeFlags ?? (() => []),
    testClock,
  };
  await Promise.all([
    processes.start(services.map((name) => serviceSpec(name, around))),
    Promise.race([edge.length ? options.beforeGateway : undefined, aborted]).then(() =>
      processes.start(edge.map((name) => serviceSpec(name, around))),
    ),
  ]);
}

/** Rejects when the signal aborts, after calling `onAbort`. Never settles without a signal. */
function whenAborted(signal: AbortSignal | undefined, onAbort: () => void): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => {
      onAbort();
      reject(new Error(STOPPED));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
  // Prevents an unhandled rejection, because it is possible that no caller is awaiting the promise when it rejects.
  aborted.catch(() => undefined);
  return aborted;
}

async function choosePorts(options: StackOptions, basePort: number): Promise<Ports> {
  if (options.ports === 'free') return freePorts();
  return typeof options.ports === 'object' ? options.ports : portPlan(options.basePort ?? basePort);
}
