import { missing } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Cache-Control for files with a content hash in the name or in the folder of a build. Clients never request them
 * again.
 */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control for files that clients cache but revalidate on every use. */
export const REVALIDATED = 'no-cache';

export const fileNotFound = () => missing('There is nothing at this address.');

export interface WantedFile {
  /** Decoded path, relative to the root of the front end. */
  name: string;
  cacheControl: typeof IMMUTABLE | typeof REVALIDATED;
}

/** The built files of the shell or of a remote, in a folder or on a web server. */
export interface FrontEnd {
  /**
   * Returns the text of a small file, or null when the file is missing.
   * @throws DomainError 'unavailable' when no server responds before `stop`
   */
  text(name: string, stop: AbortSignal): Promise<string | null>;
  /**
   * Sends a file with an entity tag. Text files are compressed, and other files support range requests.
   * @throws DomainError 'missing' when the file must not be served, or 'unavailable' when the file cannot be fetched
   */
  send(request: FastifyRequest, reply: FastifyReply, file: WantedFile): Promise<FastifyReply>;
}

/** Returns the base URL of a front end on a web server, or null for a folder. */
export const baseUrlOf = (place: string): URL | null => (/^https?:\/\//.test(place) ? new URL(place) : null);

/** True when a location is valid: a folder, or an http(s) URL without credentials, query and hash. */
export const isFrontEndLocation = (text: string): boolean => {
  if (!text.includes('://')) return true;
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};
