import { createHash } from 'node:crypto';
import { importsOf } from '../imports.ts';
import { type Finding, findAll, isCode, isTest, type Rule, type Tree } from '../tree.ts';

/** Path of the file that contains the recorded hashes of the migrations, by path. */
export const RECORD = 'infra/checks/frozen-migrations.json';

/** Matches the path of a service's migration, or of code that migrations of several services share. */
const MIGRATION = /^services\/[^/]+\/src\/migrations\/[^/]+\.ts$/;

const migrationsIn = (tree: Tree): [string, string][] =>
  [...tree.files].filter(([path]) => MIGRATION.test(path) && !isTest(path));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const recordIn = (tree: Tree): Record<string, string> => JSON.parse(tree.files.get(RECORD) ?? '{}');

/** Returns the record with the hashes of new migrations added. Hashes that are already recorded do not change. */
export const extendedRecord = (tree: Tree): Record<string, string> => {
  const added = Object.fromEntries(migrationsIn(tree).map(([path, text]) => [path, hashOf(text)]));
  return Object.fromEntries(Object.entries({ ...added, ...recordIn(tree) }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * Reports migrations that were edited, moved or removed after they were recorded. Otherwise databases in which a
 * migration has already run would differ from databases in which it runs later. A migration must not import code that
 * may change, so that a change to another file cannot change what the migration does.
 */
export const frozenMigrations: Rule = (tree) => {
  const record = recordIn(tree);
  const findings: Finding[] = [];
  for (const [file, text] of migrationsIn(tree)) {
    if (record[file] === undefined)
      findings.push({ file, line: 1, message: 'is not recorded: run `npm run record:migrations` before it lands' });
    else if (record[file] !== hashOf(text))
      findings.push({ file, line: 1, message: 'has landed and must not change: write a new migration' });
    for (const { specifier, line, typeOnly } of importsOf(text))
      if (!typeOnly && !/\/migrations\/[^/]+$/.test(specifier))
        findings.push({ file, line, message: `a migration uses nothing that may change, such as ${specifier}` });
  }
  for (const file of Object.keys(record))
    if (!tree.has(file))
      findings.push({ file: RECORD, line: 1, message: `${file} has landed and must not be removed` });
  return findings;
};

const NAMED = /\.collection(?:<[^()]*>)?\(\s*['"`]/g;

/**
 * Reports collections that are opened without their definition, which is the only source of their types, indexes and
 * read checks.
 */
export const definedCollections: Rule = (tree) =>
  [...tree.files]
    .filter(([path]) => path.startsWith('services/') && path.includes('/src/') && isCode(path) && !isTest(path))
    .filter(([path]) => !MIGRATION.test(path) && !path.startsWith('services/kit/src/mongo/'))
    .flatMap(([path, text]) => [
      ...findAll(path, text, NAMED, 'open a collection with `in` of its `defineCollection`'),
      ...findAll(path, text, /\bnew (?:mongoose\.)?Schema\b/g, 'declare documents with `defineCollection`'),
    ]);
