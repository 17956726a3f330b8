import { missing } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Named by content or inside a folder of one build: never asked for again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, and asked for again each time. */
export const REVALIDATED = 'no-cache';

export const nothingHere = () => missing('There is nothing at this address.');

export interface WantedFile {
  /** Decoded path below the front end's root, as the client asked for it. */
  name: string;
  cacheControl: typeof IMMUTABLE | typeof REVALIDATED;
}

/** The built files of the shell or of a remote, wherever they are. */
export interface FrontEnd {
  /** A small file as it is now; null where there is none. Throws 'unavailable' where nobody can tell before `stop`. */
  text(name: string, stop: AbortSignal): Promise<string | null>;
  /**
   * Answers a request with a file: text compressed, the rest as it is and in ranges; both with an entity tag. Throws
   * 'missing' for what is not there or must not be served, 'unavailable' for what cannot be had now.
   */
  send(request: FastifyRequest, reply: FastifyReply, file: WantedFile): Promise<FastifyReply>;
}
