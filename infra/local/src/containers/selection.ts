/** The projects of vitest.config.ts that need servers. */
const PROJECTS = ['int', 'int-alone'];

/** Suites of these projects that are excluded because they do not use the shared servers, by reason. */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'It tests the embedded database itself: its process, its files and its refusals.': [
    'infra/embedded-mongo/src/{kill,refusals,ttl}.int.test.ts',
  ],
  'It starts, kills and fills its own servers and reads their files.': [
    'infra/faults/src/{*-survive*,hardening,imports-load,personal-data}.int.test.ts',
    'infra/e2e/src/matrix/*.int.test.ts',
    'infra/local/src/stack.int.test.ts',
    'infra/local/src/process/leftovers.int.test.ts',
    'infra/local/src/demo/story.int.test.ts',
  ],
  'It starts its own containers or parts of a cluster.': [
    'infra/docker/src/*.int.test.ts',
    'infra/{k8s,release}/src/**/*.int.test.ts',
  ],
  'It needs no server: the ordinary run covers it.': [
    'infra/local/src/{bootstrap,mail/watch,process/supervised}.int.test.ts',
  ],
};

/**
 * Arguments for Vitest: the integration suites without the excluded suites and without single tests, by full name.
 * @param names full names (`describe > test`) of tests not to run
 * @param passedOn the caller's own filters and options
 */
export function vitestArguments(names: readonly string[], passedOn: readonly string[]): string[] {
  const excluded = Object.values(LEFT_OUT).flat();
  return [
    ...PROJECTS.map((name) => `--project=${name}`),
    ...excluded.map((pattern) => `--exclude=${pattern}`),
    ...(names.length ? [`--testNamePattern=^(?!(?:${names.map(escaped).join('|')})$)`] : []),
    ...passedOn,
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
