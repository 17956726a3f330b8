import { along, between } from './geometry.ts';
import type { KeyPose, Limb, Point, View } from './types.ts';

/** Lengths of the body's segments, in units of 1/100 of the body's height. */
export const SEGMENTS = {
  trunk: 29,
  /** From the shoulder to the middle of the head. */
  neck: 11,
  head: 6.5,
  upper: 16,
  fore: 15,
  thigh: 25,
  shank: 24,
  ankle: 4,
  heel: 4.5,
  ball: 8.5,
  toe: 4.5,
  /** Front view: from the middle to a hip and to a shoulder. */
  hips: 5.5,
  shoulders: 9,
} as const;

export const LIMBS: readonly Limb[] = ['L', 'R'];

export type JointName =
  | 'pelvis'
  | 'waist'
  | 'neck'
  | 'head'
  | `${'hip' | 'knee' | 'ankle' | 'heel' | 'ball' | 'toe' | 'shoulder' | 'elbow' | 'hand'}${Limb}`;
export type SegmentName = 'trunk' | 'head' | `${'thigh' | 'shank' | 'foot' | 'upper' | 'fore'}${Limb}`;

export interface Joints {
  at: Record<JointName, Point>;
  /** Direction of each segment away from the trunk, in degrees; of the trunk, from the neck to the pelvis. */
  angle: Record<SegmentName, number>;
}

/** Sign of a limb's angles in the front view. The figure faces the viewer, so its left is on the right. */
export const frontSign = (limb: Limb): 1 | -1 => (limb === 'L' ? 1 : -1);
export const indexOf = (limb: Limb): 0 | 1 => (limb === 'L' ? 0 : 1);

const scaled = (pose: KeyPose, segment: 'thigh' | 'shank' | 'upper' | 'fore', limb: Limb): number =>
  SEGMENTS[segment] * (pose.len?.[segment + limb] ?? 1);

/** Length of a leg's or an arm's two segments in a pose. */
export const lengthsOf = (pose: KeyPose, part: 'leg' | 'arm', limb: Limb): readonly [number, number] =>
  part === 'leg'
    ? [scaled(pose, 'thigh', limb), scaled(pose, 'shank', limb)]
    : [scaled(pose, 'upper', limb), scaled(pose, 'fore', limb)];

/** Directions of a limb's segments in degrees. */
const limbAngles = (view: View, pose: KeyPose, limb: Limb) => {
  const index = indexOf(limb);
  const down = -pose.torso;
  if (view === 'side') {
    const thigh = down + pose.hip[index];
    const shank = thigh - pose.knee[index];
    const upper = down + pose.shoulder[index];
    return { thigh, shank, foot: shank + 90 + pose.ankle[index], upper, fore: upper + pose.elbow[index] };
  }
  const sign = frontSign(limb);
  const thigh = down + sign * pose.hip[index];
  const shank = thigh - sign * pose.knee[index];
  const upper = down + sign * pose.shoulder[index];
  return { thigh, shank, foot: shank, upper, fore: upper - sign * pose.elbow[index] };
};

interface FootPoints {
  heel: Point;
  ball: Point;
  toe: Point;
}

/** Returns the points of a foot with a given direction. In the front view they are one point under the ankle. */
export const footOf = (view: View, ankle: Point, foot: number, toe: number): FootPoints => {
  if (view === 'front') {
    const sole = along(ankle, foot, SEGMENTS.ankle);
    return { heel: sole, ball: sole, toe: sole };
  }
  const sole = along(ankle, foot - 90, SEGMENTS.ankle);
  const ball = along(sole, foot, SEGMENTS.ball);
  return { heel: along(sole, foot, -SEGMENTS.heel), ball, toe: along(ball, foot + toe, SEGMENTS.toe) };
};

const limbOf = (view: View, pose: KeyPose, limb: Limb, hip: Point, shoulder: Point) => {
  const angles = limbAngles(view, pose, limb);
  const [thigh, shank] = lengthsOf(pose, 'leg', limb);
  const [upper, fore] = lengthsOf(pose, 'arm', limb);
  const knee = along(hip, angles.thigh, thigh);
  const ankle = along(knee, angles.shank, shank);
  const elbow = along(shoulder, angles.upper, upper);
  return {
    angles,
    points: {
      hip,
      knee,
      ankle,
      ...footOf(view, ankle, angles.foot, pose.toe?.[indexOf(limb)] ?? 0),
      shoulder,
      elbow,
      hand: along(elbow, angles.fore, fore),
    },
  };
};

const named = <T>(values: Record<string, T>, limb: Limb): [string, T][] =>
  Object.entries(values).map(([name, value]) => [name + limb, value]);

/** Forward kinematics: returns the positions of all joints and the directions of all segments of a pose. */
export const jointsOf = (view: View, pose: KeyPose): Joints => {
  const { root, torso } = pose;
  const down = -torso;
  const neck = along(root, down, -SEGMENTS.trunk);
  const head = torso + pose.neck;
  const middle = between(root, neck);
  const waist = view === 'side' ? along(middle, down - 90, pose.curve ?? 0) : middle;
  const limbs = LIMBS.map((limb) => {
    const sign = frontSign(limb);
    const hips = view === 'side' ? 0 : SEGMENTS.hips * sign;
    const shoulders = view === 'side' ? 0 : SEGMENTS.shoulders * sign;
    const hip = along(root, down + 90 + (pose.pelvisTilt ?? 0), hips);
    return { limb, ...limbOf(view, pose, limb, hip, along(neck, down + 90, shoulders)) };
  });
  return {
    at: {
      pelvis: root,
      waist,
      neck,
      head: along(neck, -head, -SEGMENTS.neck),
      ...Object.fromEntries(limbs.flatMap(({ limb, points }) => named(points, limb))),
    } as Joints['at'],
    angle: {
      trunk: down,
      head,
      ...Object.fromEntries(limbs.flatMap(({ limb, angles }) => named(angles, limb))),
    } as Joints['angle'],
  };
};
