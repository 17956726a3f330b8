import type { RemoteEntry, RemotesFile } from '@stridewell/contracts/web';
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
/** However many remotes are silent, the others are told within this. */
const WITHIN_MS = 1_000;
/** A stall, or a container that is replaced, is no reason to take a screen away. */
const BRIDGED_MS = 10_000;
const KIT = '@stridewell/ui/';

const pointerSchema = z.object({ build: buildSchema });
const manifestSchema = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string() })).default([]),
});

interface Build {
  build: string;
  /** Range of versions of @stridewell/ui it was made for; null where its manifest does not tell. */
  ui: string | null;
}

/** A build of a remote that can be loaded; null where its manifest is not there. */
const findBuild = async (frontEnd: FrontEnd, build: string, stop: AbortSignal): Promise<Build | null> => {
  const text = await frontEnd.text(`${build}/${MANIFEST}`, stop);
  if (text === null) return null;
  const { shared } = manifestSchema.parse(JSON.parse(text));
  return { build, ui: shared.find(({ name }) => name.startsWith(KIT))?.requiredVersion ?? null };
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
 * What the shell may load now. Asked anew each time: a redeploy shows at once, and a remote that is broken or away is its own
 * matter. A pinned build that is not there is passed over for the one the remote points at itself; what was found last is
 * told for another ten seconds where nobody can be asked.
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
      logger.warn({ remote: name, build }, 'the pinned build is not there; the remote goes by its own pointer');
    }
    return found;
  };

  const findNow = async ({ name, root }: Remote, pins: Pins): Promise<Build | null> => {
    const stop = AbortSignal.timeout(WITHIN_MS);
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
      const nobodyAsked = error instanceof DomainError;
      return nobodyAsked && before && clock.monotonic() - before.at < BRIDGED_MS ? before.found : null;
    }
  };

  const describe = async (remote: Remote, pins: Pins): Promise<RemoteEntry> => {
    const { name, routes } = remote;
    const found = await find(remote, pins);
    if (!found) return { name, entry: null, build: null, routes };
    const { build, ui } = found;
    return { name, entry: `/remotes/${name}/${build}/${MANIFEST}`, build, routes, ...(ui !== null && { ui }) };
  };

  return async () => {
    const pins = await pinsNow();
    return { remotes: await Promise.all(remotes.map((remote) => describe(remote, pins))) };
  };
};
