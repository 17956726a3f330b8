import { readFileSync } from 'node:fs';
import { PATHS } from '@stridewell/contracts/web';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { readAlerts, readDashboard, readRunbooks, readText, TELEMETRY_FOLDER } from './files.ts';
import { readPromql } from './promql.ts';
import { type Registry, readRegistry, SERVICES } from './registry.ts';

/** Labels that Prometheus adds to each target, and the label `service`. */
const TARGET_LABELS = ['job', 'instance', 'service'];

/** Matches metric names in a runbook. A metric name is recognised by the prefixes of the registered metrics. */
const METRIC =
  /`((?:nodejs|process|http|outbox|consumer|bus|streams|revocations|jobs?|queue|mails|security|coach|outside|output)_[a-z0-9_]+)`/g;

let registry: Registry;
beforeAll(async () => {
  registry = await readRegistry();
}, 120_000);

const root = (path: string): string => readFileSync(`${TELEMETRY_FOLDER}../../${path}`, 'utf8');
const labelsOf = (metrics: Iterable<string>): Set<string> =>
  new Set([...TARGET_LABELS, ...[...metrics].flatMap((name) => [...(registry.get(name)?.labels ?? [])])]);

/** An entry of `alert_rule_test` in a promtool test file. */
interface AlertCase {
  alertname: string;
  exp_alerts: object[];
}

const isPart = (name: string): boolean => (SERVICES as readonly string[]).includes(name);

/** Returns the errors in an expression: metrics and labels that are not registered, and unknown services and routes. */
const problemsOf = (expression: string): string[] => {
  const { metrics, labels, values } = readPromql(expression);
  const known = labelsOf(metrics);
  const routes = (values.get('route') ?? []).map((pattern) => new RegExp(`^(?:${pattern})$`));
  return [
    ...[...metrics].filter((name) => name !== 'up' && !registry.has(name)).map((name) => `no metric ${name}`),
    ...[...labels].filter((label) => !known.has(label)).map((label) => `no label ${label}`),
    ...(values.get('service') ?? []).filter((name) => name !== '.*' && !isPart(name)).map((name) => `no ${name}`),
    ...routes.filter((route) => !Object.values(PATHS).some((path) => route.test(path))).map(String),
  ];
};

describe('metric registry', () => {
  it('can be used to check an expression for unknown metrics, labels, services and routes', () => {
    expect(() => readPromql('sum by (service (up)')).toThrow(/not PromQL/);
    expect(problemsOf('sum by (nothing) (rate(no_such_total{status="1", service="none", route="/none"}[5m]))')).toEqual(
      [
        'no metric no_such_total',
        'no label nothing',
        'no label status',
        'no label route',
        'no none',
        '/^(?:\\/none)$/',
      ],
    );
  });

  it('contains the metrics of services that Prometheus scrapes in compose and in the cluster', () => {
    const { scrape_configs } = parse(readText('prometheus.yml'));
    expect(scrape_configs[0].dns_sd_configs[0].names.toSorted()).toEqual(SERVICES.toSorted());
    const { services } = parse(root('docker-compose.yml'), { merge: true });
    expect(Object.keys(services)).toEqual(expect.arrayContaining([...SERVICES]));
    for (const part of SERVICES)
      expect(root(`infra/k8s/base/parts/${part}.yaml`), part).toMatch(/prometheus\.io\/scrape: ['"]true/);
  });

  it('contains exactly the metrics that the README lists', () => {
    const own = [...registry.keys()]
      .filter((name) => !/^(nodejs|process)_/.test(name))
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    const listed = [...readText('README.md').matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual([...new Set(own)].sort());
  });

  it('gives every metric a help text and at most four labels, none of which identifies a runner', () => {
    for (const [name, { labels, help }] of registry) {
      expect(
        [...labels].filter((label) => /user|mail|session|thread|id$|name$|path|url/i.test(label)),
        name,
      ).toEqual([]);
      expect([labels.size <= 4, help.length > 10], name).toEqual([true, true]);
    }
  });
});

test('worker-scaling.yaml uses only existing metrics', () => {
  const { spec } = parse(root('infra/k8s/base/worker-scaling.yaml'));
  for (const { metadata } of spec.triggers) expect(problemsOf(metadata.query)).toEqual([]);
});

describe('alerts.yml', () => {
  it('uses only existing metrics, labels, services and routes', () => {
    for (const { alert, expr } of readAlerts()) expect(problemsOf(expr), alert).toEqual([]);
  });

  it('gives each alert a unique name and a runbook with the standard sections', () => {
    const alerts = readAlerts();
    const books = readRunbooks();
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    const named = alerts.map(({ annotations: { runbook } }) => runbook.replace('infra/telemetry/runbooks/', ''));
    expect(named.toSorted()).toEqual([...books.keys()].sort());
    for (const [at, name] of named.entries()) {
      const text = books.get(name) ?? '';
      expect(text.split('\n', 1)[0]).toBe(`# ${alerts[at]?.alert}`);
      for (const part of ['**For runners.**', '## Look', '## Do', '## Wake somebody'])
        expect(text, name).toContain(part);
    }
  });

  it('refers to runbooks that mention only existing metrics and services', () => {
    for (const [name, text] of readRunbooks()) {
      for (const [, metric = ''] of text.matchAll(METRIC))
        expect(registry.has(metric), `${name}: ${metric}`).toBe(true);
      for (const [, part = ''] of text.matchAll(/docker compose logs --since \w+ ([a-z-]+)/g))
        expect([...SERVICES, 'nats', 'redis', 'mongodb'], name).toContain(part);
    }
  });

  it('has two promtool tests for each alert: one in which the alert fires and one in which it does not', () => {
    const cases = ['alerts.test.yml', 'alerts-of-days.test.yml'].flatMap((file) =>
      parse(readText(file)).tests.flatMap(({ alert_rule_test: at }: { alert_rule_test: AlertCase[] }) => at),
    ) as AlertCase[];
    for (const { alert } of readAlerts()) {
      const own = cases.filter(({ alertname }) => alertname === alert);
      expect(
        own.some(({ exp_alerts: fired }) => fired.length > 0),
        alert,
      ).toBe(true);
      expect(
        own.some(({ exp_alerts: fired }) => fired.length === 0),
        alert,
      ).toBe(true);
    }
  });
});

describe('Grafana dashboard', () => {
  const { panels, templating } = readDashboard();
  const charts = panels.flatMap((panel) => (panel.type === 'row' ? [] : [panel]));

  it('uses only existing metrics, labels, services and routes, and only labels from the expression in legends', () => {
    for (const { title, targets } of charts)
      for (const { expr, legendFormat } of targets) {
        const plain = expr.replaceAll('$__rate_interval', '5m').replaceAll('$service', '.*');
        expect(problemsOf(plain), title).toEqual([]);
        const { labels } = readPromql(plain);
        for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
          expect([...labels], title).toContain(label);
      }
  });

  it('contains a row for each subject, the two variables and no overlapping panels', () => {
    expect(panels.flatMap(({ type, title }) => (type === 'row' ? [title] : []))).toEqual([
      'Parts',
      'Requests',
      'Processes',
      'Events',
      'Jobs',
      'Coaches',
      'Accounts',
    ]);
    expect(templating.list.map(({ name, type }) => [name, type])).toEqual([
      ['datasource', 'datasource'],
      ['service', 'query'],
    ]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });

  it('shows every metric that no alert uses', () => {
    const shown = new Set(
      [
        ...charts.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'))),
        ...readAlerts().map(({ expr }) => expr),
      ].flatMap((expr) => [...readPromql(expr).metrics].map((name) => name.replace(/_(bucket|count|sum)$/, ''))),
    );
    const own = [...registry.keys()].filter((name) => !/^(nodejs|process)_/.test(name));
    expect(own.filter((name) => !shown.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  });
});
