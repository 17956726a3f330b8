import { z } from 'zod';
import { ReleaseError } from './release-error.ts';

const releaseSchema = z.strictObject({
  id: z.int(),
  part: z.string(),
  action: z.enum(['found', 'release', 'rollback']),
  /** The image it was done with. */
  image: z.string(),
  /** A front end's build that is served since; null for what has none. */
  build: z.string().nullable(),
  at: z.iso.datetime(),
  /** The entry that a rollback from here leads to. */
  previous: z.int().nullable(),
});

/** One change of what is deployed. */
export type Release = z.infer<typeof releaseSchema>;

/** Oldest first, all parts of one place together. */
export type History = readonly Release[];

const historySchema = z.array(releaseSchema);

/** A stored history; an empty one for null. Throws where it is not one. */
export const parseHistory = (text: string | null): History => (text ? historySchema.parse(JSON.parse(text)) : []);

export const formatHistory = (history: History): string => `${JSON.stringify(history, null, 2)}\n`;

export const currentOf = (history: History, part: string): Release | null =>
  history.findLast((entry) => entry.part === part) ?? null;

/** Where a rollback of a part leads; null where nothing came before. Rolled back twice, it is two releases back. */
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

/** What runs without having been released by this tool: at first, or since somebody put it there in another way. */
export const withFound = (history: History, found: Deployed): History => upon(history, 'found', found);

export const withRelease = (history: History, released: Deployed): History => upon(history, 'release', released);

export const withRollback = (history: History, target: Release, at: string, image = target.image): History =>
  next(history, { ...target, image, action: 'rollback', at, previous: target.previous });

/** A tag that no release had: the wanted one, or with `.2`, `.3`… behind it. A tag stays what it was. */
export const freeTag = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const tag = count === 1 ? wanted : `${wanted}.${count}`;
    if (!taken.has(tag)) return tag;
  }
};

/** The tag of an image: what stands behind the last colon of its last segment. */
export const tagOf = (image: string): string => /:([^:/]+)$/.exec(image)?.[1] ?? 'latest';

/** An image's name without its tag. */
export const nameOf = (image: string): string => image.replace(/:[^:/]+$/, '');

/** The tags that releases gave to images of a name. */
export const tagsOf = (history: History, name: string): Set<string> =>
  new Set(history.filter(({ image }) => nameOf(image) === name).map(({ image }) => tagOf(image)));

/** {@link currentOf}, where there has to be one. Throws a {@link ReleaseError}. */
export const lastOf = (history: History, part: string): Release => {
  const entry = currentOf(history, part);
  if (!entry) throw new ReleaseError(`Nothing is known of ${part}.`);
  return entry;
};

/** A name that is free for an image that serves the pages of `target` again. */
export const wayBackName = (history: History, { image }: Release): string => {
  const name = nameOf(image);
  return `${name}:${freeTag(`${tagOf(image)}.back`, tagsOf(history, name))}`;
};
