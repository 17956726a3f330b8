import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates an empty folder for the tests in a file and removes it after the tests. */
export const folderOfTests = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'stridewell-k8s-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
