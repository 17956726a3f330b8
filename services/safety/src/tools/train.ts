import { buildFromCorpus, lockOf, readLock, writeLock, writeModel } from '../model/build.ts';

/**
 * `npm run coach:train`: trains the language model, writes `generated/` and the lock. With `--check` it writes only `generated/`
 * and fails when a byte differs from the lock.
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
