import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { ProcessId } from './identity.ts';
import { makeFolder } from './make-folder.ts';

const processId = z.object({ pid: z.number().int().positive(), born: z.string() });
const runRecord = z.object({
  runner: processId,
  /** Where the runner's product is to be seen, for the sentence a second start prints. */
  address: z.string(),
  parts: z.array(z.object({ name: z.string(), id: processId, container: z.string().nullable() })),
});

/** Who runs, with which children. It outlives a killed runner, so that the next one can stop what was left. */
export type RunRecord = z.infer<typeof runRecord>;

/** One running part of the record; a container is named besides, since it is not a child of ours. */
export type RunningPart = RunRecord['parts'][number];

/** The record at `path`; null when there is none, or none that can be read. */
export function readRunFile(path: string): RunRecord | null {
  try {
    return runRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Keeps the record of a running stack on disk, in step with its processes. */
export interface RunFile {
  started(part: RunningPart): void;
  ended(id: ProcessId): void;
  remove(): void;
}

/** Begins a record. Each change is one atomic replacement of the file, done before the caller goes on. */
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
