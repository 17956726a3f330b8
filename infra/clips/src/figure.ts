import type { Point, Pose } from './poses.ts';

/** Width and height of a clip in pixels, with an aspect ratio of 16:9. */
export const SIZE = { width: 640, height: 360 } as const;

/** Position of the floor, in pixels from the top. */
const FLOOR_Y = 322;

const INK = '#1f3b36';
const SKIN = '#c98f6b';

export interface Scene {
  pose: Pose;
  /** Number of pixels per figure unit. */
  scale: number;
  /** Horizontal position in pixels of the point x = 0 in figure units. */
  middle: number;
  /** Horizontal position of the wall's surface, in figure units. */
  wall?: number;
}

const line = (points: string, colour: string, width: number): string =>
  `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Draws one frame with the floor, the wall if there is one, and the figure. */
export const frameOf = ({ pose, scale, middle, wall }: Scene): string => {
  const at = ({ x, y }: Point): string => `${(middle + x * scale).toFixed(2)},${(FLOOR_Y - y * scale).toFixed(2)}`;
  const through = (...points: Point[]): string => points.map(at).join(' ');
  const [headX, headY] = at(pose.head).split(',');
  const wallX = wall === undefined ? null : middle + wall * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
<rect width="100%" height="100%" fill="#f4f1ea"/>
<rect y="${FLOOR_Y + 2.7 * scale}" width="100%" height="${SIZE.height}" fill="#ded8cb"/>
${wallX === null ? '' : `<rect x="${wallX + 8}" width="24" height="${FLOOR_Y + 2.7 * scale}" fill="#ded8cb"/>`}
${line(through(pose.hip, pose.knee, pose.ankle), INK, 8.3 * scale)}
${line(through(pose.heel, pose.ball, pose.toe), INK, 5.2 * scale)}
${line(through(pose.ankle, pose.heel), INK, 4.5 * scale)}
${line(through(pose.ankle, pose.ball), INK, 4.5 * scale)}
${line(through(pose.hip, pose.shoulder), INK, 10.7 * scale)}
${line(through(pose.shoulder, pose.elbow, pose.hand), SKIN, 4.5 * scale)}
<circle cx="${headX}" cy="${headY}" r="${7.2 * scale}" fill="${SKIN}"/>
</svg>`;
};
