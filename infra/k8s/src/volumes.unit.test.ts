import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import type { IPodAffinityTerm } from 'kubernetes-models/v1/PodAffinityTerm';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { jobsOf, ofKind, type Part, partsOf } from './parts.ts';

const claimsOf = ({ pod }: Pick<Part, 'pod'>): string[] =>
  (pod.volumes ?? []).flatMap(({ persistentVolumeClaim }) =>
    persistentVolumeClaim ? [persistentVolumeClaim.claimName] : [],
  );

/** True when an affinity term selects pods by name and includes all of the given names. */
const selects = ({ labelSelector, topologyKey }: IPodAffinityTerm, names: readonly string[]): boolean => {
  const [expression, ...others] = labelSelector?.matchExpressions ?? [];
  return (
    topologyKey === 'kubernetes.io/hostname' &&
    !labelSelector?.matchLabels &&
    others.length === 0 &&
    expression?.key === 'app.kubernetes.io/name' &&
    expression.operator === 'In' &&
    names.every((name) => expression.values?.includes(name))
  );
};

/** True when all pods of the workloads must run on the same node. */
const shareOneNode = (workloads: readonly Part[]): boolean => {
  const names = workloads.map(({ name }) => name);
  return workloads.every(({ pod, labels }) => {
    const terms = pod.affinity?.podAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    return names.includes(labels['app.kubernetes.io/name'] ?? '') && terms.some((term) => selects(term, names));
  });
};

/**
 * Returns the reasons why pods cannot share their volumes; empty if they can. Every Deployment is treated as several
 * pods, because a rollout starts the new pod before the old one ends.
 */
const problemsOf = (claims: readonly IPersistentVolumeClaim[], workloads: readonly Part[]): string[] => {
  const problems: string[] = [];
  for (const name of new Set(workloads.flatMap(claimsOf))) {
    const claim = claims.find(({ metadata }) => metadata?.name === name);
    const modes = claim?.spec?.accessModes ?? [];
    const using = workloads.filter((workload) => claimsOf(workload).includes(name));
    if (modes.includes('ReadWriteMany')) continue;
    if (modes.join() !== 'ReadWriteOnce') problems.push(`${name} has the access modes ${modes.join() || 'none'}`);
    else if (!shareOneNode(using)) problems.push(`${name} is ReadWriteOnce, and its pods may run on several nodes`);
  }
  return problems;
};

const readOverlay = (overlay: (typeof OVERLAYS)[number]) => {
  const manifests = built(overlay);
  return {
    claims: ofKind<IPersistentVolumeClaim>(manifests, 'PersistentVolumeClaim'),
    workloads: [...partsOf(manifests), ...jobsOf(manifests)],
  };
};

describe('IMPORT-70 volumes', () => {
  test.each(OVERLAYS)(
    'of %s can be used by all pods that mount them, regardless of the nodes on which they run',
    (overlay) => {
      const { claims, workloads } = readOverlay(overlay);
      expect(workloads.some((workload) => claimsOf(workload).length > 0)).toBe(true);
      expect(problemsOf(claims, workloads)).toEqual([]);
    },
  );

  test('are reported by this check when they are ReadWriteOnce and the pods may run on different nodes', () => {
    const { claims, workloads } = readOverlay('overlays/dev');
    const isUser = (part: Part): boolean => claimsOf(part).length > 0;
    const withoutAffinity = (free: string) =>
      workloads.map((part) => (part.name === free ? { ...part, pod: { ...part.pod, affinity: {} } } : part));
    for (const { name } of workloads.filter(isUser))
      expect(problemsOf(claims, withoutAffinity(name))).toEqual([
        'imports is ReadWriteOnce, and its pods may run on several nodes',
      ]);
    expect(problemsOf([], workloads)).toEqual(['imports has the access modes none']);
    const once = claims.map((claim): IPersistentVolumeClaim => {
      const spec = { ...claim.spec, accessModes: ['ReadWriteOncePod' as const] };
      return { ...claim, spec };
    });
    expect(problemsOf(once, workloads)).toEqual(['imports has the access modes ReadWriteOncePod']);
  });
});
