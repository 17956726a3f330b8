import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ImportReason, Sport } from '@stridewell/contracts/web';
import { type DerivedActivity, deriveActivity } from '../../../domain/activities/derive-activity.ts';
import { type Recording, RecordingError } from '../../../domain/activities/recording.ts';
import { parseFile, type RecordingFormat } from '../parse/parse-file.ts';

/** An activity in its stored form, without its runner. */
export interface ParsedActivity extends Omit<DerivedActivity, 'series'> {
  /** SHA-256 of the decompressed file; null for a summary without a file. */
  hash: string | null;
  /** `ActivitySeries` as JSON, compressed with gzip; null if there are none. */
  samples: Uint8Array | null;
  /** True if the file itself was written by Strava. */
  isFromStrava: boolean;
}

/** Task of the parser thread. */
export interface ParseTask {
  bytes: Uint8Array;
  /** Sport that an archive states for the recording; null if it does not. */
  sport: Sport | null;
  /** The current time, in milliseconds since 1970. */
  now: number;
}

export type ParseResult = { format: RecordingFormat; activities: ParsedActivity[] } | { reason: ImportReason };

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** Converts a recording to the form in which it is stored. @throws RecordingError */
export const storable = (
  recording: Recording,
  { hash, isFromStrava, now }: Pick<ParsedActivity, 'hash' | 'isFromStrava'> & { now: number },
): ParsedActivity => {
  const { series, ...activity } = deriveActivity(recording, now);
  return { ...activity, hash, isFromStrava, samples: series && gzipSync(JSON.stringify(series)) };
};

/** Reads a file and computes everything that is stored for it. Runs in the parser thread. */
export const parseTask = ({ bytes, sport, now }: ParseTask): ParseResult => {
  try {
    const { content, format, recordings, isFromStrava } = parseFile(bytes);
    const hash = sha256(content);
    const failures: RecordingError[] = [];
    const activities = recordings.flatMap((recording, index): ParsedActivity[] => {
      const own = { hash: index === 0 ? hash : sha256(`${hash}#${index}`), isFromStrava, now };
      try {
        return [storable({ ...recording, sport: sport ?? recording.sport }, own)];
      } catch (error) {
        if (!(error instanceof RecordingError)) throw error;
        failures.push(error);
        return [];
      }
    });
    const [first, ...others] = activities;
    if (!first) return { reason: failures[0]?.reason ?? 'no_activity' };
    const remark = first.remark ?? (failures.length > 0 ? 'part_left_out' : null);
    return { format, activities: [{ ...first, remark }, ...others] };
  } catch (error) {
    if (error instanceof RecordingError) return { reason: error.reason };
    throw error;
  }
};
