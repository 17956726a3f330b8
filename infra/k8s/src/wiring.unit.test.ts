import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret';
import type { ISecretStore } from '@kubernetes-models/external-secrets/external-secrets.io/v1/SecretStore';
import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { PATHS } from '@stridewell/contracts/web';
import { createMetrics } from '@stridewell/kit/metrics';
import { createQueueDepthMetrics } from '@stridewell/kit/metrics/queue-depth-metrics';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IRole } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role';
import type { IService } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { hasLabels, type Manifest } from './manifest.ts';
import { isService, jobsOf, ofKind, type Part, partsOf } from './parts.ts';

/** The workload without a Service: no other workload calls the worker. */
const WITHOUT_SERVICE = 'running-worker';

const named = <T extends { kind: string; metadata?: { name?: string } }>(
  manifests: Manifest[],
  kind: string,
  name: string,
) => ofKind<T>(manifests, kind).find(({ metadata }) => metadata?.name === name);

describe.each(OVERLAYS)('overlay %s', (overlay) => {
  const manifests = built(overlay);
  const parts = partsOf(manifests);
  const all = [...parts, ...jobsOf(manifests)];

  test('contains all objects in one namespace with the restricted pod security standard', () => {
    const outside = manifests.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'stridewell',
    );
    expect(outside).toEqual([]);
    expect(named(manifests, 'Namespace', 'stridewell')?.metadata).toMatchObject({
      labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
    });
  });

  test.each(parts.map((part) => [part.name, part] as [string, Part]))(
    'selects the pods of %s only in its own Deployment, disruption budget and Service',
    (name, part) => {
      expect(part.deployment.spec?.selector).toEqual({ matchLabels: { 'app.kubernetes.io/name': name } });
      const own = (labels: Record<string, string> = {}) => all.filter((other) => hasLabels(other.labels, labels));
      expect(own(part.deployment.spec?.selector.matchLabels)).toEqual([part]);
      const budget = named<IPodDisruptionBudget>(manifests, 'PodDisruptionBudget', name);
      expect(budget?.spec).toMatchObject({ maxUnavailable: 1 });
      expect(own(budget?.spec?.selector?.matchLabels)).toEqual([part]);
      const service = named<IService>(manifests, 'Service', name);
      if (name === WITHOUT_SERVICE) expect(service).toBeUndefined();
      else {
        expect(own(service?.spec?.selector)).toEqual([part]);
        expect(service?.spec?.ports).toEqual([{ name: 'http', port: 8080, targetPort: 'http' }]);
        // The gateway resolves a front end's name to the addresses of all replicas. For services, the cluster balances
        // the requests.
        expect(service?.spec?.clusterIP).toBe(isService(part) ? undefined : 'None');
      }
    },
  );

  test('runs every workload under a separate, existing ServiceAccount', () => {
    for (const { name, pod } of parts) {
      expect(pod.serviceAccountName).toBe(name);
      expect(named(manifests, 'ServiceAccount', name)).toMatchObject({ automountServiceAccountToken: false });
    }
  });

  test('scales every workload by CPU usage, except the worker, which it scales by the number of waiting jobs', () => {
    const autoscalers = ofKind<IHorizontalPodAutoscaler>(manifests, 'HorizontalPodAutoscaler');
    const scaled = autoscalers.map(({ spec }) => spec?.scaleTargetRef.name);
    expect([...scaled, WITHOUT_SERVICE].sort()).toEqual(parts.map(({ name }) => name).sort());
    const least = overlay === 'overlays/dev' ? 1 : 2;
    for (const { spec } of autoscalers) {
      expect(spec?.minReplicas).toBeGreaterThanOrEqual(least);
      expect(spec?.maxReplicas).toBeGreaterThan(spec?.minReplicas ?? 0);
      expect(spec?.metrics?.map(({ resource }) => resource?.name)).toEqual(['cpu']);
    }
    const worker = ofKind<IScaledObject>(manifests, 'ScaledObject');
    expect(worker.map(({ spec }) => spec?.scaleTargetRef.name)).toEqual([WITHOUT_SERVICE]);
    // The workers report the number of waiting jobs, so with zero workers the metric would be missing.
    expect(worker[0]?.spec?.minReplicaCount).toBeGreaterThanOrEqual(least);
    expect(worker[0]?.spec?.fallback?.replicas).toBe(worker[0]?.spec?.minReplicaCount);
  });

  test('scales the worker by a metric that the worker exposes', async () => {
    const query = ofKind<IScaledObject>(manifests, 'ScaledObject')[0]?.spec?.triggers[0]?.metadata.query ?? '';
    const metrics = createMetrics('running-worker');
    createQueueDepthMetrics(metrics, { status: 'end' } as never, 'any');
    const [, metric = '', labels = ''] = /(\w+)\{([^}]+)\}/.exec(query) ?? [];
    const gauge = metrics.registry.getSingleMetric(metric) as { labelNames?: string[] } | undefined;
    const used = [...labels.matchAll(/(\w+)=/g)].map(([, label]) => label);
    const grouped = /by \(([^)]+)\)/.exec(query)?.[1]?.split(', ') ?? [];
    expect(used).toEqual(['service', 'state']);
    expect(['service', ...(gauge?.labelNames ?? [])]).toEqual(expect.arrayContaining([...used, ...grouped]));
  });

  test('exposes a single public entry point, which does not buffer streams', () => {
    const ingresses = ofKind<IIngress>(manifests, 'Ingress');
    const backend = { service: { name: 'gateway', port: { name: 'http' } } };
    expect(ingresses.flatMap(({ spec }) => spec?.rules ?? []).flatMap(({ http }) => http?.paths ?? [])).toEqual([
      { path: '/', pathType: 'Prefix', backend },
      { path: PATHS.activityImport, pathType: 'Exact', backend },
    ]);
    const hosts = new Set(ingresses.flatMap(({ spec }) => spec?.rules ?? []).map(({ host }) => host));
    expect(hosts.size).toBe(1);
    const [{ metadata, spec } = {}] = ingresses;
    expect(metadata?.annotations).toMatchObject({ 'nginx.org/proxy-buffering': 'False' });
    if (overlay !== 'overlays/dev') expect(spec?.tls?.[0]?.hosts).toEqual([...hosts]);
    expect(ofKind<IService>(manifests, 'Service').filter(({ spec: serviceSpec }) => serviceSpec?.type)).toEqual([]);
  });

  test('mounts every secret as a file and reads secrets only from an existing store', () => {
    expect(ofKind(manifests, 'Secret')).toEqual([]);
    const stores = ofKind<ISecretStore>(manifests, 'SecretStore').map(({ metadata }) => metadata?.name);
    const mounted = all.flatMap(({ pod }) => (pod.volumes ?? []).flatMap(({ secret }) => secret?.secretName ?? []));
    for (const { metadata, spec } of ofKind<IExternalSecret>(manifests, 'ExternalSecret')) {
      expect(stores).toContain(spec?.secretStoreRef?.name);
      expect(mounted).toContain(spec?.target?.name);
      for (const { remoteRef, secretKey } of spec?.data ?? [])
        expect(remoteRef).toEqual({ key: `stridewell/${metadata?.name}`, property: secretKey });
    }
    const fromSecrets = all.flatMap(({ container }) => [
      ...(container.env ?? []).filter(({ valueFrom }) => valueFrom),
      ...(container.envFrom ?? []).filter(({ secretRef }) => secretRef),
    ]);
    expect(fromSecrets).toEqual([]);
  });

  test('allows releasers to replace images and pin builds, but not to read secrets', () => {
    const roles = ofKind<IRole>(manifests, 'Role');
    expect(roles.map(({ metadata }) => metadata?.name)).toEqual(['releaser']);
    const rules = roles.flatMap((role) => role.rules ?? []);
    expect(new Set(rules.flatMap(({ resources = [] }) => resources))).toEqual(
      new Set(['deployments', 'replicasets', 'configmaps']),
    );
    expect(rules.flatMap(({ verbs }) => verbs)).not.toContain('*');
    expect(manifests.filter(({ kind }) => /Binding$|^ClusterRole/.test(kind))).toEqual([]);
  });

  test('mounts the pinned builds as a folder, and contains no ConfigMap that would reset them', () => {
    const gateway = parts.find(({ name }) => name === 'gateway');
    const [mount] = gateway?.container.volumeMounts?.filter(({ name }) => name === 'remotes') ?? [];
    expect(mount).toEqual({ name: 'remotes', mountPath: '/etc/stridewell/remotes', readOnly: true });
    const volume = gateway?.pod.volumes?.find(({ name }) => name === 'remotes');
    expect(volume?.configMap).toEqual({ name: 'remotes', optional: true });
    expect(named(manifests, 'ConfigMap', 'remotes')).toBeUndefined();
  });
});
