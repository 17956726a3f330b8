import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Doc } from './bson/values.ts';
import type { Reply, Services } from './commands/command.ts';
import { Cursors } from './cursors.ts';
import { runCommand } from './engine.ts';
import { GroupCommit } from './group-commit.ts';
import { Store } from './store/store.ts';
import { indexProblems } from './testing/index-problems.ts';
import { sweepExpired } from './ttl.ts';

let services: Services;
let commits: GroupCommit;

beforeEach(() => {
  services = { store: new Store(':memory:'), cursors: new Cursors() };
  commits = new GroupCommit(services);
});
afterEach(() => services.store.close());

const run = (body: Doc): Reply =>
  runCommand({ name: Object.keys(body)[0] ?? '', db: 'd', body, sequences: new Map() }, services);

/** Queues commands in one turn of the event loop and returns the log of their runs, replies and failures. */
function turn(...bodies: Doc[]): string[] {
  const log: string[] = [];
  for (const [i, body] of bodies.entries()) {
    commits.add({
      run: () => void log.push(`run ${i} ${run(body).body.ok}`),
      answer: () => void log.push(`answer ${i}`),
      fail: (error) => void log.push(`fail ${i} ${(error as Error).message}`),
    });
  }
  commits.flush();
  return log;
}

const count = (): unknown => run({ count: 'c' }).body.n;
const documents = (from: number, to: number): Doc[] =>
  Array.from({ length: to - from }, (_, i) => ({ _id: from + i, tags: [i, `t${i}`], text: 'x'.repeat(500) }));

describe('GroupCommit', () => {
  test('replies to commands only after all have run and the transaction is committed', () => {
    const insert = (id: number): Doc => ({ insert: 'c', documents: [{ _id: id }] });
    expect(turn(insert(1), insert(2))).toEqual(['run 0 1', 'run 1 1', 'answer 0', 'answer 1']);
    expect(services.store.sqlite.isTransaction).toBe(false);
  });

  test('rolls back a rejected command and commits the other commands', () => {
    run({ insert: 'c', documents: [{ a: 1 }, { a: 1 }] });
    const indexes = [
      { key: { b: 1 }, name: 'b_1' },
      { key: { a: 1 }, name: 'a_1', unique: true },
    ];
    expect(turn({ createIndexes: 'c', indexes }, { insert: 'c', documents: [{ a: 2 }] })).toEqual([
      'run 0 0',
      'run 1 1',
      'answer 0',
      'answer 1',
    ]);
    expect(services.store.find('d', 'c')?.indexes.map((index) => index.spec.name)).toEqual(['_id_']);
    expect(count()).toBe(3);
    expect(indexProblems(services.store)).toEqual([]);
  });

  test('stores nothing and reports the error when the disk is full, and recovers when space is free', () => {
    const indexes = [{ key: { tags: 1 }, name: 'tags_1' }];
    turn({ createIndexes: 'c', indexes }, { insert: 'c', documents: documents(0, 20) });
    const { sqlite } = services.store;
    const pages = Number(sqlite.prepare('PRAGMA page_count').get()?.page_count);
    sqlite.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const log = turn({ insert: 'c', documents: documents(20, 200) });
    expect(log.at(-1)).toMatch(/^fail 0 .*full/);
    expect(count()).toBe(20);
    expect(indexProblems(services.store)).toEqual([]);
    sqlite.exec(`PRAGMA max_page_count = ${pages * 100}`);
    expect(turn({ insert: 'c', documents: documents(20, 200) })).toEqual(['run 0 1', 'answer 0']);
    expect(count()).toBe(200);
    expect(indexProblems(services.store)).toEqual([]);
  });
});

describe('TTL sweep', () => {
  const now = Date.UTC(2026, 0, 1);
  const index = (options: Doc): Doc => ({
    createIndexes: 'c',
    indexes: [{ key: { at: 1 }, name: 'at_1', ...options }],
  });
  const at = (secondsAgo: number): Date => new Date(now - secondsAgo * 1000);

  test('removes expired documents and keeps documents with a future date, another type or no date', () => {
    run(index({ expireAfterSeconds: 60 }));
    const dates = [at(61), at(59), at(-5), 'text', 5, null];
    run({ insert: 'c', documents: [...dates.map((date, i) => ({ _id: i, at: date })), { _id: 9 }] });
    expect(sweepExpired(services, now)).toBe(1);
    expect(count()).toBe(6);
    expect(sweepExpired(services, now + 2000)).toBe(1);
    expect(indexProblems(services.store)).toEqual([]);
  });

  test('removes expired documents only when they match the partial filter', () => {
    run(index({ expireAfterSeconds: 0, partialFilterExpression: { done: true } }));
    run({
      insert: 'c',
      documents: [
        { _id: 1, at: at(5), done: true },
        { _id: 2, at: at(5) },
      ],
    });
    expect(sweepExpired(services, now)).toBe(1);
    expect(count()).toBe(1);
  });
});
