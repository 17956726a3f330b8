import { compareContracts } from './breaks.ts';
import { generate, readRelease, readReleased } from './files.ts';
import { frozenReport, reportOf } from './report.ts';

/**
 * `npm run check:contracts`: fails where the code's contract breaks the released one, and tells what is new beside that.
 * With `-- --frozen`, before a release, also where the contract is not frozen as it is.
 */
const [released, present, release] = await Promise.all([readReleased(), generate(), readRelease()]);
const version = release?.version ?? 'nothing';
const reports = [reportOf(version, compareContracts(released, present))];
if (process.argv.includes('--frozen')) reports.push(frozenReport(version, released, present));
for (const { lines, ok } of reports) for (const line of lines) console[ok ? 'log' : 'error'](line);
process.exitCode = reports.every(({ ok }) => ok) ? 0 : 1;
