import { existsSync, readFileSync } from 'node:fs';
import { inRepo } from '@stridewell/local/paths';
import { expect, test } from 'vitest';
import { built } from './built.ts';
import { idOf } from './manifest.ts';

/** Object kinds by the names used in kubectl commands. */
const KINDS: Record<string, string> = {
  deployment: 'Deployment',
  cronjob: 'CronJob',
  externalsecret: 'ExternalSecret',
};

const text = readFileSync(inRepo('infra/k8s/README.md'), 'utf8');
const commands = [...text.matchAll(/kubectl [^\n`]+/g)].map(([command]) => command);

test('README commands refer to existing folders and objects', () => {
  const existing = built('overlays/production').map(idOf);
  const folders = commands.flatMap((command) => /-k (infra\/\S+)/.exec(command)?.[1] ?? []);
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !existsSync(inRepo(folder, 'kustomization.yaml')))).toEqual([]);
  const named = commands.flatMap((command) => [...command.matchAll(/\b([a-z]+)\/([a-z-]+)(?=\s|$)/g)]);
  const ids = named.filter(([, kind = '']) => kind in KINDS).map(([, kind = '', name]) => `${KINDS[kind]}/${name}`);
  expect(ids.length).toBeGreaterThan(4);
  expect(ids.filter((id) => !existing.includes(id))).toEqual([]);
});

test('README commands that use an object specify the namespace', () => {
  const about = commands.filter((command) => /\b[a-z]+\/[a-z-]+(\s|$)/.test(command) && !command.includes(' -k '));
  expect(about.length).toBeGreaterThan(4);
  expect(about.filter((command) => !command.startsWith('kubectl -n stridewell '))).toEqual([]);
});
