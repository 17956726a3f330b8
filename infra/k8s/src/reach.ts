import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPeer';
import type { INetworkPolicyPort } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort';
import { hasLabels, type Manifest, type Texts } from './manifest.ts';
import { ofKind, type Part } from './parts.ts';

interface Selector {
  matchLabels?: Texts;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

/** Connection that a policy allows, in one direction. */
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

/** True when a peer includes a pod of this namespace, by its labels or by any address block (never by a namespace selector). */
const isPeer = ({ namespaceSelector, podSelector, ipBlock }: INetworkPolicyPeer, labels: Texts): boolean =>
  !namespaceSelector && (ipBlock !== undefined || selects((podSelector ?? {}) as Selector, labels));

const opensTo = ({ peers, ports }: Opening, { labels }: Part): boolean =>
  ports.some(({ port }) => port === 'http' || port === 8080) && peers.some((peer) => isPeer(peer, labels));

/** True when policies allow a part to call another one in the same namespace: egress of the caller and ingress of the other. */
export const reaches = (manifests: readonly Manifest[], from: Part, to: Part): boolean =>
  openings(manifests, from, 'egress').some((opening) => opensTo(opening, to)) &&
  openings(manifests, to, 'ingress').some((opening) => opensTo(opening, from));

const namespaceOf = ({ namespaceSelector }: INetworkPolicyPeer): string | undefined =>
  namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];

/** Allowed connections of a part with other namespaces and networks, as sorted `<namespace or address block>:<port>`. */
export const outsideOf = (manifests: readonly Manifest[], part: Part, direction: 'ingress' | 'egress'): string[] => {
  const found = openings(manifests, part, direction).flatMap(({ peers, ports }) =>
    peers.flatMap((peer) => {
      const place = namespaceOf(peer) ?? peer.ipBlock?.cidr;
      return place === undefined ? [] : ports.map(({ port }) => `${place}:${port}`);
    }),
  );
  return [...new Set(found)].sort();
};

/** True when all traffic of a part is denied by default, in both directions. */
export const isClosed = (manifests: readonly Manifest[], { labels }: Part): boolean => {
  const types = ofKind<INetworkPolicy>(manifests, 'NetworkPolicy')
    .filter(({ spec }) => selects((spec?.podSelector ?? {}) as Selector, labels))
    .flatMap(({ spec }) => spec?.policyTypes ?? []);
  return types.includes('Ingress') && types.includes('Egress');
};
