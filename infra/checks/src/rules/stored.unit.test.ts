import { describe, expect, it } from 'vitest';
import { createTree } from '../tree.ts';
import { definedCollections, extendedRecord, frozenMigrations, RECORD } from './stored.ts';

const FILE = 'services/a/src/migrations/0001-days.ts';
const TEXT = "import type { Migration } from '@stridewell/kit/mongo/migrations';\nexport const migration = 1;\n";

const recorded = (files: Record<string, string>) =>
  createTree({ ...files, [RECORD]: JSON.stringify(extendedRecord(createTree(files))) });
const messages = (tree: ReturnType<typeof createTree>) => frozenMigrations(tree).map(({ message }) => message);

describe('frozenMigrations', () => {
  it('accepts a migration whose hash matches the recorded hash', () => {
    expect(messages(recorded({ [FILE]: TEXT }))).toEqual([]);
  });

  it('reports a migration that is not recorded', () => {
    expect(messages(createTree({ [FILE]: TEXT }))).toEqual([expect.stringContaining('record:migrations')]);
  });

  it('reports a recorded migration that was edited, moved or removed', () => {
    const record = { [RECORD]: JSON.stringify(extendedRecord(createTree({ [FILE]: TEXT }))) };
    expect(messages(createTree({ ...record, [FILE]: `${TEXT}\n` }))).toEqual([
      expect.stringContaining('must not change'),
    ]);
    expect(messages(createTree(record))).toEqual([expect.stringContaining(`${FILE} has landed`)]);
  });

  it('does not change the recorded hash of a migration when other migrations are recorded', () => {
    const tree = recorded({ [FILE]: TEXT });
    const [[, before] = []] = Object.entries(extendedRecord(tree));
    const edited = createTree({ ...Object.fromEntries(tree.files), [FILE]: 'edited', [FILE.replace('1', '2')]: TEXT });
    expect(Object.values(extendedRecord(edited))).toEqual([before, expect.any(String)]);
    expect(messages(edited)).toHaveLength(2);
  });

  it.each([
    ["import { INDEX } from '../features/days/repository.ts';", 1],
    ["import { createClock } from '@stridewell/kit/clock';", 1],
    ["import type { Db } from 'mongoose';", 0],
    ["import { retentionMigration } from '@stridewell/kit/migrations/retention';", 0],
  ])('reports migration imports other than types and other migrations (%s)', (line, findings) => {
    expect(messages(recorded({ [FILE]: `${line}\n${TEXT}` }))).toHaveLength(findings);
  });

  it('ignores test files of migrations', () => {
    expect(messages(createTree({ [FILE.replace('.ts', '.int.test.ts')]: "import '../x.ts';" }))).toEqual([]);
  });
});

describe('definedCollections', () => {
  const found = (path: string, text: string) => definedCollections(createTree({ [path]: text })).length;

  it.each([
    "database.collection('days')",
    'database.collection<Day>("days")',
    "database\n  .collection<Owned<Day>>(\n'days')",
    'new Schema({})',
    'new mongoose.Schema({})',
  ])('reports %j outside migrations and tests', (text) => {
    expect(found('services/a/src/x/repository.ts', text)).toBe(1);
    expect(found('services/a/src/x/repository.int.test.ts', text)).toBe(0);
    expect(found(FILE, text)).toBe(0);
    expect(found('infra/bench/src/x.ts', text)).toBe(0);
  });

  it('allows a collection name that is not a string literal', () => {
    expect(found('services/a/src/x.ts', 'database.collection(name); days.collection;')).toBe(0);
  });
});
