import { buildFromCorpus, lockOf, readLock, writeLock, writeModel } from '../model/build.ts';

/**
 * `npm run coach:train`: trains the language model and writes `generated/` and the lock file. With `--check` it writes
 * only `generated/` and fails when a file differs from the lock file.
 */
const isCheck = process.argv.includes('--check');
const built = buildFromCorpus();
writeModel(built);
const lock = lockOf(built);
if (isCheck) {
  const expected = JSON.stringify(readLock());
  if (JSON.stringify(lock) !== expected) {
    console.error(`The trained bytes differ from language.lock.json: ${JSON.stringify(lock)} instead of ${expected}`);
    process.exitCode = 1;
  }
} else writeLock(built);
console.log(`Language model ${built.settings.version} trained.`);
