import type { FastifyInstance } from 'fastify';
import { createFileCache } from './file-cache.ts';
import { createFolderFrontEnd } from './folder-front-end.ts';
import { baseUrlOf, type FrontEnd } from './front-end.ts';
import { createRemoteFrontEnd } from './remote-front-end.ts';
import type { ReplicasOptions } from './replicas.ts';

export type FindFrontEnd = (place: string) => FrontEnd;

/**
 * Returns a function that finds the front end for a location (a folder or a base URL). All front ends share one cache.
 */
export const createFrontEnds = (app: FastifyInstance, options: ReplicasOptions): FindFrontEnd => {
  const kept = createFileCache();
  const known = new Map<string, FrontEnd>();

  const create = (place: string): FrontEnd => {
    const base = baseUrlOf(place);
    if (!base) return createFolderFrontEnd(place, kept);
    const { frontEnd, close } = createRemoteFrontEnd(base, kept, options);
    closing.push(close);
    return frontEnd;
  };
  const closing: (() => Promise<void>)[] = [];
  app.addHook('onClose', async () => {
    await Promise.all(closing.map((close) => close()));
  });

  return (place) => {
    const frontEnd = known.get(place) ?? create(place);
    known.set(place, frontEnd);
    return frontEnd;
  };
};
