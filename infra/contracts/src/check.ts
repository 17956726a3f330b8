import { compareContracts } from './breaks.ts';
import { generate, readRelease, readReleased } from './files.ts';

/** `npm run check:contracts`: fails where the code's contract breaks the released one; tells what is new beside that. */
const { version } = await readRelease();
const { breaks, added } = compareContracts(await readReleased(), await generate());
for (const { file, where, what } of breaks) console.error(`${file}: ${where}: ${what}`);
for (const { file, where } of added) console.log(`${file}: ${where} is new: its service goes before who uses it.`);
console.log(breaks.length === 0 ? `Nothing breaks ${version}.` : `${breaks.length} changes break ${version}.`);
process.exitCode = breaks.length === 0 ? 0 : 1;
