import { z } from 'zod';

/**
 * Field of a document that stores a value twice: as JSON text, which replicas of the previous release read and write, and
 * as a subdocument. It is the revision of the last write that stored both. A write by a replica that knows only the text
 * leaves it behind `rev`, and the subdocument then does not count.
 */
export const subdocumentsRev = z.number().int().exactOptional();

/** Both forms of such a value. The text is missing in documents of the release that stops writing it. */
export interface StoredTwice<T> {
  value: T | undefined;
  text: string | undefined;
}

/** Reads such a value: the subdocument when it is known to be current, else the text. Throws when there is neither. */
export const readTwice = <T>(
  { rev, subdocumentsRev: stored }: { rev: number; subdocumentsRev?: number },
  { value, text }: StoredTwice<T>,
  parse: (value: unknown) => T,
): T => {
  if (value !== undefined && (text === undefined || stored === rev)) return value;
  if (text === undefined) throw new Error('a stored value is missing in both of its forms');
  return parse(JSON.parse(text));
};
