import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { TELEMETRY_FOLDER } from './files.ts';

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const LONG_MS = 240_000;

/** Runs promtool and returns the output. @throws Error when promtool reports an error. */
const promtool = async (...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)('promtool', args, { cwd: TELEMETRY_FOLDER });
  return stdout;
};

describe.skipIf(!hasPromtool)(`promtool${hasPromtool ? '' : ' (not run: no promtool on PATH)'}`, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stridewell-promtool-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('accepts the alert rules and the Prometheus configuration', async () => {
    expect(await promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(await promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  });

  it('accepts the Prometheus configuration for the cluster without its pod discovery', async () => {
    const config = parse(readFileSync(`${TELEMETRY_FOLDER}prometheus.kubernetes.yml`, 'utf8'));
    const [{ kubernetes_sd_configs: sources, ...scrape }] = config.scrape_configs;
    expect(sources).toEqual([{ role: 'pod', namespaces: { names: ['stridewell'] } }]);
    const plain = {
      ...config,
      rule_files: [],
      scrape_configs: [{ ...scrape, static_configs: [{ targets: ['a:1'] }] }],
    };
    writeFileSync(join(folder, 'plain.yml'), stringify(plain));
    expect(await promtool('check', 'config', join(folder, 'plain.yml'))).toContain('SUCCESS');
  });

  it.each(['alerts.test.yml', 'alerts-of-days.test.yml'])(
    'LANG-98 reports success for the alert tests in %s',
    async (file) => expect(await promtool('test', 'rules', file)).toContain('SUCCESS'),
    LONG_MS,
  );

  it('reports an error when the expected alerts differ from the alerts that fired', async () => {
    const text = readFileSync(`${TELEMETRY_FOLDER}alerts.test.yml`, 'utf8');
    const { tests, ...rest } = parse(text);
    const [first] = tests;
    first.alert_rule_test.at(-1).exp_alerts = [];
    const wrong = { ...rest, rule_files: [`${TELEMETRY_FOLDER}alerts.yml`], tests: [first] };
    writeFileSync(join(folder, 'wrong.yml'), stringify(wrong));
    await expect(promtool('test', 'rules', join(folder, 'wrong.yml'))).rejects.toThrow();
  });
});
