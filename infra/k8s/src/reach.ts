import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import type { INetworkPolicyPort } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort';
import { hasLabels, type Manifest, type Texts } from './manifest.ts';
import { ofKind, type Part } from './parts.ts';

interface Selector {
  matchLabels?: Texts;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

/** Connections that a network policy allows in one direction. */
interface Opening {
  peers: INetworkPolicyPeer[];
  ports: INetworkPolicyPort[];
}

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Texts): boolean =>
  hasLabels(labels, matchLabels) &&
  matchExpressions.every(({ key, operator, values = [] }) => {
    if (operator !== 'In') throw new Error(`operator '${operator}' is not supported`);
    return values.includes(labels[key] ?? '');
  });

const openings = (manifests: readonly Manifest[], { labels }: Part, direction: 'ingress' | 'egress'): Opening[] =>
  ofKind<INetworkPolicy>(manifests, 'NetworkPolicy')
    .filter(({ spec }) => selects((spec?.podSelector ?? {}) as Selector, labels))
    .flatMap(({ spec }) =>
      direction === 'ingress'
        ? (spec?.ingress ?? []).map(({ from = [], ports = [] }) => ({ peers: from, ports }))
        : (spec?.egress ?? []).map(({ to = [], ports = [] }) => ({ peers: to, ports })),
    );

/**
 * True when a network policy peer includes a pod in the same namespace. The pod must be selected by its labels or by
 * any address block. A peer with a namespace selector never includes it.
 */
const isPeer = ({ namespaceSelector, podSelector, ipBlock }: INetworkPolicyPeer, labels: Texts): boolean =>
  !namespaceSelector && (ipBlock !== undefined || selects((podSelector ?? {}) as Selector, labels));

const opensTo = ({ peers, ports }: Opening, { labels }: Part): boolean =>
  ports.some(({ port }) => port === 'http' || port === 8080) && peers.some((peer) => isPeer(peer, labels));

/**
 * True when the policies allow one workload to call another in the same namespace. Both the egress of the caller and
 * the ingress of the other workload must be allowed.
 */
export const reaches = (manifests: readonly Manifest[], from: Part, to: Part): boolean =>
  openings(manifests, from, 'egress').some((opening) => opensTo(opening, to)) &&
  openings(manifests, to, 'ingress').some((opening) => opensTo(opening, from));

const namespaceOf = ({ namespaceSelector }: INetworkPolicyPeer): string | undefined =>
  namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];

/**
 * Returns the allowed connections between a workload and other namespaces or networks, sorted, as `<namespace or
 * address block>:<port>`.
 */
export const outsideOf = (manifests: readonly Manifest[], part: Part, direction: 'ingress' | 'egress'): string[] => {
  const found = openings(manifests, part, direction).flatMap(({ peers, ports }) =>
    peers.flatMap((peer) => {
      const place = namespaceOf(peer) ?? peer.ipBlock?.cidr;
      return place === undefined ? [] : ports.map(({ port }) => `${place}:${port}`);
    }),
  );
  return [...new Set(found)].sort();
};

/** True when all traffic of a workload is denied by default in both directions. */
export const isClosed = (manifests: readonly Manifest[], { labels }: Part): boolean => {
  const types = ofKind<INetworkPolicy>(manifests, 'NetworkPolicy')
    .filter(({ spec }) => selects((spec?.podSelector ?? {}) as Selector, labels))
    .flatMap(({ spec }) => spec?.policyTypes ?? []);
  return types.includes('Ingress') && types.includes('Egress');
};
