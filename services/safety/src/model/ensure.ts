import { readFileSync } from 'node:fs';
import { ARTIFACTS, hasModel, sha256 } from './artifact.ts';
import { buildFromCorpus, readLock, writeModel } from './build.ts';

/** True when the generated files match the hashes in the lock file. */
const isCurrent = (): boolean => {
  if (!hasModel()) return false;
  const lock = readLock();
  return (
    sha256(readFileSync(ARTIFACTS.weights)) === lock['language.bin'] &&
    sha256(readFileSync(ARTIFACTS.settings)) === lock['language.json']
  );
};

/**
 * Trains the language model, and logs this, when the model is missing or differs from the lock file. Training takes
 * seconds; if the model is up to date, the check takes milliseconds.
 */
export const ensureModel = (log: (line: string) => void = () => undefined): void => {
  if (isCurrent()) return;
  writeModel(buildFromCorpus());
  log(`Safety model trained${isCurrent() ? '' : '; it differs from language.lock.json'}`);
};

/** Global set-up function for Vitest. */
export default function setup(): void {
  ensureModel();
}
