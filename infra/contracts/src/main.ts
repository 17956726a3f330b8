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

if (flag !== undefined && version !== undefined) {
  const before = flag === '--release' ? await readRelease() : { version: 'nothing' };
  const { breaks } = flag === '--release' ? compareContracts(await readReleased(), present) : { breaks: [] };
  for (const { file, where, what } of breaks) console.error(`${file}: ${where}: ${what}`);
  if (breaks.length > 0) throw new Error(`${version} would break ${before.version}: give what changes a new version`);
  await writeReleased(present, version);
  console.log(`${version} is released after ${before.version}.`);
}
