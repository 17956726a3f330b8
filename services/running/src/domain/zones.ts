import { formatPace } from '@stridewell/contracts/web';

export const ZONES = ['1', '2', '3', '4', '5a', '5b', '5c'] as const;
export type Zone = (typeof ZONES)[number];

export interface ZoneGuide {
  use: string;
  /**
   * Thousandths of the threshold pace (time per distance, so larger is slower). The fast end is included in the zone.
   */
  fast: number | null;
  slow: number | null;
  /** Whole percent of the threshold heart rate. Both ends are included in the zone. */
  heartRate: { from: number | null; to: number | null };
  /** Effort, 0 to 10. */
  effort: string;
  talk: string;
}

const guide = (
  use: string,
  [fast, slow]: [number | null, number | null],
  [from, to]: [number | null, number | null],
  [effort, talk]: [string, string],
): ZoneGuide => ({ use, fast, slow, heartRate: { from, to }, effort, talk });

/** The seven zones (Friel's percentages of threshold pace and heart rate, made gap-free: section B of the domain page). */
export const ZONE_GUIDE: Record<Zone, ZoneGuide> = {
  1: guide('recovery', [1290, null], [null, 84], ['1-2', 'sing-song easy']),
  2: guide('easy, long', [1135, 1290], [85, 89], ['3-4', 'full sentences']),
  3: guide('steady, marathon', [1055, 1135], [90, 94], ['5', 'short sentences']),
  4: guide('threshold', [985, 1055], [95, 99], ['6-7', 'few words']),
  '5a': guide('just above threshold', [965, 985], [100, 102], ['7-8', 'single words']),
  '5b': guide('VO2 intervals', [900, 965], [103, 106], ['8-9', 'none']),
  '5c': guide('short reps', [null, 900], [107, null], ['9-10', 'none']),
};

/**
 * Returns the zone of a pace. Pace and threshold are in seconds per the same unit. A pace on a boundary belongs to the
 * slower zone, for example 1.290 T to zone 2.
 */
export const zoneOfPace = (pace: number, threshold: number): Zone => {
  const share = Math.round((pace / threshold) * 1e9) / 1e6;
  if (share > 1290) return '1';
  return (['2', '3', '4', '5a', '5b'] as const).find((zone) => share >= (ZONE_GUIDE[zone].fast ?? 0)) ?? '5c';
};

const boundary = (thousandths: number, threshold: number): number => Math.round(thousandths * threshold * 1e3) / 1e6;

/**
 * Returns a zone's paces in whole seconds. The slow end is rounded down and the fast end up, so that every shown pace
 * lies in the zone: for a threshold of 300 s, zone 2 is 341 to 387. Zone 1 starts above its `fast` end, zone 5c ends
 * below its `slow` end. A second exactly on the boundary is shown only in the slower zone.
 */
export const paceRange = (zone: Zone, threshold: number): { fast: number | null; slow: number | null } => {
  const { fast, slow } = ZONE_GUIDE[zone];
  if (fast === null) return { fast: null, slow: Math.ceil(boundary(slow ?? 900, threshold)) };
  if (slow === null) return { fast: Math.floor(boundary(fast, threshold)), slow: null };
  const end = boundary(slow, threshold);
  return {
    fast: Math.ceil(boundary(fast, threshold)),
    slow: zone !== '2' && Number.isInteger(end) ? end - 1 : Math.floor(end),
  };
};

/** Returns a zone's pace in words, without a unit: `5:41-6:27`, `slower than 6:27`, `faster than 4:30`. */
export const describePace = (zone: Zone, threshold: number): string => {
  const { fast, slow } = paceRange(zone, threshold);
  if (fast === null) return `faster than ${formatPace(slow ?? 0)}`;
  return slow === null ? `slower than ${formatPace(fast)}` : `${formatPace(fast)}-${formatPace(slow)}`;
};
