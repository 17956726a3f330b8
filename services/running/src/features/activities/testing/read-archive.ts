import { tmpdir } from 'node:os';
import { openArchive } from '../archive/open-archive.ts';
import { parseAhead } from '../import/parse-ahead.ts';
import { createThreadParser, THREAD_LIMITS } from '../import/thread-parser.ts';

/** Resources that a process needed to read an archive. */
export interface ReadArchive {
  parsed: number;
  /** Resident memory before the archive was opened, and the maximum of the process, in bytes. */
  before: number;
  most: number;
}

/** Time for one file in milliseconds, long enough that a busy machine does not reject large files. */
const FILE_MS = 120_000;

/**
 * Main program of a process that reads all recordings of the archive given as its argument, like the worker, and prints
 * a {@link ReadArchive}.
 */
const [, , path = ''] = process.argv;
const parser = createThreadParser({ ...THREAD_LIMITS, fileMs: FILE_MS });
const before = process.memoryUsage.rss();
const archive = await openArchive(path, tmpdir(), parser.list);
let parsed = 0;
const files = parseAhead([...archive.items.entries()], {
  parse: async ({ content }) =>
    content.kind === 'file' ? parser.parse({ bytes: await content.read(), sport: null, now: Date.now() }) : null,
  mayParseAhead: () => true,
});
for await (const { result } of files) if (result && 'activities' in result) parsed += result.activities.length;
await archive.close();
await parser.close();
const read: ReadArchive = { parsed, before, most: process.resourceUsage().maxRSS * 1_024 };
process.stdout.write(JSON.stringify(read));
