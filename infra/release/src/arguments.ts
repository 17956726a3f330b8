import { parseArgs } from 'node:util';
import { findParts, type Part } from './parts.ts';
import { ReleaseError } from './release-error.ts';

export interface Arguments {
  part: Part | null;
  target: 'compose' | 'k8s';
  tag: string | null;
  /** Existing image to release. If it is not set, a new image is built. */
  image: string | null;
  dryRun: boolean;
  /** True when the image must only be built and not released. */
  buildOnly: boolean;
  compose: { project: string | null; files: string[] };
  k8s: { namespace: string; context: string | null; registry: string | null };
  /** Maximum time for a new container to become healthy, in seconds. */
  timeoutSeconds: number;
}

const OPTIONS = {
  target: { type: 'string', default: 'compose' },
  tag: { type: 'string' },
  image: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'build-only': { type: 'boolean', default: false },
  project: { type: 'string', short: 'p' },
  file: { type: 'string', short: 'f', multiple: true, default: [] as string[] },
  namespace: { type: 'string', short: 'n', default: 'stridewell' },
  context: { type: 'string' },
  registry: { type: 'string' },
  timeout: { type: 'string', default: '180' },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError(error instanceof Error ? error.message : String(error));
  }
};

/** Matches valid image tags. */
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,100}$/;

/** Parses a command line. @throws ReleaseError for invalid arguments. */
export const readArguments = (args: string[], parts: readonly Part[] = findParts()): Arguments => {
  const { values, positionals } = parse(args);
  const [name, ...more] = positionals;
  const part = parts.find((one) => one.name === name) ?? null;
  const names = parts.map((one) => one.name).join(', ');
  if (more.length > 0) throw new ReleaseError('Name only one part.');
  if (name !== undefined && !part) throw new ReleaseError(`There is no part '${name}'. The parts are: ${names}.`);
  const { target } = values;
  if (target !== 'compose' && target !== 'k8s') throw new ReleaseError("The target must be 'compose' or 'k8s'.");
  if (values.tag !== undefined && !TAG.test(values.tag)) throw new ReleaseError(`'${values.tag}' is not a valid tag.`);
  const timeoutSeconds = Number(values.timeout);
  if (!(timeoutSeconds > 0)) throw new ReleaseError('The timeout must be a number of seconds.');
  return {
    part,
    target,
    tag: values.tag ?? null,
    image: values.image ?? null,
    dryRun: values['dry-run'],
    buildOnly: values['build-only'],
    compose: { project: values.project ?? null, files: values.file },
    k8s: { namespace: values.namespace, context: values.context ?? null, registry: values.registry ?? null },
    timeoutSeconds,
  };
};

/** Returns the deployable part that the arguments name. @throws ReleaseError when the arguments name no part. */
export const partOf = ({ part }: Arguments): Part => {
  if (!part)
    throw new ReleaseError(
      `Name a part: ${findParts()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  return part;
};
