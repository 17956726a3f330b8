import { setTimeout as delay } from 'node:timers/promises';
import { removeContainer } from '../provision/container.ts';
import { createBackOff } from './back-off.ts';
import { type Child, startChild } from './child.ts';
import { endGroup, signalGroup } from './group.ts';
import { identify } from './identity.ts';
import { createLineWatch } from './line-watch.ts';
import type { LogFile } from './log-file.ts';
import type { Part, PartSpec } from './part.ts';
import type { RunFile } from './run-file.ts';

/** Dependencies of a supervised process. */
export interface SupervisorDependencies {
  log: LogFile;
  run: RunFile;
  /** Receives each line for the console. */
  onLine(line: string): void;
}

const READY_MS = 60_000;
const PROBE_EVERY_MS = 50;
/** Number of exits after which a process that was never ready is not restarted. */
const MAX_FAILED_STARTS = 3;

/** Creates a supervised process without starting it. */
export function supervise(spec: PartSpec, { log, run, onLine }: SupervisorDependencies): Part {
  const backOff = createBackOff();
  const watch = createLineWatch((error) => onLine(`${spec.name}: ${error}`));
  let wanted = false;
  let child: Child | null = null;
  let starting: Promise<void> = Promise.resolve();
  let restart: NodeJS.Timeout | undefined;
  let wasReady = false;
  let failures = 0;

  const launch = async (again: boolean) => {
    watch.reset();
    // A killed Docker client leaves its container running under the same name.
    if (spec.container) await removeContainer(spec.container);
    const started = await startChild(spec, (chunk) => {
      log.write(chunk);
      watch.push(chunk);
    });
    const since = performance.now();
    if (typeof started === 'string') return onEnd(`could not be started (${started})`, 0);
    child = started;
    const id = identify(started.pid);
    if (id) run.started({ name: spec.name, id, container: spec.container });
    void started.gone.then(() => {
      child = null;
      if (id) run.ended(id);
    });
    void started.ended.then((how) => onEnd(`ended (${how})`, performance.now() - since));
    if (again)
      void part.ready().then(
        () => onLine(`${spec.name} is ready again`),
        () => undefined,
      );
  };

  const onEnd = (how: string, livedMs: number) => {
    if (!wanted) return;
    failures += 1;
    if (!wasReady && failures >= MAX_FAILED_STARTS) return;
    const pause = backOff.next(livedMs);
    // The last line of a killed process does not explain why it ended.
    const why = watch.hasReported() || how.includes('SIG') ? '' : watch.last();
    onLine(`${spec.name} ${how}${why ? `: ${why}` : ''}; starting it again in ${pause} ms (see ${log.path})`);
    restart = setTimeout(() => {
      starting = launch(true);
    }, pause);
  };

  const part: Part = {
    name: spec.name,
    pid: () => child?.pid ?? null,
    start() {
      if (wanted) return;
      wanted = true;
      wasReady = false;
      failures = 0;
      starting = launch(false);
    },
    async ready(withinMs = READY_MS) {
      const deadline = performance.now() + withinMs;
      let reason = 'it is not running';
      while (wanted && performance.now() < deadline && (wasReady || failures < MAX_FAILED_STARTS)) {
        const probed = child;
        try {
          if (probed) {
            await spec.probe();
            // The probe's result is used only if the probed process is still the current process.
            if (probed === child) {
              wasReady = true;
              return;
            }
          }
        } catch (error) {
          reason = reasonOf(error);
        }
        await delay(PROBE_EVERY_MS);
      }
      throw new Error(`${spec.name} is not ready: ${watch.last() || reason} (see ${log.path})`);
    },
    async kill(signal) {
      const current = child;
      if (!current) throw new Error(`${spec.name} is not running`);
      signalGroup(current.pid, signal);
      if (signal === 'SIGKILL') await current.gone;
    },
    async stop(graceMs) {
      wanted = false;
      clearTimeout(restart);
      await starting;
      const current = child;
      if (current) {
        await endGroup(current.pid, graceMs);
        await current.ended;
      }
      if (spec.container) await removeContainer(spec.container);
    },
    abandon() {
      wanted = false;
      clearTimeout(restart);
      if (child) signalGroup(child.pid, 'SIGKILL');
    },
  };
  return part;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause && cause !== error.message ? `${error.message}: ${cause}` : error.message;
}
