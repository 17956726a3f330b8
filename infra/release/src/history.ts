import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const releaseSchema = z.strictObject({
  id: z.int(),
  part: z.string(),
  action: z.enum(['found', 'release', 'rollback']),
  /** Name of the deployed image. */
  image: z.string(),
  /** Id of the build that a front end serves; null for other parts. */
  build: z.string().nullable(),
  at: z.iso.datetime(),
  /** Id of the entry to which a rollback of this entry returns; null when there is no earlier entry. */
  previous: z.int().nullable(),
});

/** An entry of the release history: the deployment of one part. */
export type Release = z.infer<typeof releaseSchema>;

/** All deployments of all parts to one compose project or namespace, oldest first. */
export type History = readonly Release[];

const historySchema = z.array(releaseSchema);

/** Parses a stored history. Null is parsed as an empty history. @throws Error for invalid text. */
export const parseHistory = (text: string | null): History => (text ? historySchema.parse(JSON.parse(text)) : []);

export const formatHistory = (history: History): string => `${JSON.stringify(history, null, 2)}\n`;

export const currentOf = (history: History, part: string): Release | null =>
  history.findLast((entry) => entry.part === part) ?? null;

/** The running release of a part and the release to which a rollback returns. */
export interface Rollback {
  current: Release;
  target: Release;
}

/**
 * Finds the release to which the next rollback of a part returns. Two consecutive rollbacks undo two releases. @throws
 * ReleaseError when there is no earlier release.
 */
export const rollbackOf = (history: History, part: string): Rollback => {
  const current = currentOf(history, part);
  const target = history.find(({ id }) => id === current?.previous);
  if (!current || !target) throw new ReleaseError(`There is no earlier release of ${part}.`);
  return { current, target };
};

const next = (history: History, entry: Omit<Release, 'id'>): History => [
  ...history,
  { ...entry, id: (history.at(-1)?.id ?? 0) + 1 },
];

export type Deployed = Pick<Release, 'part' | 'image' | 'build'> & { at?: string };

const now = (): string => new Date().toISOString();

const upon = (history: History, action: 'found' | 'release', deployed: Deployed): History =>
  next(history, { at: now(), ...deployed, action, previous: currentOf(history, deployed.part)?.id ?? null });

/** Adds an entry for a running image that this tool did not release, such as the first deployment or a manual one. */
export const withFound = (history: History, found: Deployed): History => upon(history, 'found', found);

export const withRelease = (history: History, released: Deployed): History => upon(history, 'release', released);

export const withRollback = (history: History, target: Release, image = target.image, at = now()): History =>
  next(history, { ...target, image, action: 'rollback', at });

/**
 * Returns the tag of an image: the text after the colon in the last path segment, or `latest` when there is no colon.
 */
export const tagOf = (image: string): string => /:([^:/]+)$/.exec(image)?.[1] ?? 'latest';

/** Returns the image name without its tag. */
export const nameOf = (image: string): string => image.replace(/:[^:/]+$/, '');

/** Returns the current entry of a part. @throws ReleaseError when the part has no entry. */
export const lastOf = (history: History, part: string): Release => {
  const entry = currentOf(history, part);
  if (!entry) throw new ReleaseError(`There is no release of ${part}.`);
  return entry;
};

/**
 * Returns an unused image name with the tag `wanted`, or with `wanted` and a suffix `.2`, `.3` and so on, because tags
 * are never reused.
 */
export const newImageName = (history: History, image: string, wanted: string): string => {
  const taken = new Set(history.map((entry) => `${nameOf(entry.image)}:${tagOf(entry.image)}`));
  const name = `${nameOf(image)}:${wanted}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}.${count}`;
    if (!taken.has(candidate)) return candidate;
  }
};
