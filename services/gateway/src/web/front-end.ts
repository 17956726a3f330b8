import { missing } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For files named by their content hash or inside the folder of one build: clients never request them again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached by clients, but revalidated on every use. */
export const REVALIDATED = 'no-cache';

export const fileNotFound = () => missing('There is nothing at this address.');

export interface WantedFile {
  /** Decoded path below the front end's root, as requested by the client. */
  name: string;
  cacheControl: typeof IMMUTABLE | typeof REVALIDATED;
}

/** The built files of the shell or of a remote, in a folder or behind an address. */
export interface FrontEnd {
  /**
   * The current text of a small file; null if it does not exist. Throws 'unavailable' if that is not known before
   * `stop`.
   */
  text(name: string, stop: AbortSignal): Promise<string | null>;
  /**
   * Answers a request with a file: text compressed, other files uncompressed and with range support; both with an
   * entity tag. Throws 'missing' if the file does not exist or must not be served, 'unavailable' if it cannot be
   * fetched.
   */
  send(request: FastifyRequest, reply: FastifyReply, file: WantedFile): Promise<FastifyReply>;
}
