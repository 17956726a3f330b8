import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extendedRecord, RECORD } from './src/rules/stored.ts';
import { readTree } from './src/tree.ts';

/**
 * `npm run record:migrations`: records the hashes of new migrations. Hashes that are already recorded do not change.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
writeFileSync(`${root}/${RECORD}`, `${JSON.stringify(extendedRecord(readTree(root)), null, 2)}\n`);
