import path from 'node:path';
import { ROOT } from './apps.ts';
import { FIRST_LOAD_BUDGET, firstLoad } from './first-load.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints what the first load of the home weighs; fails when that is over the budget or holds recharts. */
const files = firstLoad(path.join(ROOT, 'shell/dist'));
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of files) console.log(`${file.padEnd(32)} ${kilobytes(bytes)}`);
console.log(`${'first load, gzip -9'.padEnd(32)} ${kilobytes(total)} of ${kilobytes(FIRST_LOAD_BUDGET)}`);

const charts = files.filter(({ recharts }) => recharts);
for (const { file } of charts) console.error(`${file} holds recharts, which belongs to the screens with charts`);
if (files.length === 0) console.error('index.html names no script');
if (files.length === 0 || total > FIRST_LOAD_BUDGET || charts.length > 0) process.exitCode = 1;
