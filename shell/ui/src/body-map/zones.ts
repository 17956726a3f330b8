/** Selectable parts of the body, from top to bottom. */
export const BODY_ZONES = [
  'back',
  'hip',
  'groin',
  'hamstring',
  'knee',
  'outer-knee',
  'shin',
  'calf',
  'ankle',
  'achilles',
  'foot',
  'heel',
] as const;
export type BodyZone = (typeof BODY_ZONES)[number];

/** Side of the person, not of the picture. `middle` is used by zones without sides. */
export type BodySide = 'left' | 'right' | 'middle';

export interface BodySpot {
  zone: BodyZone;
  side: BodySide;
}

export type BodyView = 'front' | 'back';

/** Box in units of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of one figure, and of the picture with the front and the back next to each other, in units. */
export const FIGURE = { width: 120, height: 388 } as const;
const GAP = 4;
export const PICTURE = { width: 2 * FIGURE.width + GAP, height: FIGURE.height } as const;

/**
 * Minimum width of the picture in CSS pixels: a phone of 320 px minus the padding of the page and the padding and
 * border of the card.
 */
export const NARROWEST_PX = 254;

/** Side length of a touch target in units: at least 44 px at the narrowest width. */
const TARGET = 43;

interface Shape {
  view: BodyView;
  /** Ellipse on the half of the figure at the viewer's left, or in the middle: centre, radii and rotation in degrees. */
  at: readonly [x: number, y: number];
  radii: readonly [x: number, y: number];
  turn?: number;
}

/** Visible shapes of each zone. A zone that is visible from both sides has a shape in each figure. */
export const SHAPES: Record<BodyZone, readonly Shape[]> = {
  back: [{ view: 'back', at: [60, 99], radii: [20, 15] }],
  hip: [
    { view: 'front', at: [37, 139], radii: [8, 16], turn: 6 },
    { view: 'back', at: [37, 139], radii: [8, 16], turn: 6 },
  ],
  groin: [{ view: 'front', at: [52, 177], radii: [6.5, 16], turn: -8 }],
  hamstring: [{ view: 'back', at: [46, 187], radii: [9.5, 22] }],
  knee: [{ view: 'front', at: [46.5, 241], radii: [10, 12] }],
  'outer-knee': [{ view: 'back', at: [38, 241], radii: [6, 14] }],
  shin: [{ view: 'front', at: [47, 287], radii: [6, 20] }],
  calf: [{ view: 'back', at: [45.5, 283], radii: [10, 18] }],
  ankle: [{ view: 'front', at: [46.5, 331], radii: [8.5, 10] }],
  achilles: [{ view: 'back', at: [46.5, 327], radii: [5, 17] }],
  foot: [{ view: 'front', at: [43.5, 366], radii: [11, 8] }],
  heel: [{ view: 'back', at: [46, 365], radii: [10, 9] }],
};

/** Offset of a figure in the picture. */
export const offsetOf = (view: BodyView): number => (view === 'front' ? 0 : FIGURE.width + GAP);

/**
 * True if a side appears on the mirrored half of the figure. The person's right side is on the viewer's left only in
 * the front view.
 */
export const isMirrored = (view: BodyView, side: BodySide): boolean =>
  side !== 'middle' && (view === 'front' ? side === 'left' : side === 'right');

export const sidesOf = (zone: BodyZone): readonly BodySide[] => (zone === 'back' ? ['middle'] : ['right', 'left']);

/** All spots in the order of the keyboard: from top to bottom, the right side first. */
export const SPOTS: readonly BodySpot[] = BODY_ZONES.flatMap((zone) => sidesOf(zone).map((side) => ({ zone, side })));

/** Row of 43 units that contains a shape, so that the targets of neighbouring zones do not overlap. */
const ROWS = [78, 121, 164, 216, 259, 302, 345];
const rowOf = (y: number): number => [...ROWS].reverse().find((top) => top <= y) ?? 0;

/** Touch targets of a spot in units of the picture, one for each of its shapes. */
export const targetsOf = ({ zone, side }: BodySpot): Box[] =>
  SHAPES[zone].map(({ view, at: [, y] }) => {
    const size = { width: TARGET, height: TARGET };
    const left = side === 'middle' ? FIGURE.width / 2 - TARGET / 2 : FIGURE.width / 2 - TARGET;
    const x = isMirrored(view, side) ? FIGURE.width - left - TARGET : left;
    return { ...size, x: offsetOf(view) + x, y: rowOf(y) };
  });

const areaAt = (index: number): BodyZone => BODY_ZONES[(index + BODY_ZONES.length) % BODY_ZONES.length] as BodyZone;

/**
 * Returns the spot to which a key moves the selection. The up and down arrow keys move to the next zone, on the same
 * side if it has sides, and the left and right arrow keys to the other side. Null for other keys.
 */
export const spotAfterKey = (key: string, { zone, side }: BodySpot): BodySpot | null => {
  const onZone = (next: BodyZone): BodySpot => {
    const [first = 'right'] = sidesOf(next);
    return { zone: next, side: sidesOf(next).includes(side) ? side : first };
  };
  const index = BODY_ZONES.indexOf(zone);
  switch (key) {
    case 'ArrowDown':
      return onZone(areaAt(index + 1));
    case 'ArrowUp':
      return onZone(areaAt(index - 1));
    case 'ArrowLeft':
    case 'ArrowRight':
      return { zone, side: sidesOf(zone).find((other) => other !== side) ?? side };
    case 'Home':
      return onZone(areaAt(0));
    case 'End':
      return onZone(areaAt(-1));
    default:
      return null;
  }
};
