import { z } from 'zod';
import { NO_TOTALS, type Recording, RecordingError, utcOffsetOf } from '../../../domain/activities/recording.ts';
import { sportNamed } from '../parse/sport-names.ts';

const number = z.number().nullish().catch(null);

/** An activity in `…_summarizedActivities.json`: durations in milliseconds, lengths in centimetres. */
const summarySchema = z.object({
  activityId: z.number(),
  activityType: z.string().nullish().catch(null),
  beginTimestamp: z.number(),
  /** Start in local time, as if that were UTC, and in UTC. */
  startTimeLocal: number,
  startTimeGmt: number,
  duration: number,
  elapsedDuration: number,
  movingDuration: number,
  distance: number,
  elevationGain: number,
  elevationLoss: number,
  avgHr: number,
  maxHr: number,
});

const CENTIMETRES = 100;
const MILLISECONDS = 1_000;

const scaled = (value: number | null | undefined, divisor: number): number | null =>
  value === null || value === undefined ? null : value / divisor;

const recordingOf = (summary: z.infer<typeof summarySchema>): Recording => ({
  sport: sportNamed(summary.activityType) ?? 'other',
  sourceId: `garmin:${summary.activityId}`,
  startedAt: summary.beginTimestamp,
  utcOffset: summary.startTimeLocal
    ? utcOffsetOf(summary.startTimeLocal, summary.startTimeGmt ?? summary.beginTimestamp)
    : null,
  samples: [],
  laps: [],
  totals: {
    ...NO_TOTALS,
    elapsed: scaled(summary.elapsedDuration ?? summary.duration, MILLISECONDS),
    moving: scaled(summary.movingDuration ?? summary.duration, MILLISECONDS),
    distance: scaled(summary.distance, CENTIMETRES),
    ascent: scaled(summary.elevationGain, CENTIMETRES),
    descent: scaled(summary.elevationLoss, CENTIMETRES),
    avgHr: summary.avgHr ?? null,
    maxHr: summary.maxHr ?? null,
  },
  isCutShort: false,
});

/**
 * Reads the summaries of a Garmin export, which may contain at most `most` activities. Unrecognised entries are left
 * out.
 *
 * @throws RecordingError 'archive_list_too_long'
 */
export const readGarminSummaries = (content: Uint8Array, most: number): Recording[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(content));
  } catch {
    return [];
  }
  const lists = Array.isArray(parsed) ? parsed : [parsed];
  const summaries = lists.flatMap((each: unknown) => {
    const inner = Object(each).summarizedActivitiesExport as unknown;
    return Array.isArray(inner) ? inner : [];
  });
  if (summaries.length > most) throw new RecordingError('archive_list_too_long');
  return summaries.flatMap((each: unknown): Recording[] => {
    const read = summarySchema.safeParse(each);
    return read.success ? [recordingOf(read.data)] : [];
  });
};
