import { buildFromCorpus, lockOf, readLock, writeLock, writeModel } from '../model/build.ts';

/**
 * Trains the model of intents and writes `generated/` and the lock file. With `--check` it writes only `generated/` and
 * fails when a file differs from the lock file.
 */
const isCheck = process.argv.includes('--check');
const built = buildFromCorpus();
writeModel(built);
const lock = lockOf(built);
if (isCheck) {
  const expected = JSON.stringify(readLock());
  if (JSON.stringify(lock) !== expected) {
    console.error(
      `The trained bytes differ from understanding.lock.json: ${JSON.stringify(lock)} instead of ${expected}`,
    );
    process.exitCode = 1;
  }
} else writeLock(built);
console.log(`Model of intents ${built.settings.version} trained.`);
