import { IMPORT_LIMITS, PATHS } from '@stridewell/contracts/web';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { environmentOf } from './environment.ts';
import { ofKind, type Part, partsOf } from './parts.ts';

const MIB = 1_048_576;
const MERGED_AS = 'nginx.org/mergeable-ingress-type';
const typeOf = ({ metadata }: IIngress): string | undefined => metadata?.annotations?.[MERGED_AS];
/** The workloads that write and read uploaded files. */
const SHARING = ['running', 'running-worker'];

/** The claims of a workload's volumes, by mount path in its container. */
const claimsOf = ({ pod, container }: Part): Record<string, string> =>
  Object.fromEntries(
    (pod.volumes ?? []).flatMap(({ name, persistentVolumeClaim }) => {
      const mount = container.volumeMounts?.find((each) => each.name === name);
      return persistentVolumeClaim && mount && !mount.readOnly
        ? [[mount.mountPath, persistentVolumeClaim.claimName]]
        : [];
    }),
  );

describe.each(OVERLAYS)('uploaded files in %s', (overlay) => {
  const manifests = built(overlay);
  const parts = partsOf(manifests);
  /**
   * Returns the controller's body size limit for a path in bytes: the minion's limit or, if there is none, the
   * master's.
   */
  const bodyLimitOf = (path: string): number => {
    const ingresses = ofKind<IIngress>(manifests, 'Ingress');
    const exact = ingresses.find(({ spec }) =>
      spec?.rules?.some(({ http }) => http?.paths.some((each) => each.pathType === 'Exact' && each.path === path)),
    );
    const master = ingresses.find((each) => typeOf(each) === 'master');
    const key = 'nginx.org/client-max-body-size';
    const limit = exact?.metadata?.annotations?.[key] ?? master?.metadata?.annotations?.[key];
    return Number(/^(\d+)m$/.exec(limit ?? '')?.[1]) * MIB;
  };

  test('IMPORT-31 are stored on one volume that every replica of the API and of the worker mounts at IMPORT_SPOOL', () => {
    const sharing = parts.filter((part) => Object.keys(claimsOf(part)).length > 0);
    expect(sharing.map(({ name }) => name).sort()).toEqual(SHARING);
    for (const part of sharing) {
      const folder = environmentOf(manifests, part).IMPORT_SPOOL ?? '';
      expect(claimsOf(part)).toEqual({ [folder]: 'imports' });
      // The pods run as the same user, who owns the import folders.
      expect(part.pod.securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 });
    }
  });

  test('IMPORT-31 are stored on a volume that pods on several nodes can use, except on a local cluster', () => {
    const claims = ofKind<IPersistentVolumeClaim>(manifests, 'PersistentVolumeClaim');
    expect(claims.map(({ metadata }) => metadata?.name)).toEqual(['imports']);
    expect(claims[0]?.spec?.accessModes).toEqual([overlay === 'overlays/dev' ? 'ReadWriteOnce' : 'ReadWriteMany']);
  });

  test('IMPORT-31 can pass the Ingress up to the size that the gateway permits', () => {
    expect(bodyLimitOf(PATHS.activityImport)).toBeGreaterThan(IMPORT_LIMITS.requestBytes);
  });

  test('IMPORT-32 are the only large bodies that can pass the Ingress, and only on their own path', () => {
    const small = ['/', PATHS.checkin, `${PATHS.activityImport}/1`, `${PATHS.activityImport}s`].map(bodyLimitOf);
    expect(new Set(small)).toEqual(new Set([MIB]));
  });

  test('IMPORT-32 have an Ingress that the controller can merge, with a master without paths and minions without a certificate', () => {
    const ingresses = ofKind<IIngress>(manifests, 'Ingress');
    const masters = ingresses.filter((each) => typeOf(each) === 'master');
    const minions = ingresses.filter((each) => typeOf(each) === 'minion');
    expect([masters.length, minions.length]).toEqual([1, ingresses.length - 1]);
    expect(masters[0]?.spec?.rules?.flatMap(({ http }) => http?.paths ?? [])).toEqual([]);
    for (const { metadata, spec } of minions) {
      expect([spec?.tls, spec?.rules?.length]).toEqual([undefined, 1]);
      const allowed = ['nginx.org/client-max-body-size', MERGED_AS];
      expect(Object.keys(metadata?.annotations ?? {}).filter((key) => !allowed.includes(key))).toEqual([]);
    }
  });
});
