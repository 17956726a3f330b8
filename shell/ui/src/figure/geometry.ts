import type { Point } from './types.ts';

const DEGREE = Math.PI / 180;

/** Returns the unit vector of a direction in degrees: 0 is straight down, 90 is to the right. */
export const direction = (angle: number): Point => [Math.sin(angle * DEGREE), -Math.cos(angle * DEGREE)];

/** Returns the direction in degrees from one point to another. */
export const angleTo = (from: Point, to: Point): number => Math.atan2(to[0] - from[0], from[1] - to[1]) / DEGREE;

/** Returns the point at a distance from another one, in a direction in degrees. */
export const along = ([x, y]: Point, angle: number, distance: number): Point => {
  const [dx, dy] = direction(angle);
  return [x + dx * distance, y + dy * distance];
};

export const add = (one: Point, other: Point): Point => [one[0] + other[0], one[1] + other[1]];
export const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
export const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

/** Interpolates linearly between two numbers. `share` is between 0 and 1. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Interpolates linearly between two points. `share` is between 0 and 1. */
export const between = (from: Point, to: Point, share = 0.5): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
];

/** Returns the angle in degrees that is opposite side `c` of a triangle with sides `a`, `b` and `c`. */
export const angleOpposite = (a: number, b: number, c: number): number =>
  Math.acos(Math.min(1, Math.max(-1, (a * a + b * b - c * c) / (2 * a * b)))) / DEGREE;
