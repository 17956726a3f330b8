const EARTH_RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;
/** Steps faster than this number of m/s are receiver jumps and are ignored. */
const JUMP_SPEED = 60;

interface Position {
  latitude: number;
  longitude: number;
  at: number;
}

const isOnEarth = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Great-circle distance between two positions in metres. */
const metersBetween = (from: Position, to: Position): number => {
  const [a, b] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
};

/**
 * Adds up the length of a track. It keeps one position at a time: coordinates never leave the parser.
 */
export const createTrackDistance = () => {
  let total = 0;
  let last: Position | null = null;
  return {
    /** Adds a position in degrees at an instant in milliseconds, and returns the length of the track in metres. */
    add(latitude: number, longitude: number, at: number): number | null {
      const position = { latitude, longitude, at };
      if (!isOnEarth(position)) return total > 0 ? total : null;
      if (last) {
        const meters = metersBetween(last, position);
        const seconds = Math.max(1, Math.abs(at - last.at) / 1_000);
        if (meters / seconds <= JUMP_SPEED) total += meters;
      }
      last = position;
      return total;
    },
    /** Begins a new segment. The distance between the segments is excluded. */
    pause(): void {
      last = null;
    },
  };
};
