import { readFileSync } from 'node:fs';
import { ARTIFACTS, hasModel, sha256 } from './artifact.ts';
import { buildFromCorpus, readLock, writeModel } from './build.ts';

/** True when the generated files match the lock. */
const isCurrent = (): boolean => {
  if (!hasModel()) return false;
  const lock = readLock();
  return (
    sha256(readFileSync(ARTIFACTS.weights)) === lock['language.bin'] &&
    sha256(readFileSync(ARTIFACTS.settings)) === lock['language.json']
  );
};

/**
 * Trains the language model when it is missing or differs from the lock, and logs this. Takes seconds once, then
 * milliseconds.
 */
export const ensureModel = (log: (line: string) => void = () => undefined): void => {
  if (isCurrent()) return;
  writeModel(buildFromCorpus());
  log(`Safety model trained${isCurrent() ? '' : '; it differs from language.lock.json'}`);
};

/** Global set-up of Vitest. */
export default function setup(): void {
  ensureModel();
}
