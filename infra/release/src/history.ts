import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const releaseSchema = z.strictObject({
  id: z.int(),
  part: z.string(),
  action: z.enum(['found', 'release', 'rollback']),
  /** Deployed image. */
  image: z.string(),
  /** Served build of a front end. Null for other parts. */
  build: z.string().nullable(),
  at: z.iso.datetime(),
  /** Id of the entry to which a rollback of this entry returns. Null when there is none. */
  previous: z.int().nullable(),
});

/** Deployment of one part. */
export type Release = z.infer<typeof releaseSchema>;

/** All deployments of all parts to one compose project or namespace, oldest first. */
export type History = readonly Release[];

const historySchema = z.array(releaseSchema);

/** Parses a stored history. Null is an empty history. @throws Error for invalid text. */
export const parseHistory = (text: string | null): History => (text ? historySchema.parse(JSON.parse(text)) : []);

export const formatHistory = (history: History): string => `${JSON.stringify(history, null, 2)}\n`;

export const currentOf = (history: History, part: string): Release | null =>
  history.findLast((entry) => entry.part === part) ?? null;

/** Entry to which a rollback of a part returns. Null when there is none. Two rollbacks undo two releases. */
export const rollbackOf = (history: History, part: string): Release | null => {
  const current = currentOf(history, part);
  return history.find(({ id }) => id === current?.previous) ?? null;
};

const next = (history: History, entry: Omit<Release, 'id'>): History => [
  ...history,
  { ...entry, id: (history.at(-1)?.id ?? 0) + 1 },
];

export type Deployed = Pick<Release, 'part' | 'image' | 'build' | 'at'>;

const upon = (history: History, action: 'found' | 'release', deployed: Deployed): History =>
  next(history, { ...deployed, action, previous: currentOf(history, deployed.part)?.id ?? null });

/** Adds a running image that this tool did not release: the first deployment, or a manual one. */
export const withFound = (history: History, found: Deployed): History => upon(history, 'found', found);

export const withRelease = (history: History, released: Deployed): History => upon(history, 'release', released);

export const withRollback = (history: History, target: Release, at: string, image = target.image): History =>
  next(history, { ...target, image, action: 'rollback', at, previous: target.previous });

/** Unused tag: the wanted one, or the wanted one with the suffix `.2`, `.3`… Tags are never reused. */
export const freeTag = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const tag = count === 1 ? wanted : `${wanted}.${count}`;
    if (!taken.has(tag)) return tag;
  }
};

/** Tag of an image: the text after the colon in the last path segment. Default: `latest`. */
export const tagOf = (image: string): string => /:([^:/]+)$/.exec(image)?.[1] ?? 'latest';

/** Image name without its tag. */
export const nameOf = (image: string): string => image.replace(/:[^:/]+$/, '');

/** Tags of all released images with this name. */
export const tagsOf = (history: History, name: string): Set<string> =>
  new Set(history.filter(({ image }) => nameOf(image) === name).map(({ image }) => tagOf(image)));

/** Current entry of a part. @throws ReleaseError when the part has none. */
export const lastOf = (history: History, part: string): Release => {
  const entry = currentOf(history, part);
  if (!entry) throw new ReleaseError(`There is no release of ${part}.`);
  return entry;
};

/** Unused image name for a rollback of the shell to the pages of `target`. */
export const wayBackName = (history: History, { image }: Release): string => {
  const name = nameOf(image);
  return `${name}:${freeTag(`${tagOf(image)}.back`, tagsOf(history, name))}`;
};
