import type { LocalConfig } from './config.ts';
import { portPlan, stackUrls } from './ports/plan.ts';
import { isRunning } from './process/identity.ts';
import { readRunFile } from './process/run-file.ts';
import { startStack } from './stack.ts';
import { runnerFiles } from './stack-folder.ts';
import type { StackUrls } from './stack-types.ts';

/** The running product that a command accesses. */
export interface Target {
  urls: StackUrls;
  /** The product's address. Null when it was started only for this command. */
  address: string | null;
  /** Stops the services that were started for this command. */
  done(): Promise<void>;
}

/** Finds the stack that runs from the data folder. If there is none, starts the services for the duration of the command. */
export async function findTarget(
  config: LocalConfig,
  options: { onLine(line: string): void; signal: AbortSignal },
): Promise<Target> {
  const record = readRunFile(runnerFiles(config.dataDir).run);
  if (record && isRunning(record.runner)) {
    const ports = portPlan(Number(new URL(record.address).port));
    return { urls: stackUrls(ports, config.given), address: record.address, done: async () => undefined };
  }
  options.onLine('Nothing is running; starting the services for this command');
  const parts = ['nats', 'redis', 'database', 'account', 'wellness', 'running', 'physio'] as const;
  const { urls, stop } = await startStack({ ...options, parts });
  return { urls, address: null, done: stop };
}
