import { globSync, readFileSync } from 'node:fs';
import { RETENTION_DAYS } from '@stridewell/kit/user-data/retention';
import { userData as physio } from '@stridewell/physio/user-data';
import { userData as running } from '@stridewell/running/user-data';
import { userData as wellness } from '@stridewell/wellness/user-data';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('infra/docs/privacy.md', root), 'utf8');
const [, table = ''] = /\n## Retention\n([\s\S]*?)\n\*\*Logs/.exec(page) ?? [];
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| where'));

/** Returns the names of the collections that the services' source code defines. */
const inSources = (): string[] => {
  const files = globSync('services/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const named = /(?:\.collection(?:<[^()]*>)?\(|defineCollection\(\{\s*name: |defineUserDocuments\(\s*)'([a-z_]+)'/g;
  return files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(named)].map(([, name = '']) => name),
  );
};

describe('retention table in privacy.md', () => {
  it('SECU-1806 has a row with a limit for every collection', () => {
    const collections = new Set([...inSources(), ...[wellness, running, physio].flat().map(({ name }) => name)]);
    expect(collections.size).toBeGreaterThan(30);
    const missing = [...collections].filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
    expect(missing).toEqual([]);
    for (const row of rows) expect(row.split('|')).toHaveLength(6);
  });

  it('SECU-1806 has a row for every stream, and for logs, queues and backups', () => {
    for (const stream of ['account', 'wellness', 'running', 'physio'])
      expect(rows.find((row) => row.startsWith('| NATS | streams'))).toContain(`\`${stream}\``);
    for (const where of ['NATS', 'Redis', 'logs', 'traces', 'metrics', 'backups'])
      expect(
        rows.some((row) => row.startsWith(`| ${where} `)),
        where,
      ).toBe(true);
  });

  it('SECU-1806 states the same numbers of retention days as the services enforce', () => {
    const limitOf = (name: string): string => rows.find((row) => row.includes(`\`${name}\``))?.split('|')[3] ?? '';
    expect(limitOf('dead_letters')).toContain(`${RETENTION_DAYS.deadLetters} days`);
    expect(limitOf('tombstones')).toContain(`${RETENTION_DAYS.tombstones} days`);
    expect(limitOf('safety_decisions')).toContain(`${RETENTION_DAYS.safetyDecisions} days`);
  });
});
