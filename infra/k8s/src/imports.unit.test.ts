import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import type { IPersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { environmentOf } from './environment.ts';
import { ofKind, type Part, partsOf } from './parts.ts';

const MIB = 1_048_576;
/** The workloads that write and read uploaded files. */
const SHARING = ['running', 'running-worker'];

/** The claims of a workload's volumes, by the path at which its container has them. */
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

  test('IMPORT-31 lie on one volume that every replica of the API and of the worker has at IMPORT_SPOOL', () => {
    const sharing = parts.filter((part) => Object.keys(claimsOf(part)).length > 0);
    expect(sharing.map(({ name }) => name).sort()).toEqual(SHARING);
    for (const part of sharing) {
      const folder = environmentOf(manifests, part).IMPORT_SPOOL ?? '';
      expect(claimsOf(part)).toEqual({ [folder]: 'imports' });
      // The pods run as one user, who owns the folders of the imports.
      expect(part.pod.securityContext).toMatchObject({ runAsUser: 1000, fsGroup: 1000 });
    }
  });

  test('IMPORT-31 are on a volume that pods of several nodes can use, except on a local cluster', () => {
    const claims = ofKind<IPersistentVolumeClaim>(manifests, 'PersistentVolumeClaim');
    expect(claims.map(({ metadata }) => metadata?.name)).toEqual(['imports']);
    expect(claims[0]?.spec?.accessModes).toEqual([overlay === 'overlays/dev' ? 'ReadWriteOnce' : 'ReadWriteMany']);
  });

  test('IMPORT-31 pass the Ingress up to the size that the gateway permits', () => {
    const [ingress] = ofKind<IIngress>(manifests, 'Ingress');
    const most = Number.parseInt(ingress?.metadata?.annotations?.['nginx.org/client-max-body-size'] ?? '', 10);
    expect(most * MIB).toBeGreaterThan(IMPORT_LIMITS.requestBytes);
  });
});
