import { missing } from '@stridewell/kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For files with a content hash in their name or in the folder of a build: clients never request them again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached by clients, but revalidated on every use. */
export const REVALIDATED = 'no-cache';

export const fileNotFound = () => missing('There is nothing at this address.');

export interface WantedFile {
  /** Decoded path below the root of the front end. */
  name: string;
  cacheControl: typeof IMMUTABLE | typeof REVALIDATED;
}

/** The built files of the shell or of a remote, in a folder or behind an address. */
export interface FrontEnd {
  /**
   * The text of a small file; null when missing. @throws DomainError 'unavailable' when no server answers before
   * `stop`.
   */
  text(name: string, stop: AbortSignal): Promise<string | null>;
  /**
   * Sends a file with an entity tag: text compressed, other files with range support. @throws DomainError 'missing'
   * when it must not be served, 'unavailable' when it cannot be fetched.
   */
  send(request: FastifyRequest, reply: FastifyReply, file: WantedFile): Promise<FastifyReply>;
}

/** The base address of a front end on servers of its own; null for a folder. */
export const baseUrlOf = (place: string): URL | null => (/^https?:\/\//.test(place) ? new URL(place) : null);

/** True for a valid location: a folder, or an http(s) address without credentials, query and hash. */
export const isFrontEndLocation = (text: string): boolean => {
  if (!text.includes('://')) return true;
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};
