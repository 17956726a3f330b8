import type { IService } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { environmentOf, secretKeys, secretMountsOf } from './environment.ts';
import { isService, jobsOf, ofKind, type Part, partsOf } from './parts.ts';
import { isClosed, outsideOf, reaches } from './reach.ts';

/** The allowed destinations for the URL in each secret. */
const SERVERS: Record<string, string[]> = {
  MONGODB_URL: ['stridewell-data:27017'],
  NATS_URL: ['stridewell-data:4222'],
  REDIS_URL: ['stridewell-data:6379'],
  SMTP_URL: ['0.0.0.0/0:465', '0.0.0.0/0:587', '::/0:465', '::/0:587'],
  COACH_MODEL_KEY: ['0.0.0.0/0:443', '::/0:443'],
  OBJECT_STORE_SECRET_ACCESS_KEY: ['0.0.0.0/0:443', '::/0:443'],
};
const DEV_MAIL = ['stridewell-data:1025'];
const NAMES = ['169.254.20.10/32:53', 'kube-system:53'];

describe.each(OVERLAYS)('network policy of %s', (overlay) => {
  const manifests = built(overlay);
  const parts = partsOf(manifests);
  const all = [...parts, ...jobsOf(manifests)];
  const cases = all.map((part) => [part.name, part] as [string, Part]);

  test('denies all traffic by default', () => {
    expect(all.filter((part) => !isClosed(manifests, part))).toEqual([]);
  });

  test('allows a workload to call exactly the services whose URLs are in its environment', () => {
    const services = ofKind<IService>(manifests, 'Service');
    const configured = all.filter(isService).flatMap((part) => {
      const text = JSON.stringify(environmentOf(manifests, part));
      return [...text.matchAll(/http:\/\/([a-z-]+):(\d+)/g)].map(([, host, port]) => {
        const service = services.find(({ metadata }) => metadata?.name === host);
        expect(service?.spec?.ports?.map((each) => String(each.port))).toEqual([port]);
        return `${part.name} → ${host}`;
      });
    });
    const opened = all.flatMap((from) =>
      all.filter((to) => from !== to && reaches(manifests, from, to)).map((to) => `${from.name} → ${to.name}`),
    );
    // The key rotation job uses the settings of the account service, but calls no other service.
    const expected = configured.filter((edge) => !edge.startsWith('account-rotate-keys '));
    expect(opened.sort()).toEqual([...new Set(expected)].sort());
  });

  test.each(cases)('allows %s to reach exactly the external servers whose URLs are in its secrets', (name, part) => {
    const keys = secretMountsOf(part).flatMap(({ secret }) => secretKeys(manifests, secret));
    const mine = keys.filter((key) => name !== 'account-rotate-keys' || key !== 'SMTP_URL');
    const servers = mine.flatMap((key) =>
      overlay === 'overlays/dev' && key === 'SMTP_URL' ? DEV_MAIL : (SERVERS[key] ?? []),
    );
    const collector = parts.includes(part) && isService(part) ? ['monitoring:4318'] : [];
    expect(outsideOf(manifests, part, 'egress')).toEqual([...NAMES, ...servers, ...collector].sort());
  });

  test.each(cases)(
    'allows no access to %s from other namespaces, except from the ingress controller or Prometheus where needed',
    (name, part) => {
      const scraped = parts.includes(part) && isService(part) ? ['monitoring:http'] : [];
      const browsers = name === 'gateway' ? ['nginx-ingress:http'] : [];
      expect(outsideOf(manifests, part, 'ingress')).toEqual([...scraped, ...browsers].sort());
    },
  );
});
