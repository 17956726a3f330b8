import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { ProcessId } from './identity.ts';
import { makeFolder } from './make-folder.ts';

const processId = z.object({ pid: z.number().int().positive(), born: z.string() });
const runRecord = z.object({
  runner: processId,
  /** Address of the product, which a second start prints in its error message. */
  address: z.string(),
  parts: z.array(z.object({ name: z.string(), id: processId, container: z.string().nullable() })),
});

/**
 * Record of the local runner and its children. The file survives a killed runner, so that the next start can stop the
 * leftover processes.
 */
export type RunRecord = z.infer<typeof runRecord>;

/**
 * A running process in the record, with its container, because a container is not a child process of the local runner.
 */
export type RunningPart = RunRecord['parts'][number];

/** Reads the record at `path`. Null when the file is missing or unreadable. */
export function readRunFile(path: string): RunRecord | null {
  try {
    return runRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps the record of a running stack on disk up to date with its processes. */
export interface RunFile {
  started(part: RunningPart): void;
  ended(id: ProcessId): void;
  remove(): void;
}

/** Creates a record. Each change replaces the file atomically and synchronously. */
export function createRunFile(path: string, runner: ProcessId, address: string): RunFile {
  const record: RunRecord = { runner, address, parts: [] };
  const save = () => {
    writeFileSync(`${path}.new`, JSON.stringify(record), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  makeFolder(dirname(path));
  save();
  return {
    started(part) {
      record.parts.push(part);
      save();
    },
    ended(id) {
      record.parts = record.parts.filter((part) => part.id.pid !== id.pid || part.id.born !== id.born);
      save();
    },
    remove() {
      rmSync(path, { force: true });
    },
  };
}
