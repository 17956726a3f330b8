/** Exact lengths in metres of distances that runners write rounded. */
const EXACT_DISTANCES = [21_098, 42_195] as const;
/** Maximum difference in metres between a rounded distance and its exact length. */
const ROUNDING = 100;

/** Returns the metres of a distance in km, such as "10", "21.1" or "21,1", or null if it is not a number. */
export const metersOf = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) return null;
  const meters = Math.round(Number(text) * 1_000);
  return EXACT_DISTANCES.find((exact) => Math.abs(exact - meters) < ROUNDING) ?? meters;
};

/** Returns a distance in km with at most two decimals: "10", "21.1". */
export const distanceText = (meters: number): string =>
  EXACT_DISTANCES.some((exact) => exact === meters)
    ? (meters / 1_000).toFixed(1)
    : String(Math.round(meters / 10) / 100);

/** Returns the seconds of a time such as "51:20" or "1:52:30", or null if it is not a time. */
export const secondsOf = (typed: string): number | null => {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(typed.trim().replaceAll('.', ':'));
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  if (Number(seconds) > 59 || (match[1] !== undefined && Number(minutes) > 59)) return null;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a time as "51:20" or "1:52:30". */
export const timeText = (seconds: number): string => {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
};
