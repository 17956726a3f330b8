import { readFileSync } from 'node:fs';
import { ARTIFACTS, hasModel, sha256 } from './artifact.ts';
import { buildFromCorpus, readLock, writeModel } from './build.ts';

/** Whether the generated files are the ones that the lock names. */
const isCurrent = (): boolean => {
  if (!hasModel()) return false;
  const lock = readLock();
  return (
    sha256(readFileSync(ARTIFACTS.weights)) === lock['language.bin'] &&
    sha256(readFileSync(ARTIFACTS.settings)) === lock['language.json']
  );
};

/** Trains the language model where it is missing or not the locked one; says so. Takes seconds once and milliseconds after. */
export const ensureModel = (say: (line: string) => void = () => undefined): void => {
  if (isCurrent()) return;
  writeModel(buildFromCorpus());
  say(`Safety model trained${isCurrent() ? '' : '; it differs from language.lock.json'}`);
};

/** Vitest's global set-up. */
export default function setup(): void {
  ensureModel();
}
