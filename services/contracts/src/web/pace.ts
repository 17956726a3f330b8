const KM_PER_MILE = 1.609344;
const FASTEST = 150;
const SLOWEST = 600;
const PACE = /^(\d{1,2})[:.]([0-5]\d)\s*(?:(?:min\s*)?(?:\/|per)\s*(km|mile|mi))?$/i;

/** A threshold pace that the runner entered: seconds per kilometre, and the unit in which the runner wrote it. */
export interface ThresholdPace {
  secondsPerKm: number;
  unit: 'km' | 'mi';
  /** Pace in seconds per kilometre or mile, exactly as the runner entered them. */
  secondsPerUnit: number;
}

/**
 * Parses `m:ss` or `m.ss` with an optional `/km`, `min/km`, `per km`, `/mi` or `per mile`; the default unit is km. Null
 * when the text cannot be parsed or the pace is outside 2:30 to 10:00 per km; the plan then uses effort and the talk
 * test. (Section B of the domain page.)
 */
export const parseThresholdPace = (text: string | null): ThresholdPace | null => {
  const match = PACE.exec((text ?? '').trim());
  if (!match) return null;
  const secondsPerUnit = Number(match[1]) * 60 + Number(match[2]);
  const unit = match[3]?.toLowerCase().startsWith('mi') ? 'mi' : 'km';
  const secondsPerKm = unit === 'mi' ? secondsPerUnit / KM_PER_MILE : secondsPerUnit;
  if (secondsPerKm < FASTEST || secondsPerKm > SLOWEST) return null;
  return { secondsPerKm, unit, secondsPerUnit };
};

/** Formats whole seconds as `m:ss`, for example 341 as `5:41`. */
export const formatPace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
