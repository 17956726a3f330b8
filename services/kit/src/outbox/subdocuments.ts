import { z } from 'zod';

/**
 * Field of a document that stores a value as JSON text, for replicas of the previous release, and as a subdocument. It
 * is the revision of the last write that stored both: when it is behind `rev`, an older replica has written only the
 * text, and the subdocument is ignored.
 */
export const subdocumentsRev = z.number().int().exactOptional();

/** Both forms of the value. Documents of a later release have no text. */
export interface StoredTwice<T> {
  value: T | undefined;
  text: string | undefined;
}

/** Reads the value: the subdocument when it is current, else the text. @throws Error without either. */
export const readTwice = <T>(
  { rev, subdocumentsRev: stored }: { rev: number; subdocumentsRev?: number },
  { value, text }: StoredTwice<T>,
  parse: (value: unknown) => T,
): T => {
  if (value !== undefined && (text === undefined || stored === rev)) return value;
  if (text === undefined) throw new Error('a stored value is missing in both of its forms');
  return parse(JSON.parse(text));
};
