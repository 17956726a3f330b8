import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { ROOT } from '@stridewell/build/apps';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = path.join(ROOT, '.github/workflows');
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.int(),
      needs: z.string().optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          if: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
          env: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
  ),
});

const texts = readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).scripts;

describe.each(texts)('workflow %s', (_name, text) => {
  const workflow = workflowSchema.parse(parse(text));
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('matches the workflow schema', () => {
    expect(validateWorkflow(text).errors).toEqual([]);
  });

  test('has read-only permissions and a timeout', () => {
    expect(workflow.permissions.contents).toBe('read');
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
  });

  test('runs only existing scripts', () => {
    const ran = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map((found) => found[1]),
    );
    for (const name of ran) expect(Object.keys(scripts)).toContain(name);
  });

  test('SECU-2902 pins every action to a full commit hash with its version in a comment', () => {
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    for (const [line] of text.matchAll(/^.*\buses:.*$/gm)) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('passes branch and tag names to scripts as environment variables only', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

test('workflowSchema rejects an invalid workflow', () => {
  const [, text = ''] = texts[0] ?? [];
  expect(validateWorkflow(text.replace('runs-on:', 'runs-upon:')).errors).not.toEqual([]);
  expect(validateWorkflow(text.replace('steps:', 'step:')).errors).not.toEqual([]);
});

test('SECU-3415 no workflow leaves a token in the working copy after checkout, and the release workflow runs no install scripts', () => {
  for (const [name, text] of texts) {
    const { jobs } = workflowSchema.parse(parse(text));
    for (const { uses = '', with: options } of Object.values(jobs).flatMap(({ steps }) => steps))
      if (uses.startsWith('actions/checkout@')) expect(options, name).toMatchObject({ 'persist-credentials': false });
  }
  const release = workflowSchema.parse(parse(texts.find(([name]) => name === 'release.yml')?.[1] ?? ''));
  const commands = release.jobs.release?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands.slice(0, 2)).toEqual(['npm ci --ignore-scripts', 'npm rebuild node']);
});

test('ci.yml runs npm test on every push', () => {
  const ci = workflowSchema.parse(parse(texts.find(([name]) => name === 'ci.yml')?.[1] ?? ''));
  expect(Object.keys(ci.on)).toEqual(['push', 'pull_request']);
  const commands = ci.jobs.test?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands.filter((command) => command.startsWith('npm'))).toEqual(['npm ci', 'npm test']);
  expect(ci.jobs.image?.needs).toBe('changed');
});

test('full.yml runs in shards every night and for each release tag, and stores the traces and seeds of failed tests', () => {
  const full = workflowSchema.parse(parse(texts.find(([name]) => name === 'full.yml')?.[1] ?? ''));
  expect(full.on).toMatchObject({
    schedule: [{ cron: expect.stringMatching(/ \* \* \*$/) }],
    push: { tags: ['*-v*'] },
  });
  const commands = full.jobs.test?.steps.flatMap(({ run }) => run ?? []) ?? [];
  expect(commands).toContain('npm run test:full -- --shard="$SHARD/4"');
  const runs = full.jobs.test?.steps.find(({ run }) => run?.startsWith('npm run test:full'));
  const kept = full.jobs.test?.steps.at(-1);
  expect([kept?.uses, kept?.if]).toEqual([expect.stringContaining('actions/upload-artifact'), 'failure()']);
  expect(kept?.with).toMatchObject({ 'include-hidden-files': true });
  expect(String(kept?.with?.path).trim().split('\n')).toEqual([runs?.env?.STRIDEWELL_TRACES, '.data/logs/vitest.json']);
});

test('SECU-2903 audit.yml audits the packages in every lock file every week', () => {
  const audit = workflowSchema.parse(parse(texts.find(([name]) => name === 'audit.yml')?.[1] ?? ''));
  expect(audit.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \* \* 1$/) }] });
  const { strategy, steps } = z
    .looseObject({
      strategy: z.object({ matrix: z.object({ folder: z.array(z.string()) }) }),
      steps: z.array(z.unknown()),
    })
    .parse(
      (parse(texts.find(([name]) => name === 'audit.yml')?.[1] ?? '') as { jobs: Record<string, unknown> }).jobs
        .packages,
    );
  const locked = globSync('**/package-lock.json', { cwd: ROOT, exclude: ['**/node_modules/**', '.data/**'] });
  expect(strategy.matrix.folder.sort()).toEqual(locked.map((file) => path.dirname(file)).sort());
  expect(JSON.stringify(steps)).toContain('npm audit --audit=true --audit-level=moderate');
});
