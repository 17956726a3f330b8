import { add, along, between } from './geometry.ts';
import type { JointName, Joints } from './joints.ts';
import { arrowHead, box, disc, filled, line, polygon, type Shape, taper } from './paths.ts';
import type { FigureProp, FigurePropType, Point } from './types.ts';

const WALL = { width: 4, height: 105 } as const;
const CHAIR = { seat: 3, inset: 1.5, back: 24, lean: 2 } as const;

/** A prop with every measure set, and its anchors as positions. */
interface Placed {
  x: number;
  y: number | undefined;
  w: number;
  h: number;
  r: number;
  dy: number;
  a: Point;
  b: Point;
  at: Point;
  back: 'none' | 'left' | 'right';
  joints: Joints;
}

const positionOf = (anchor: string | Point | undefined, { at }: Joints): Point =>
  typeof anchor === 'string' ? at[anchor as JointName] : (anchor ?? [0, 0]);

const placed = (prop: FigureProp, joints: Joints): Placed => ({
  x: prop.x ?? 0,
  y: prop.y,
  w: prop.w ?? 0,
  h: prop.h ?? 0,
  r: prop.r ?? 0,
  dy: prop.dy ?? 2.5,
  a: positionOf(prop.a, joints),
  b: positionOf(prop.b, joints),
  at: positionOf(prop.at, joints),
  back: prop.back ?? 'left',
  joints,
});

const block = ({ x, w, h }: Placed): Shape[] => [filled(box([x, 0], w, h), 'prop')];

const chair = ({ x, w, h, back }: Placed): Shape[] => {
  const edge = back === 'right' ? x + w : x;
  const lean = back === 'right' ? CHAIR.lean : -CHAIR.lean;
  return [
    filled(box([x, h - CHAIR.seat], w, CHAIR.seat), 'prop'),
    ...[x + CHAIR.inset, x + w - CHAIR.inset].map((leg) =>
      line(
        [
          [leg, h - CHAIR.seat],
          [leg, 0],
        ],
        'prop',
        2,
      ),
    ),
    ...(back === 'none'
      ? []
      : [
          line(
            [
              [edge, h],
              [edge + lean, h + CHAIR.back],
            ],
            'prop',
            2.6,
          ),
        ]),
  ];
};

const dumbbell = ({ at }: Placed): Shape[] => [
  filled(box(add(at, [-5, -3.2]), 3.4, 6.4, 1), 'kit'),
  filled(box(add(at, [1.6, -3.2]), 3.4, 6.4, 1), 'kit'),
  line([add(at, [-2, 0]), add(at, [2, 0])], 'kit', 2),
];

const kettlebell = ({ at }: Placed): Shape[] => [
  filled(disc(add(at, [0, -5.2]), 4.4), 'kit'),
  line(
    [
      [-2.6, -2.4],
      [-2, 0.6],
      [2, 0.6],
      [2.6, -2.4],
    ].map(([x = 0, y = 0]) => add(at, [x, y])),
    'kit',
    1.5,
  ),
];

const backpack = ({ joints: { at, angle } }: Placed): Shape[] => {
  const middle = along(between(at.pelvis, at.neck, 0.66), angle.trunk - 90, 8.5);
  return [filled(taper(along(middle, angle.trunk, 6), along(middle, angle.trunk, -6), 4.6, 4.2), 'kit')];
};

const towel = ({ x, y, r }: Placed): Shape[] => [
  filled(disc([x, y ?? r], r), 'kit'),
  filled(disc([x, y ?? r], r * 0.45), 'prop'),
];

const rail = ({ x, h }: Placed): Shape[] => [
  line(
    [
      [x, 0],
      [x, h],
    ],
    'prop',
    2.4,
  ),
  line(
    [
      [x - 4, h],
      [x + 4, h],
    ],
    'kit',
    2.4,
  ),
];

const WHEEL = 12;
const bike = ({ x }: Placed): Shape[] => {
  const to = (...points: readonly Point[]): Point[] => points.map((point) => add(point, [x, 0]));
  return [
    ...[-22, 26].map((wheel): Shape => ({ d: disc([x + wheel, WHEEL], WHEEL), fill: null, stroke: 'kit', width: 1.8 })),
    line(to([-22, 12], [0, 14], [18, 40], [26, 12]), 'kit', 2),
    line(to([0, 14], [-10, 44]), 'kit', 2),
    line(to([-15, 45], [-5, 45]), 'kit', 3),
    line(to([-7, 36], [17, 38]), 'kit', 2),
    line(to([18, 40], [17, 51], [22, 52]), 'kit', 2),
  ];
};

const WATER = { width: 80, waves: 16 } as const;
const water = ({ x, y = 0 }: Placed): Shape[] => {
  const step = WATER.width / WATER.waves;
  const surface = Array.from(
    { length: WATER.waves + 1 },
    (_, index): Point => [x + index * step, y + (index % 2) * 1.4],
  );
  return [{ ...filled(box([x, -2], WATER.width, y + 2, 0), 'far'), opacity: 0.22 }, line(surface, 'kit', 1.4)];
};

const SHAPES: Record<FigurePropType, (prop: Placed) => Shape[]> = {
  step: block,
  box: block,
  bench: block,
  wall: ({ x, h }) => [filled(box([x, 0], WALL.width, h || WALL.height, 1), 'prop')],
  mat: ({ x, w }) => [filled(box([x, -2.2], w, 2.2, 1), 'kit')],
  chair,
  band: ({ a, b }) => [line([a, b], 'work', 1.7)],
  rope: ({ a, b }) => [line([a, b], 'kit', 1.5)],
  dumbbell,
  kettlebell,
  weight: ({ at, dy }) => [filled(box(add(at, [-4.5, dy]), 9, 5), 'kit')],
  backpack,
  towel,
  wedge: ({ x, w, h }) => [
    filled(
      polygon([
        [x, 0],
        [x + w, 0],
        [x, h],
      ]),
      'prop',
    ),
  ],
  ball: ({ x, y, r }) => [filled(disc([x, y ?? r], r), 'kit')],
  rail,
  slider: ({ at }) => [filled(box(add(at, [-6, -0.8]), 12, 1.6, 0.7), 'kit')],
  water,
  bike,
  arrow: ({ a, b }) => [line([a, b], 'work', 1.6), line(arrowHead(a, b), 'work', 1.6)],
};

const isInFront = ({ type, front }: FigureProp): boolean => type === 'arrow' || Boolean(front);

/** Returns the shapes of the props behind (`front` false) or in front of the body. Arrows are always in front. */
export const propShapes = (props: readonly FigureProp[], joints: Joints, front: boolean): Shape[] =>
  props.filter((prop) => isInFront(prop) === front).flatMap((prop) => SHAPES[prop.type](placed(prop, joints)));
