import { compareContracts } from './compare-contracts.ts';
import { generateDocuments, isVersion, readRelease, readReleased, writePresent, writeReleased } from './files.ts';
import { reportOf } from './report.ts';

/**
 * `npm run contracts` writes the contract files from the code. With `-- --release 1.1.0` it also writes them as the
 * released contract, unless they break the previous release.
 */
const [flag, version, ...more] = process.argv.slice(2);
if (more.length > 0 || (flag !== undefined && (flag !== '--release' || !isVersion(version))))
  throw new Error('npm run contracts [-- --release <major.minor.patch>]');

const present = await generateDocuments();
await writePresent(present);
console.log(`Wrote ${Object.keys(present).length} files from the code.`);

/** Writes the released contract, unless it breaks the previous release. The first release always succeeds. */
const release = async (to: string): Promise<void> => {
  const before = await readRelease();
  if (before) {
    const { lines, ok } = reportOf(before.version, compareContracts(await readReleased(), present));
    for (const line of lines) console[ok ? 'log' : 'error'](line);
    if (!ok) {
      process.exitCode = 1;
      return;
    }
  }
  await writeReleased(present, to);
  console.log(`The contract is released as ${to}.`);
};
if (version !== undefined) await release(version);
