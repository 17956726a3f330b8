import path from 'node:path';
import { ROOT } from './apps.ts';
import { FIRST_LOAD_BUDGET, firstLoad } from './first-load.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints the size of the home screen's first load. Fails when it exceeds the budget or contains recharts. */
const files = firstLoad(path.join(ROOT, 'shell/dist'));
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { file, bytes } of files) console.log(`${file.padEnd(32)} ${kilobytes(bytes)}`);
console.log(`${'first load, gzip -9'.padEnd(32)} ${kilobytes(total)} of ${kilobytes(FIRST_LOAD_BUDGET)}`);

const charts = files.filter(({ recharts }) => recharts);
for (const { file } of charts) console.error(`${file} contains recharts, which only screens with charts may load`);
if (files.length === 0) console.error('index.html references no script');
if (files.length === 0 || total > FIRST_LOAD_BUDGET || charts.length > 0) process.exitCode = 1;
