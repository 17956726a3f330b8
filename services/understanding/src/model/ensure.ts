import { readFileSync } from 'node:fs';
import { ARTIFACTS, hasModel, sha256 } from './artifact.ts';
import { buildFromCorpus, readLock, writeModel } from './build.ts';

/** True when the generated files match the hashes in the lock file. */
const isCurrent = (): boolean => {
  if (!hasModel()) return false;
  const lock = readLock();
  return (
    sha256(readFileSync(ARTIFACTS.weights)) === lock['understanding.bin'] &&
    sha256(readFileSync(ARTIFACTS.settings)) === lock['understanding.json']
  );
};

/** Trains the model of intents, and logs this, when the model is missing or differs from the lock file. */
export const ensureUnderstanding = (log: (line: string) => void = () => undefined): void => {
  if (isCurrent()) return;
  writeModel(buildFromCorpus());
  log(`Model of intents trained${isCurrent() ? '' : '; it differs from understanding.lock.json'}`);
};

/** Global set-up function for Vitest. */
export default function setup(): void {
  ensureUnderstanding();
}
