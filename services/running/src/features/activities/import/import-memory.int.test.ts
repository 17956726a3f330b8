import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadArchive } from '../testing/read-archive.ts';
import { steadyRun, writeFit, writeGpx } from '../testing/write-recordings.ts';
import { type UploadFile, writeZip } from '../testing/zip.ts';

const MIB = 1_048_576;
const LONG_MS = 400_000;
const RECORDINGS = 400;
const LARGE = 2;
/**
 * Maximum memory that an archive may add to the worker, in MiB. The worker itself uses about 190 MiB, and its container
 * has 512 MiB (infra/k8s, infra/docker).
 */
const MOST_MIB = 300;
/** Heap of the worker in its container, in MiB (infra/k8s/base/parts/running-worker.yaml). */
const HEAP_MIB = 384;

const script = fileURLToPath(new URL('../testing/read-archive.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stridewell-memory-'));
});
afterAll(() => rm(folder, { recursive: true }));

const startOf = (at: number): Date => new Date(Date.parse('2020-01-01T06:00:00Z') + at * 86_400_000);

/** Reads an archive in a separate process. */
const readInProcess = async (files: readonly UploadFile[]): Promise<ReadArchive> => {
  const path = join(folder, `${files.length}.zip`);
  await writeFile(path, writeZip(files));
  const { stdout } = await promisify(execFile)(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, script, path]);
  return JSON.parse(stdout);
};

describe('IMPORT-69 worker memory', () => {
  it(
    'stays bounded for an archive with the maximum number of files and the largest files allowed',
    async () => {
      // A point uses about 250 bytes, so such a file has the maximum size.
      const seconds = Math.floor((IMPORT_LIMITS.fileBytes * 0.8) / 250);
      const large = Array.from({ length: LARGE }, (_, at) => ({
        name: `activities/large-${at}.gpx`,
        content: writeGpx(steadyRun({ start: startOf(RECORDINGS + at * 10), minutes: seconds / 60, step: 1 })),
      }));
      for (const { content } of large) {
        expect(content.length).toBeGreaterThan(IMPORT_LIMITS.fileBytes * 0.6);
        expect(content.length).toBeLessThan(IMPORT_LIMITS.fileBytes);
      }
      const recordings = Array.from({ length: RECORDINGS }, (_, at) => ({
        name: `activities/${at}.fit`,
        content: writeFit({ ...steadyRun({ start: startOf(at), minutes: 45 }), serial: at + 1 }),
      }));
      const media = Array.from({ length: IMPORT_LIMITS.entries - RECORDINGS - LARGE }, (_, at) => ({
        name: `media/${'photo'.repeat(20)}-${at}.jpg`,
        content: String(at),
      }));
      const { parsed, before, most } = await readInProcess([...recordings, ...large, ...media]);
      const grownMib = Math.round((most - before) / MIB);
      console.log(`IMPORT-69 ${JSON.stringify({ beforeMib: Math.round(before / MIB), grownMib })}`);
      expect(parsed).toBe(RECORDINGS + LARGE);
      expect(grownMib).toBeLessThanOrEqual(MOST_MIB);
    },
    LONG_MS,
  );
});
