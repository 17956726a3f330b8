import { remoteDescriptorSchema } from '@stridewell/contracts/http/remotes';
import type { RemoteDescriptor, RemoteEntry } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';
import type { Remote } from '../config.ts';
import type { FrontEnd } from './front-end.ts';
import type { FindFrontEnd } from './front-ends.ts';
import { buildSchema, createPins, type Pins } from './pins.ts';
import { type BuildFiles, type ListedRemote, PRELOAD_LIST, parsePreloadList } from './start-files.ts';

export const MANIFEST = 'mf-manifest.json';
const POINTER = 'current.json';
const DESCRIPTOR = 'remote.json';
/** Timeout for finding a build, in milliseconds. It therefore also limits the time for the whole list. */
const TIMEOUT_MS = 1_000;
/**
 * Time in milliseconds for which the last known build is listed while no server responds, so that a short outage does
 * not remove a remote.
 */
const STALE_MS = 10_000;

const pointerSchema = z.object({ build: buildSchema });
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })).default([]),
});
const file = z.string().regex(/^assets\/[\w.-]+\.js$/);
/** The part of a manifest that names the files that a build needs at startup. */
const startSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: file }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(file) }) }) })),
});

/** Version ranges of the shared packages that a build requires. Packages that the manifest does not list are absent. */
type Ranges = Pick<RemoteEntry, 'ui' | 'app'>;

const rangesIn = ({ shared }: z.infer<typeof manifestSchema>): Ranges => {
  const rangeOf = (name: string) => shared.find((entry) => entry.name.startsWith(`${name}/`))?.requiredVersion;
  const [ui, app] = [rangeOf('@stridewell/ui'), rangeOf('@stridewell/app')];
  return { ...(ui !== undefined && { ui }), ...(app !== undefined && { app }) };
};

interface Build {
  build: string;
  ranges: Ranges;
  /**
   * Descriptor of the build; null when it is invalid or when the build is from an earlier release without descriptors.
   */
  descriptor: RemoteDescriptor | null;
  files: BuildFiles;
}

const filesIn = (manifest: unknown, preloadList: string | null): BuildFiles => {
  const lazy = parsePreloadList(preloadList);
  const { data } = startSchema.safeParse(manifest);
  if (!data) return { entry: null, exposed: {}, lazy };
  const exposed = Object.fromEntries(data.exposes.map(({ path, assets }) => [path, assets.js.sync]));
  return { entry: data.metaData.remoteEntry.name, exposed, lazy };
};

const parseDescriptor = (text: string | null): RemoteDescriptor | null => {
  if (text === null) return null;
  try {
    return remoteDescriptorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/**
 * Returns a build, or null when the manifest does not exist. A descriptor that cannot be read is treated as missing.
 */
const findBuild = async (frontEnd: FrontEnd, build: string, stop: AbortSignal): Promise<Build | null> => {
  const [text, descriptor, preloadList] = await Promise.all([
    frontEnd.text(`${build}/${MANIFEST}`, stop),
    frontEnd.text(`${build}/${DESCRIPTOR}`, stop).catch(() => null),
    frontEnd.text(`${build}/${PRELOAD_LIST}`, stop).catch(() => null),
  ]);
  if (text === null) return null;
  const manifest: unknown = JSON.parse(text);
  const ranges = rangesIn(manifestSchema.parse(manifest));
  return { build, ranges, descriptor: parseDescriptor(descriptor), files: filesIn(manifest, preloadList) };
};

const findCurrent = async (frontEnd: FrontEnd, stop: AbortSignal): Promise<Build | null> => {
  const text = await frontEnd.text(POINTER, stop);
  return text === null ? null : findBuild(frontEnd, pointerSchema.parse(JSON.parse(text)).build, stop);
};

export interface RemotesOptions {
  remotes: readonly Remote[];
  pinsFile: string | null;
  frontEnds: FindFrontEnd;
  clock: Clock;
  logger: Logger;
}

/**
 * Returns a function that looks up the remotes and the files of their builds on every call, so that a deployment takes
 * effect immediately. A broken remote does not affect the others. When a pinned build is missing, the remote's
 * `current.json` is used. While no server of a remote responds, its last result is listed for ten seconds.
 */
export const createRemotes = (options: RemotesOptions): (() => Promise<ListedRemote[]>) => {
  const { remotes, pinsFile, frontEnds, clock, logger } = options;
  const pinsNow = createPins(pinsFile, logger);
  const missed = new Set<string>();
  const last = new Map<string, { at: number; found: Build | null }>();

  const findPinned = async (name: string, build: string, frontEnd: FrontEnd, stop: AbortSignal) => {
    const found = await findBuild(frontEnd, build, stop);
    const pin = `${name} ${build}`;
    if (found) missed.delete(pin);
    else if (!missed.has(pin)) {
      missed.add(pin);
      logger.warn({ remote: name, build }, 'pinned build not found; using the current build of the remote');
    }
    return found;
  };

  const findNow = async ({ name, root }: Remote, pins: Pins): Promise<Build | null> => {
    const stop = AbortSignal.timeout(TIMEOUT_MS);
    const frontEnd = frontEnds(root);
    const pinned = pins[name];
    return (pinned && (await findPinned(name, pinned.build, frontEnd, stop))) ?? (await findCurrent(frontEnd, stop));
  };

  const find = async (remote: Remote, pins: Pins): Promise<Build | null> => {
    try {
      const found = await findNow(remote, pins);
      last.set(remote.name, { at: clock.monotonic(), found });
      return found;
    } catch (error) {
      const before = last.get(remote.name);
      const isUnavailable = error instanceof DomainError;
      return isUnavailable && before && clock.monotonic() - before.at < STALE_MS ? before.found : null;
    }
  };

  const describe = async (remote: Remote, pins: Pins): Promise<ListedRemote> => {
    const { name, routes } = remote;
    const found = await find(remote, pins);
    if (!found) return { remote: { name, entry: null, build: null, routes }, files: null };
    const { build, ranges, descriptor, files } = found;
    const entry = `/remotes/${name}/${build}/${MANIFEST}`;
    return { remote: { name, entry, build, routes, ...ranges, ...(descriptor && { descriptor }) }, files };
  };

  return async () => {
    const pins = await pinsNow();
    return Promise.all(remotes.map((remote) => describe(remote, pins)));
  };
};
