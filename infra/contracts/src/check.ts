import { compareContracts } from './compare-contracts.ts';
import { generateDocuments, readRelease, readReleased } from './files.ts';
import { frozenReport, reportOf } from './report.ts';

/**
 * `npm run check:contracts`: fails if the contract generated from the code breaks the released contract, and lists
 * additions. With `-- --frozen`, which is used before a release, it also fails if the current contract differs from the
 * released contract.
 */
const [released, present, release] = await Promise.all([readReleased(), generateDocuments(), readRelease()]);
const version = release?.version ?? 'nothing';
const reports = [reportOf(version, compareContracts(released, present))];
if (process.argv.includes('--frozen')) reports.push(frozenReport(version, released, present));
for (const { lines, ok } of reports) for (const line of lines) console[ok ? 'log' : 'error'](line);
process.exitCode = reports.every(({ ok }) => ok) ? 0 : 1;
