import { z } from 'zod';

/**
 * Field of a document that stores a value twice: as JSON text, for replicas of the previous release, and as a
 * subdocument. The field contains the revision of the last write that stored both. If it is lower than `rev`, an older
 * replica has since written only the text, and the subdocument is ignored.
 */
export const subdocumentsRev = z.number().int().exactOptional();

/** The two forms in which a value is stored. Documents written by a later release have no text. */
export interface StoredTwice<T> {
  value: T | undefined;
  text: string | undefined;
}

/**
 * Reads a value that is stored in two forms: the subdocument when it is current, otherwise the text.
 * @throws Error when both are missing.
 */
export const readTwice = <T>(
  { rev, subdocumentsRev: stored }: { rev: number; subdocumentsRev?: number },
  { value, text }: StoredTwice<T>,
  parse: (value: unknown) => T,
): T => {
  if (value !== undefined && (text === undefined || stored === rev)) return value;
  if (text === undefined) throw new Error('a stored value is missing in both of its forms');
  return parse(JSON.parse(text));
};
