import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { idOf, type Manifest } from './manifest.ts';
import { problemsOf } from './schemas.ts';

/** Eighty objects, against all that Kubernetes knows of them. */
const PATIENCE_MS = 30_000;

const deployment = (container: object, spec: object = {}): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'some' },
  spec: { selector: {}, template: { spec: { containers: [{ name: 'some', ...container }] } }, ...spec },
});

describe('the check itself', () => {
  test('takes what is right', () => {
    expect(problemsOf(deployment({ image: 'some', lifecycle: { preStop: { sleep: { seconds: 5 } } } }))).toEqual([]);
  });

  test('tells a wrong value, a missing one and a name that no schema has', () => {
    expect(problemsOf(deployment({ resources: { limits: { cpu: 'much' } } }))[0]).toContain('limits/cpu');
    expect(problemsOf(deployment({}, { selector: undefined }))[0]).toContain('selector');
    expect(problemsOf(deployment({ redinessProbe: {} }))).toEqual([
      'spec/template/spec/containers/0/redinessProbe is not in the schema',
    ]);
  });

  test('has no opinion about kinds that it has no schema of, and says so', () => {
    expect(problemsOf({ apiVersion: 'v1', kind: 'Pot', metadata: { name: 'tea' } })).toEqual([
      'there is no schema for v1 Pot',
    ]);
  });
});

describe.each(['base', ...OVERLAYS])('%s', (name) => {
  test(
    'every object fits its schema',
    () => {
      const manifests = built(name);
      expect(manifests.length).toBeGreaterThan(70);
      const wrong = manifests.map((manifest) => [idOf(manifest), problemsOf(manifest)] as const);
      expect(wrong.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
