import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { steadyRun, writeFit } from '../testing/write-recordings.ts';
import { createThreadParser, THREAD_LIMITS, type ThreadLimits, type ThreadParser } from './thread-parser.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const task = (bytes: Uint8Array) => ({ bytes, sport: null, now: NOW });

let folder: string;
let parser: ThreadParser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => parser.close());

/** A parser whose thread runs custom code for each task and echoes tasks of one byte. */
const withThread = async (code: string, limits: Partial<ThreadLimits> = {}): Promise<ThreadParser> => {
  const path = join(folder, 'thread.mjs');
  const echo = `if (task.bytes.length === 1) { parentPort.postMessage({ reason: 'empty' }); return; }`;
  await writeFile(
    path,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (task) => { ${echo} ${code} });`,
  );
  return createThreadParser({ ...THREAD_LIMITS, entry: pathToFileURL(path), ...limits });
};

describe('IMPORT-09 parser thread', () => {
  it('parses one file after the other', async () => {
    parser = createThreadParser();
    for (const minutes of [5, 10]) {
      const result = await parser.parse(task(writeFit(steadyRun({ minutes }))));
      expect(result).toMatchObject({ format: 'fit', activities: [{ movingSeconds: minutes * 60 }] });
    }
    expect(await parser.parse(task(new Uint8Array()))).toEqual({ reason: 'empty' });
  });

  it.each([
    ['uses too much memory', 'const all = []; for (;;) all.push(new Array(100_000).fill({}).map(() => ({})));'],
    ['ends itself', 'process.exit(1);'],
    ['fails', `throw new Error('unexpected');`],
  ])('reports a file that %s as too complex, and parses the next one', async (_case, code) => {
    parser = await withThread(code, { memoryMb: 32 });
    expect(await parser.parse(task(new Uint8Array(2)))).toEqual({ reason: 'too_complex' });
    expect(await parser.parse(task(new Uint8Array(1)))).toEqual({ reason: 'empty' });
  });

  it('reports a file that takes too long as too complex', async () => {
    parser = await withThread('for (;;);', { fileMs: 500 });
    expect(await parser.parse(task(new Uint8Array(2)))).toEqual({ reason: 'too_complex' });
  });

  it('IMPORT-63 moves a large file, so that it is in memory only once, and copies a small one', async () => {
    parser = createThreadParser();
    const [large, small] = [new Uint8Array(2_000_000), new Uint8Array(10)];
    for (const bytes of [large, small]) expect(await parser.parse(task(bytes))).toEqual({ reason: 'unknown_format' });
    expect([large.length, small.length]).toEqual([0, 10]);
  });

  it('rejects the task of a closed parser, because its end is not caused by the file', async () => {
    parser = await withThread('for (;;);');
    expect(await parser.parse(task(new Uint8Array(1)))).toEqual({ reason: 'empty' });
    const running = expect(parser.parse(task(new Uint8Array(2)))).rejects.toThrow('The parser is closed.');
    await parser.close();
    await running;
    await expect(parser.parse(task(new Uint8Array(1)))).rejects.toThrow('The parser is closed.');
  });
});
