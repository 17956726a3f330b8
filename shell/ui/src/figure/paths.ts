import type { FIGURE_COLOURS } from '../theme/figure-colours.ts';
import { add, along, angleTo } from './geometry.ts';
import type { Point } from './types.ts';

type ColourName = keyof typeof FIGURE_COLOURS extends `figure-${infer Name}` ? Name : never;
/** Colour of a shape; `paper` is the colour of the background. */
export type Ink = ColourName | 'paper';

/** A path of the drawing, in units with y down as in SVG. */
export interface Shape {
  d: string;
  fill: Ink | null;
  stroke: Ink | null;
  /** Width of the stroke. */
  width: number;
  opacity?: number;
}

const number = (value: number): string => `${Math.round(value * 10) / 10}`;
const place = ([x, y]: Point): string => `${number(x)} ${number(-y)}`;

export const filled = (d: string, fill: Ink): Shape => ({ d, fill, stroke: null, width: 0 });
export const outlined = (d: string, fill: Ink, width = 1): Shape => ({ d, fill, stroke: 'paper', width });

/** A segment with round ends, with the radius `start` at the first point and `end` at the second. */
export const taper = (from: Point, to: Point, start: number, end: number): string => {
  const angle = angleTo(from, to);
  const corners = [
    along(from, angle + 90, start),
    along(to, angle + 90, end),
    along(to, angle - 90, end),
    along(from, angle - 90, start),
  ];
  const [a, b, c, e] = corners.map(place);
  return `M${a}L${b}A${number(end)} ${number(end)} 0 0 1 ${c}L${e}A${number(start)} ${number(start)} 0 0 1 ${a}Z`;
};

export const disc = (centre: Point, radius: number): string => {
  const r = number(radius);
  return `M${place(add(centre, [-radius, 0]))}a${r} ${r} 0 1 0 ${number(2 * radius)} 0a${r} ${r} 0 1 0 ${number(-2 * radius)} 0Z`;
};

export const polygon = (points: readonly Point[]): string => `M${points.map(place).join('L')}Z`;

/** A rectangle with rounded corners, from its lower left corner. */
export const box = ([x, y]: Point, width: number, height: number, radius = 1.5): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${number(r)} ${number(r)} 0 0 1 ${number(dx)} ${number(dy)}`;
  return `M${place([x + r, y + height])}h${number(width - 2 * r)}${corner(r, r)}v${number(height - 2 * r)}${corner(-r, r)}h${number(2 * r - width)}${corner(-r, -r)}v${number(2 * r - height)}${corner(r, -r)}Z`;
};

/** A line through points, without a fill. */
export const line = (points: readonly Point[], stroke: Ink, width: number): Shape => ({
  d: `M${points.map(place).join('L')}`,
  fill: null,
  stroke,
  width,
});

/** The two strokes of an arrow's head. */
export const arrowHead = (from: Point, to: Point, length = 4.5): readonly Point[] => {
  const back = angleTo(to, from);
  return [along(to, back - 32, length), to, along(to, back + 32, length)];
};
