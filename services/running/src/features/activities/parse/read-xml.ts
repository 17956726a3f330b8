import { SaxesParser } from 'saxes';
import { RecordingError } from '../../../domain/activities/recording.ts';

/** What a reader of one format does with its elements. Names have no namespace prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` is the trimmed text directly inside the element. */
  close?(name: string, text: string): void;
}

/** Length of the pieces that are parsed at a time, in characters. */
const PIECE = 65_536;
/** Longest text of an element that is used, in characters: times and numbers are short. */
const MOST_TEXT = 200;
/** Deepest permitted nesting. */
const MOST_LEVELS = 50;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/**
 * Decodes XML by its byte order mark; without one it is taken for UTF-8. White space at its beginning is removed,
 * because the TCX files of Strava begin with ten spaces, before which XML permits no declaration.
 */
export const decodeXml = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes).trimStart();

/**
 * Reads XML piece by piece, without building a tree. A document type is refused, so that no entities can be declared.
 * Returns true when the text ends early or is malformed from some place on; what stands before it has been read.
 *
 * @throws RecordingError 'damaged' for a document type or a nesting that no recording has
 */
export const readXml = (text: string, handler: XmlHandler): { isCutShort: boolean } => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const texts: string[] = [];
  let isCutShort = false;
  parser.on('doctype', () => {
    throw new RecordingError('damaged');
  });
  parser.on('error', () => {
    isCutShort = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (isCutShort) return;
    if (texts.length >= MOST_LEVELS) throw new RecordingError('damaged');
    texts.push('');
    handler.open?.(localName(name), attributes);
  });
  const append = (part: string): void => {
    const last = texts.length - 1;
    const known = texts[last];
    if (known !== undefined && known.length < MOST_TEXT) texts[last] = known + part.slice(0, MOST_TEXT);
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    if (!isCutShort) handler.close?.(localName(name), (texts.pop() ?? '').trim());
  });
  for (let at = 0; at < text.length && !isCutShort; at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (!isCutShort) parser.close();
  return { isCutShort };
};

/** Returns a number that is written out; null for anything else. */
export const numberIn = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Returns the instant of an ISO time in milliseconds since 1970, in UTC when no zone is given; null when invalid. */
export const instantIn = (text: string | undefined): number | null => {
  if (!text) return null;
  const instant = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(instant) ? null : instant;
};
