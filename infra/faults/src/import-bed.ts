import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ActivityImport, addDays, PATHS } from '@stridewell/contracts/web';
import type { TemporaryStack } from '@stridewell/local/testbed/temporary-stack';
import { steadyRun, writeFit } from '@stridewell/running/features/activities/testing/write-recordings';
import type { UploadFile } from '@stridewell/running/features/activities/testing/zip';
import type { Runner } from './api.ts';

/** Raised rate limits: all runners share one address. */
export const UNLIMITED = {
  REGISTRATIONS_PER_HOUR: '5000',
  ADDRESS_REQUESTS_PER_MINUTE: '10000000',
  USER_REQUESTS_PER_MINUTE: '10000000',
  RATE_LIMIT_PER_MINUTE: '10000000',
  TEXT_CHARACTERS_PER_MINUTE: '1000000000',
  FORM_WRITES_PER_MINUTE: '10000000',
  LOG_LEVEL: 'warn',
};

const TODAY = new Date().toISOString().slice(0, 10);

/** A run as a watch records it, `daysAgo` days before today. */
export const runFile = (daysAgo: number, minutes = 40, name = `${daysAgo}.fit`): UploadFile => ({
  name,
  content: writeFit({
    ...steadyRun({ start: new Date(`${addDays(TODAY, -daysAgo)}T06:00:00Z`), minutes }),
    serial: daysAgo,
  }),
});

/** Uploads files and returns the id of the import. @throws Error when they are not accepted */
export const upload = async (origin: string, { token }: Runner, files: readonly UploadFile[]): Promise<string> => {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new Blob([Buffer.from(content)]), name);
  const answer = await fetch(`${origin}${PATHS.activityImport}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
};

/** Returns an import; null while the API cannot be reached. */
export const readImport = async (origin: string, { token }: Runner, id: string): Promise<ActivityImport | null> => {
  const answer = await fetch(`${origin}${PATHS.activityImport}/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ActivityImport) : null;
};

/**
 * Interval between two checks of an import in milliseconds, equal to the interval at which the worker reports its
 * progress.
 */
const LOOK_MS = 1_000;

export const untilImported = async (
  origin: string,
  runner: Runner,
  id: string,
  timeoutMs = 300_000,
): Promise<ActivityImport> => {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(LOOK_MS)) {
    const found = await readImport(origin, runner, id);
    if (found?.state === 'done') return found;
  }
  throw new Error('the import did not end');
};

/** Returns the names of the uploaded files that the stack still stores. */
export const spooledFiles = async ({ dataDir }: Pick<TemporaryStack, 'dataDir'>): Promise<string[]> =>
  readdir(join(dataDir, 'imports'), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    () => [],
  );

const MEASURED = ['gateway', 'account', 'wellness', 'running', 'running-worker', 'physio'] as const;
export type Megabytes = Record<(typeof MEASURED)[number], number>;

/** Resident memory of each service's process. */
export const memoryOf = (stack: Pick<TemporaryStack, 'pid'>): Megabytes =>
  Object.fromEntries(
    MEASURED.map((part) => {
      const status = readFileSync(`/proc/${stack.pid(part)}/status`, 'utf8');
      return [part, Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024];
    }),
  ) as Megabytes;

/** Measures the maximum memory growth of each service's process while `happens` runs. */
export const growthDuring = async (
  stack: Pick<TemporaryStack, 'pid'>,
  happens: () => Promise<unknown>,
): Promise<Megabytes> => {
  const before = memoryOf(stack);
  const peak = { ...before };
  const timer = setInterval(() => {
    const now = memoryOf(stack);
    for (const part of MEASURED) peak[part] = Math.max(peak[part], now[part]);
  }, 100);
  try {
    await happens();
  } finally {
    clearInterval(timer);
  }
  return Object.fromEntries(MEASURED.map((part) => [part, Math.round(peak[part] - before[part])])) as Megabytes;
};

/** Number of clock ticks per second in the kernel's process times. */
const TICKS = 100;

/**
 * CPU time in seconds that the worker and the database have used. It depends less on other load on the machine than
 * elapsed time.
 */
export const cpuOf = (stack: Pick<TemporaryStack, 'pid'>): Record<'running-worker' | 'database', number> => {
  const seconds = (part: 'running-worker' | 'database'): number => {
    const [, fields = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${stack.pid(part)}/stat`, 'utf8').trim()) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  };
  return { 'running-worker': seconds('running-worker'), database: seconds('database') };
};
