import type { FastifyInstance } from 'fastify';
import { createFolder } from './folder.ts';
import type { FrontEnd } from './front-end.ts';
import { createKeptCopies } from './kept-copies.ts';
import { addressOf } from './place.ts';
import type { ReplicasOptions } from './replicas.ts';
import { createServer } from './server.ts';

export type FindFrontEnd = (place: string) => FrontEnd;

/** Front ends by location: a folder, or the base address of servers. They share one cache of copies. */
export const createFrontEnds = (app: FastifyInstance, options: ReplicasOptions): FindFrontEnd => {
  const kept = createKeptCopies();
  const known = new Map<string, FrontEnd>();

  const create = (place: string): FrontEnd => {
    const base = addressOf(place);
    if (!base) return createFolder(place, kept);
    const { frontEnd, close } = createServer(base, kept, options);
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
