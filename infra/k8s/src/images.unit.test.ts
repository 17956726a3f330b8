import { existsSync, readFileSync } from 'node:fs';
import { inRepo } from '@stridewell/local/paths';
import type { IRole } from 'kubernetes-models/rbac.authorization.k8s.io/v1/Role';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { built } from './built.ts';
import { environmentOf } from './environment.ts';
import { isService, jobsOf, ofKind, partsOf } from './parts.ts';

const textOf = (path: string): string => readFileSync(inRepo(path), 'utf8');

const manifests = built('overlays/dev');
const parts = partsOf(manifests);
const production = built('overlays/production');
const all = [...partsOf(production), ...jobsOf(production)];

describe('image that infra/docker builds', () => {
  test('runs as the user that the manifests set', () => {
    for (const part of all) {
      const { runAsUser, runAsGroup } = part.pod.securityContext ?? {};
      const file = `infra/docker/${isService(part) ? 'service' : 'front-end'}.Dockerfile`;
      expect(textOf(file)).toMatch(new RegExp(`^USER ${runAsUser}:${runAsGroup}$`, 'm'));
    }
  });

  test('has a working directory with the files that the manifests run', () => {
    expect(textOf('infra/docker/service.Dockerfile')).toMatch(/^WORKDIR \/app\/\$\{WORKSPACE\}$/m);
    const started = all.flatMap(({ container }) => {
      const [, workspace] = /stridewell\/([\w-]+):/.exec(container.image ?? '') ?? [];
      return container.command ? [`services/${workspace}/${container.command.at(-1)}`] : [];
    });
    expect(started.sort()).toEqual(['services/account/src/rotate-keys.ts', 'services/running/src/worker-main.ts']);
    expect(started.filter((path) => !existsSync(inRepo(path)))).toEqual([]);
  });

  test('sets the same Node options as the manifests', () => {
    const [, own = ''] = /NODE_OPTIONS="([^"]+)"/.exec(textOf('infra/docker/service.Dockerfile')) ?? [];
    const names = (options: string) => options.split(' ').map((option) => option.replace(/=\d+$/, ''));
    for (const part of parts.filter(isService))
      expect(names(environmentOf(manifests, part).NODE_OPTIONS ?? '')).toEqual(names(own));
  });

  test('serves the path that the probes of front ends request', () => {
    const config = textOf('infra/docker/nginx.conf');
    expect(config).toMatch(/listen\s+(\S+:)?8080/);
    expect(config).toContain('location = /healthz');
  });

  test('has the same name in the dev overlay and in docker-compose.yml', () => {
    const compose = parse(textOf('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { image: string }>;
    };
    for (const { name, container } of parts)
      expect(container.image).toBe(compose.services[name]?.image.replace(/\$\{\w+:-([\w-]+)\}/g, '$1'));
  });
});

describe('infra/release in a cluster', () => {
  const tool = textOf('infra/release/src/k8s/cluster.ts');

  test('writes only ConfigMaps that the releaser role allows', () => {
    const rules = ofKind<IRole>(manifests, 'Role').flatMap(({ rules: granted }) => granted ?? []);
    const names = rules.flatMap(({ resourceNames = [] }) => resourceNames);
    expect(names).toHaveLength(3);
    expect(names.filter((name) => !tool.includes(`'${name}'`))).toEqual([]);
  });

  test('writes the pinned builds to the file that the gateway reads', () => {
    const gateway = parts.find(({ name }) => name === 'gateway');
    const file = gateway && environmentOf(manifests, gateway).REMOTES_FILE;
    const mount = gateway?.container.volumeMounts?.find(({ name }) => name === 'remotes');
    const [, map, key] = /readMap\('(remotes)', '([\w.]+)'\)/.exec(tool) ?? [];
    expect(map).toBe(gateway?.pod.volumes?.find(({ name }) => name === 'remotes')?.configMap?.name);
    expect(file).toBe(`${mount?.mountPath}/${key}`);
  });
});
