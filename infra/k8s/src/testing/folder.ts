import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder for the tests of a file, which is gone after them. */
export const folderOfTests = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stridewell-k8s-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
