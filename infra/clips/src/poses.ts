/** A point in figure units (the figure is 100 tall): x points right, y points up, the floor is at 0. */
export interface Point {
  x: number;
  y: number;
}

/** Joint positions at one moment, seen from the side. The figure faces right. */
export interface Pose {
  toe: Point;
  ball: Point;
  heel: Point;
  ankle: Point;
  knee: Point;
  hip: Point;
  shoulder: Point;
  elbow: Point;
  hand: Point;
  head: Point;
}

/** Lengths of the body segments, in figure units. */
export const LENGTHS = {
  shank: 25,
  thigh: 25,
  trunk: 30,
  upperArm: 16,
  forearm: 15,
  neck: 11,
  foot: 13,
  toe: 5,
} as const;

const ANKLE_HEIGHT = 5;
const RADIANS = Math.PI / 180;

const along = (from: Point, degrees: number, length: number): Point => ({
  x: from.x + Math.cos(degrees * RADIANS) * length,
  y: from.y + Math.sin(degrees * RADIANS) * length,
});

/**
 * Returns the joint at which two segments that start at `a` and `b` meet. The joint is on the left side of the line
 * from `a` to `b`.
 */
const jointBetween = (a: Point, b: Point, fromA: number, fromB: number): Point => {
  const span = Math.hypot(b.x - a.x, b.y - a.y);
  const reach = Math.min(span, fromA + fromB);
  const middle = (reach ** 2 + fromA ** 2 - fromB ** 2) / (2 * reach);
  const side = Math.sqrt(Math.max(0, fromA ** 2 - middle ** 2));
  const unit = { x: (b.x - a.x) / span, y: (b.y - a.y) / span };
  return { x: a.x + unit.x * middle - unit.y * side, y: a.y + unit.y * middle + unit.x * side };
};

/** Horizontal position of the wall surface on which the hands rest. */
export const WALL_X = 30;
const HEEL_LIFT_DEGREES = 38;

/**
 * Returns the pose during a heel raise on both legs with the hands on a wall. `lift` goes from 0 (heels down) to 1 (on
 * the toes).
 */
export const heelRaise = (lift: number): Pose => {
  const ball = { x: 8, y: 1.5 };
  const turn = -HEEL_LIFT_DEGREES * lift;
  const heel = along(ball, 180 + turn, LENGTHS.foot);
  const ankle = along(along(ball, 180 + turn, LENGTHS.foot - 4), 90 + turn, ANKLE_HEIGHT);
  const knee = along(ankle, 90, LENGTHS.shank);
  const hip = along(knee, 90, LENGTHS.thigh);
  const shoulder = along(hip, 88, LENGTHS.trunk);
  const hand = { x: WALL_X - 1.5, y: 78 };
  return {
    toe: { x: ball.x + LENGTHS.toe, y: ball.y },
    ball,
    heel,
    ankle,
    knee,
    hip,
    shoulder,
    elbow: jointBetween(hand, shoulder, LENGTHS.forearm, LENGTHS.upperArm),
    hand,
    head: along(shoulder, 86, LENGTHS.neck),
  };
};

const BRIDGE_FROM_DEGREES = 4;
const BRIDGE_TO_DEGREES = 33;

/**
 * Returns the pose during a bridge: lying on the back with both feet on the floor. `lift` goes from 0 (hips down) to 1
 * (fully raised).
 */
export const bridge = (lift: number): Pose => {
  const shoulder = { x: -32, y: 4 };
  const rise = BRIDGE_FROM_DEGREES + (BRIDGE_TO_DEGREES - BRIDGE_FROM_DEGREES) * lift;
  const hip = along(shoulder, rise, LENGTHS.trunk);
  const ankle = { x: 17, y: ANKLE_HEIGHT };
  const heel = { x: ankle.x - 4, y: 1.5 };
  const ball = { x: heel.x + LENGTHS.foot, y: 1.5 };
  const hand = { x: shoulder.x + LENGTHS.upperArm + LENGTHS.forearm - 1, y: 1.5 };
  return {
    toe: { x: ball.x + LENGTHS.toe, y: ball.y },
    ball,
    heel,
    ankle,
    knee: jointBetween(hip, ankle, LENGTHS.thigh, LENGTHS.shank),
    hip,
    shoulder,
    elbow: along(shoulder, -5, LENGTHS.upperArm),
    hand,
    head: along(shoulder, 176, LENGTHS.neck),
  };
};

const smooth = (part: number): number => part * part * (3 - 2 * part);

/**
 * Returns the lift (0 to 1) at `seconds` after the start of a repetition, which consists of the phases up, hold, down
 * and rest.
 */
export const liftAt = (seconds: number, { up, hold, down }: { up: number; hold: number; down: number }): number => {
  if (seconds < up) return smooth(seconds / up);
  if (seconds < up + hold) return 1;
  if (seconds < up + hold + down) return smooth(1 - (seconds - up - hold) / down);
  return 0;
};
