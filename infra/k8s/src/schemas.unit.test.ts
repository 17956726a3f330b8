import { describe, expect, test } from 'vitest';
import { built, OVERLAYS } from './built.ts';
import { idOf, type Manifest } from './manifest.ts';
import { problemsOf } from './schemas.ts';

/**
 * Timeout in milliseconds. It is long because each test validates about eighty objects against the complete Kubernetes
 * schemas.
 */
const TIMEOUT_MS = 30_000;

const deployment = (container: object, spec: object = {}): Manifest => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'some' },
  spec: { selector: {}, template: { spec: { containers: [{ name: 'some', ...container }] } }, ...spec },
});

describe('problemsOf', () => {
  test('accepts a valid object', () => {
    expect(problemsOf(deployment({ image: 'some', lifecycle: { preStop: { sleep: { seconds: 5 } } } }))).toEqual([]);
  });

  test('reports an invalid value, a missing value and an unknown field', () => {
    expect(problemsOf(deployment({ resources: { limits: { cpu: 'much' } } }))[0]).toContain('limits/cpu');
    expect(problemsOf(deployment({}, { selector: undefined }))[0]).toContain('selector');
    expect(problemsOf(deployment({ redinessProbe: {} }))).toEqual([
      'spec/template/spec/containers/0/redinessProbe is not in the schema',
    ]);
  });

  test('reports a kind without a schema', () => {
    expect(problemsOf({ apiVersion: 'v1', kind: 'Pot', metadata: { name: 'tea' } })).toEqual([
      'no schema exists for v1 Pot',
    ]);
  });
});

describe.each(['base', ...OVERLAYS])('folder %s', (name) => {
  test(
    'contains only objects that match the schema of their kind',
    () => {
      const manifests = built(name);
      expect(manifests.length).toBeGreaterThan(70);
      const wrong = manifests.map((manifest) => [idOf(manifest), problemsOf(manifest)] as const);
      expect(wrong.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
