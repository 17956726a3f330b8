import { remoteDescriptorSchema } from '@stridewell/contracts/http/remotes';
import type { RemoteDescriptor, RemoteEntry, RemotesFile } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { DomainError } from '@stridewell/kit/errors';
import type { Logger } from '@stridewell/kit/logger';
import { z } from 'zod';
import type { Remote } from '../config.ts';
import type { FrontEnd } from './front-end.ts';
import type { FindFrontEnd } from './front-ends.ts';
import { buildSchema, createPins, type Pins } from './pins.ts';

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
}

const parseDescriptor = (text: string | null): RemoteDescriptor | null => {
  if (text === null) return null;
  try {
    return remoteDescriptorSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Returns a build, or null when the manifest does not exist. A descriptor that cannot be read counts as missing. */
const findBuild = async (frontEnd: FrontEnd, build: string, stop: AbortSignal): Promise<Build | null> => {
  const [manifest, descriptor] = await Promise.all([
    frontEnd.text(`${build}/${MANIFEST}`, stop),
    frontEnd.text(`${build}/${DESCRIPTOR}`, stop).catch(() => null),
  ]);
  if (manifest === null) return null;
  const ranges = rangesIn(manifestSchema.parse(JSON.parse(manifest)));
  return { build, ranges, descriptor: parseDescriptor(descriptor) };
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
 * Returns a function that looks up the remotes, so that a deployment takes effect immediately. A broken remote does not
 * affect the others. When a pinned build is missing, the remote's `current.json` is used. While no server of a remote
 * responds, its last result is listed for ten seconds.
 */
export const createRemotes = (options: RemotesOptions): (() => Promise<RemotesFile>) => {
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

  const describe = async (remote: Remote, pins: Pins): Promise<RemoteEntry> => {
    const { name, routes } = remote;
    const found = await find(remote, pins);
    if (!found) return { name, entry: null, build: null, routes };
    const { build, ranges, descriptor } = found;
    const entry = `/remotes/${name}/${build}/${MANIFEST}`;
    return { name, entry, build, routes, ...ranges, ...(descriptor && { descriptor }) };
  };

  return async () => {
    const pins = await pinsNow();
    return { remotes: await Promise.all(remotes.map((remote) => describe(remote, pins))) };
  };
};
