import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { environmentOf } from './environment.ts';
import { isService, jobsOf, type Part, partsOf } from './parts.ts';

const FRONT_ENDS = ['shell', 'mfe-wellness', 'mfe-running', 'mfe-physio'];
const SERVICES = ['account', 'wellness', 'running', 'running-worker', 'physio', 'gateway'];

/** Maximum time in seconds between the stop signal and the process's exit (services/kit/src/app/run.ts). */
const HARD_EXIT_S = 10;
/**
 * Time in seconds for which the gateway keeps an idle connection to a service (services/gateway/src/proxy/upstream.ts).
 */
const KEPT_IDLE_S = 4;
const MI = 1_048_576;
const UNITS: Record<string, number> = { Mi: MI, Gi: 1_024 * MI };

const bytes = (quantity: unknown): number => {
  const [, number, unit] = /^(\d+)(Mi|Gi)$/.exec(String(quantity)) ?? [];
  return Number(number) * (UNITS[unit ?? ''] ?? Number.NaN);
};

const cores = (quantity: unknown): number => Number(String(quantity).replace(/m$/, 'e-3'));

const cases = (parts: Part[]): [string, Part][] => parts.map((part) => [part.name, part]);

describe.each(OVERLAYS)('overlay %s', (overlay) => {
  const manifests = built(overlay);
  const parts = partsOf(manifests);
  const all = [...parts, ...jobsOf(manifests)];

  test('contains one Deployment per service and front end, and no other long-running workload', () => {
    expect(parts.map(({ name }) => name).sort()).toEqual([...SERVICES, ...FRONT_ENDS].sort());
    expect(manifests.filter(({ kind }) => /^(StatefulSet|DaemonSet|Pod|ReplicaSet)$/.test(kind))).toEqual([]);
  });

  test.each(cases(all))('runs %s unprivileged and with a read-only root file system', (_, { pod, container }) => {
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.securityContext?.runAsUser).toBeGreaterThan(0);
    expect(pod).not.toHaveProperty('hostNetwork');
    expect(pod.initContainers).toBeUndefined();
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const kinds = (pod.volumes ?? []).map(({ name, ...source }) => Object.keys(source).join());
    expect(
      kinds.filter((kind) => !['emptyDir', 'secret', 'configMap', 'persistentVolumeClaim'].includes(kind)),
    ).toEqual([]);
    expect(container.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
  });

  test.each(cases(all))(
    'sets CPU and memory requests for %s, and limits that are at least as high',
    (_, { container }) => {
      const { requests = {}, limits = {} } = container.resources ?? {};
      expect(bytes(requests.memory)).toBeGreaterThan(0);
      expect(bytes(limits.memory)).toBeGreaterThanOrEqual(bytes(requests.memory));
      expect(cores(requests.cpu)).toBeGreaterThan(0);
      expect(cores(limits.cpu)).toBeGreaterThanOrEqual(cores(requests.cpu));
    },
  );

  test.each(cases(parts.filter(isService)))(
    'sets the heap limit of %s to between 50 and 75 % of the memory limit',
    (_, part) => {
      const heap = /--max-old-space-size=(\d+)/.exec(environmentOf(manifests, part).NODE_OPTIONS ?? '')?.[1];
      const share = (Number(heap) * MI) / bytes(part.container.resources?.limits?.memory);
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThanOrEqual(0.75);
    },
  );

  test.each(cases(parts))('defines startup, liveness and readiness probes for %s', (_, part) => {
    const { startupProbe, livenessProbe, readinessProbe } = part.container;
    const [live, ready] = isService(part) ? ['/livez', '/readyz'] : ['/healthz', '/healthz'];
    expect(startupProbe?.httpGet).toEqual({ path: live, port: 'http' });
    expect(livenessProbe?.httpGet).toEqual({ path: live, port: 'http' });
    expect(readinessProbe?.httpGet).toEqual({ path: ready, port: 'http' });
    expect((startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0)).toBeGreaterThanOrEqual(60);
    expect(part.container.ports).toEqual([{ name: 'http', containerPort: 8080 }]);
  });

  test.each(cases(parts))('replaces %s without loss of capacity and gives it enough time to shut down', (_, part) => {
    const { spec } = part.deployment;
    expect(spec?.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    const preStop = part.container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(preStop).toBeGreaterThanOrEqual(5);
    expect(part.pod.terminationGracePeriodSeconds).toBeGreaterThan(preStop + HARD_EXIT_S);
  });

  test.each(cases(parts.filter(isService)))(
    'keeps %s running after the stop signal for longer than the gateway keeps idle connections',
    (_, part) => {
      const drain = Number(environmentOf(manifests, part).DRAIN_SECONDS);
      expect(drain).toBeGreaterThan(KEPT_IDLE_S);
      expect(drain).toBeLessThan(HARD_EXIT_S - 3);
    },
  );

  test.each(cases(parts))('spreads the pods of %s over nodes and zones', (_, { pod, labels }) => {
    const spread = pod.topologySpreadConstraints ?? [];
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'topology.kubernetes.io/zone',
      'kubernetes.io/hostname',
    ]);
    for (const { labelSelector, matchLabelKeys = [] } of spread) {
      expect(labels).toMatchObject(labelSelector?.matchLabels ?? {});
      expect(matchLabelKeys).toContain('app.kubernetes.io/name');
    }
  });

  test.each(cases(all))('runs %s from its own image, with a tag other than latest', (name, { container }) => {
    const worker = overlay === 'overlays/dev' ? name : 'running';
    const image = name === 'running-worker' ? worker : name === 'account-rotate-keys' ? 'account' : name;
    expect(container.name).toBe(name);
    expect(container.image).toMatch(new RegExp(`(^|/)stridewell/${image}:[a-z0-9][\\w.-]*$`));
    expect(container.image).not.toMatch(/:latest$/);
  });
});

test('no Deployment sets replicas, which would override the autoscalers', () => {
  for (const overlay of OVERLAYS)
    for (const { deployment } of partsOf(built(overlay))) expect(deployment.spec).not.toHaveProperty('replicas');
});
