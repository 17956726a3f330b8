import { gunzipSync } from 'node:zlib';
import { IMPORT_LIMITS } from '@stridewell/contracts/web';
import { RecordingError } from '../../../domain/activities/recording.ts';
import { isFit } from './fit-messages.ts';
import { parseFit } from './parse-fit.ts';
import { parseGpx } from './parse-gpx.ts';
import { parseTcx } from './parse-tcx.ts';
import { headOfXml } from './read-xml.ts';
import type { ReadRecordings } from './strava.ts';

export type RecordingFormat = 'fit' | 'gpx' | 'tcx';

/** The content of a file without its compression, with its format, and the activities in it. */
export interface ParsedFile extends ReadRecordings {
  content: Uint8Array;
  format: RecordingFormat;
}

/** Number of bytes at the beginning of XML that must contain the root element. */
const HEAD = 4_096;
/**
 * Minimum size in bytes of a compressed file with a ratio limit. Short files with a single repeated value compress
 * well.
 */
const RATIO_FROM_BYTES = 1_048_576;

export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** @throws RecordingError 'too_large' or 'damaged' */
const gunzip = (bytes: Uint8Array): Uint8Array => {
  try {
    const content = gunzipSync(bytes, { maxOutputLength: IMPORT_LIMITS.fileBytes });
    if (content.length >= RATIO_FROM_BYTES && content.length > IMPORT_LIMITS.ratio * bytes.length)
      throw new RecordingError('archive_too_dense');
    return content;
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw new RecordingError((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'damaged');
  }
};

/** Returns the format of XML, based on its root element; null for other XML and other text. */
const xmlFormat = (head: string): 'gpx' | 'tcx' | null => {
  if (/<(\w+:)?gpx[\s>]/.test(head)) return 'gpx';
  return /<(\w+:)?TrainingCenterDatabase[\s>]/.test(head) ? 'tcx' : null;
};

/**
 * Reads a FIT, GPX or TCX file, which may be compressed with gzip. The format is detected from the content, not from
 * the name, because apps share files under any name.
 *
 * @throws RecordingError if nothing can be imported from the file
 */
export const parseFile = (bytes: Uint8Array): ParsedFile => {
  if (bytes.length > IMPORT_LIMITS.fileBytes) throw new RecordingError('too_large');
  const content = isGzip(bytes) ? gunzip(bytes) : bytes;
  if (content.length === 0) throw new RecordingError('empty');
  if (isFit(content)) {
    const { recordings, isFromStrava } = parseFit(content);
    if (recordings.length > IMPORT_LIMITS.activities) throw new RecordingError('too_many_activities');
    return { content, format: 'fit', recordings, isFromStrava };
  }
  const head = headOfXml(content, HEAD);
  const format = xmlFormat(head);
  if (!format) throw new RecordingError('unknown_format');
  return { content, format, ...(format === 'gpx' ? parseGpx(content) : parseTcx(content)) };
};
