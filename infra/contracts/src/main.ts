import { compareContracts } from './breaks.ts';
import { generate, readRelease, readReleased, writePresent, writeReleased } from './files.ts';

/** `npm run contracts` writes the contract's files from the code; with `-- --release 1.1.0` it freezes them as released, unless they break what was. */
const [flag, version, ...more] = process.argv.slice(2);
const usage = 'npm run contracts [-- --release <version> | -- --first-release <version>]';
if (more.length > 0 || (flag !== undefined && (!/^--(first-)?release$/.test(flag) || version === undefined)))
  throw new Error(usage);

const present = await generate();
await writePresent(present);
console.log(`${Object.keys(present).length} files are as the code has them.`);

/** Freezes the contract, unless it breaks what was released before. */
const release = async (version: string, isFirst: boolean): Promise<void> => {
  const { breaks } = isFirst ? { breaks: [] } : compareContracts(await readReleased(), present);
  for (const { file, where, what } of breaks) console.error(`${file}: ${where}: ${what}`);
  if (breaks.length > 0) {
    console.error(`${breaks.length} changes break ${(await readRelease()).version}: nothing is released.`);
    process.exitCode = 1;
    return;
  }
  await writeReleased(present, version);
  console.log(`The contract is released as ${version}.`);
};
if (version !== undefined) await release(version, flag === '--first-release');
