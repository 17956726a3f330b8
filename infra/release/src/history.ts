import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const releaseSchema = z.strictObject({
  id: z.int(),
  part: z.string(),
  action: z.enum(['found', 'release', 'rollback']),
  /** The deployed image. */
  image: z.string(),
  /** The build of a front end that is served. Null for other parts. */
  build: z.string().nullable(),
  at: z.iso.datetime(),
  /** Id of the entry that a rollback from here returns to. */
  previous: z.int().nullable(),
});

/** One deployment. */
export type Release = z.infer<typeof releaseSchema>;

/** All deployments to one place, of all parts, oldest first. */
export type History = readonly Release[];

const historySchema = z.array(releaseSchema);

/** Parses a stored history. Null is an empty history. Throws for an invalid one. */
export const parseHistory = (text: string | null): History => (text ? historySchema.parse(JSON.parse(text)) : []);

export const formatHistory = (history: History): string => `${JSON.stringify(history, null, 2)}\n`;

export const currentOf = (history: History, part: string): Release | null =>
  history.findLast((entry) => entry.part === part) ?? null;

/** The entry that a rollback of a part returns to. Null when there is none. Two rollbacks return two releases back. */
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

/** Adds a running image that this tool did not release: the first deployment, or one that was made in another way. */
export const withFound = (history: History, found: Deployed): History => upon(history, 'found', found);

export const withRelease = (history: History, released: Deployed): History => upon(history, 'release', released);

export const withRollback = (history: History, target: Release, at: string, image = target.image): History =>
  next(history, { ...target, image, action: 'rollback', at, previous: target.previous });

/** A tag that no release has used: the wanted one, or with the suffix `.2`, `.3`… Tags are never reused. */
export const freeTag = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const tag = count === 1 ? wanted : `${wanted}.${count}`;
    if (!taken.has(tag)) return tag;
  }
};

/** The tag of an image: the text after the last colon of its last path segment. */
export const tagOf = (image: string): string => /:([^:/]+)$/.exec(image)?.[1] ?? 'latest';

/** An image's name without its tag. */
export const nameOf = (image: string): string => image.replace(/:[^:/]+$/, '');

/** The tags of all released images of a name. */
export const tagsOf = (history: History, name: string): Set<string> =>
  new Set(history.filter(({ image }) => nameOf(image) === name).map(({ image }) => tagOf(image)));

/** Like {@link currentOf}, but throws a {@link ReleaseError} when there is none. */
export const lastOf = (history: History, part: string): Release => {
  const entry = currentOf(history, part);
  if (!entry) throw new ReleaseError(`There is no release of ${part}.`);
  return entry;
};

/** An unused image name for a rollback of the shell to the pages of `target`. */
export const wayBackName = (history: History, { image }: Release): string => {
  const name = nameOf(image);
  return `${name}:${freeTag(`${tagOf(image)}.back`, tagsOf(history, name))}`;
};
