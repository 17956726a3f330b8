import { SaxesParser } from 'saxes';
import { RecordingError, utcOffsetOf } from '../../../domain/activities/recording.ts';

/** Callbacks with which a reader of one format handles its elements. Names have no namespace prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  /** `text` is the trimmed text directly inside the element. */
  close?(name: string, text: string): void;
}

/** Length of the chunks that are decoded and parsed at a time, in bytes. */
const PIECE = 65_536;
/** Maximum length of an element's text that is used, in characters. Times and numbers are short. */
const MOST_TEXT = 200;
/** Maximum number of attributes of an element. Recordings have about ten on the root element. */
const MOST_ATTRIBUTES = 100;
/** Maximum nesting depth. */
const MOST_LEVELS = 50;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

/**
 * Decodes XML chunk by chunk, according to its byte order mark, or as UTF-8 if it has none. White space at its
 * beginning is removed, because Strava's TCX files begin with ten spaces, and XML allows no white space before a
 * declaration.
 */
function* decoded(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  let hasBegun = false;
  for (let at = 0; at < bytes.length; at += PIECE) {
    const text: string = decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
    const piece: string = hasBegun ? text : text.trimStart();
    hasBegun ||= piece.length > 0;
    if (piece.length > 0) yield piece;
  }
}

/** Returns the beginning of XML, up to a number of bytes. */
export const headOfXml = (bytes: Uint8Array, length: number): string =>
  [...decoded(bytes.subarray(0, length))].join('');

/**
 * Reads XML chunk by chunk, without building a tree. A document type is rejected, so that no entities can be declared.
 * `isCutShort` is true if the text ends early or becomes malformed; everything before that has been read.
 *
 * @throws RecordingError 'damaged' for a document type, or for nesting or attributes beyond the limits
 */
export const readXml = (content: Uint8Array, handler: XmlHandler): { isCutShort: boolean } => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const texts: string[] = [];
  let [isCutShort, attributesSeen] = [false, 0];
  parser.on('doctype', () => {
    throw new RecordingError('damaged');
  });
  parser.on('error', () => {
    isCutShort = true;
  });
  parser.on('opentagstart', () => {
    attributesSeen = 0;
  });
  parser.on('attribute', () => {
    attributesSeen += 1;
    if (attributesSeen > MOST_ATTRIBUTES) throw new RecordingError('damaged');
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
  for (const piece of decoded(content)) {
    if (isCutShort) break;
    parser.write(piece);
  }
  if (!isCutShort) parser.close();
  return { isCutShort };
};

/** Returns a number that is written in digits; null for anything else. */
export const numberIn = (text: string | undefined): number | null => {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Returns the instant of an ISO time in milliseconds since 1970, in UTC if no zone is given; null if invalid. */
export const instantIn = (text: string | undefined): number | null => {
  if (!text) return null;
  const instant = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(instant) ? null : instant;
};

/** Returns the number of minutes by which the zone of an ISO time is ahead of UTC; null in UTC or if it states none. */
export const utcOffsetIn = (text: string | undefined): number | null => {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(text ?? '') ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign && /T/.test(text ?? '') ? utcOffsetOf(sign === '-' ? -ms : ms, 0) : null;
};
