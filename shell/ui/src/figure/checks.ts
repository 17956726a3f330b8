import { RADII } from './body.ts';
import { type JointName, type Joints, jointsOf } from './joints.ts';
import { centreOfMass } from './motion.ts';
import type { FigurePoses, FigureProp, KeyPose, Point, View } from './types.ts';

type Angle = 'torso' | 'neck' | 'pelvisTilt' | 'hip' | 'knee' | 'ankle' | 'toe' | 'shoulder' | 'elbow';

/** Minimum and maximum angle of each joint in degrees, by view. */
export const JOINT_LIMITS: Record<View, Partial<Record<Angle, readonly [number, number]>>> = {
  side: {
    torso: [-125, 105],
    neck: [-45, 50],
    hip: [-30, 140],
    knee: [0, 145],
    ankle: [-60, 40],
    toe: [-40, 75],
    shoulder: [-70, 190],
    elbow: [0, 150],
  },
  front: {
    torso: [-20, 95],
    neck: [-30, 30],
    pelvisTilt: [-12, 12],
    hip: [-30, 85],
    knee: [-95, 170],
    shoulder: [-20, 180],
    elbow: [-5, 150],
  },
};

/**
 * Tolerances: degrees beyond a joint's limit, and units of distance from a surface, below the floor and out of balance.
 */
const TOLERANCE = { degrees: 0.5, surface: 2.2, floor: 2.4, balance: 1, wall: 3.5 } as const;

const limitProblems = (view: View, pose: KeyPose): string[] =>
  Object.entries(JOINT_LIMITS[view]).flatMap(([name, [least, greatest]]) =>
    [pose[name as Angle] ?? []]
      .flat()
      .filter((angle) => angle < least - TOLERANCE.degrees || angle > greatest + TOLERANCE.degrees)
      .map((angle) => `${name} ${angle} is outside ${least} to ${greatest}`),
  );

/** Half the thickness of the body at a joint; 0 at the sole of the foot. */
const thickness = (joint: JointName): number => {
  const name = joint.replace(/[LR]$/, '');
  return name in RADII ? RADII[name as keyof typeof RADII] : 0;
};

interface Surface {
  y: number;
  from: number;
  to: number;
}

const surfacesOf = (props: readonly FigureProp[]): Surface[] => [
  { y: 0, from: -Infinity, to: Infinity },
  ...props
    .filter(({ type }) => ['step', 'box', 'bench', 'chair'].includes(type))
    .map(({ x = 0, w = 0, h = 0 }) => ({ y: h, from: x - 1, to: x + w + 1 })),
];

const UNCHECKED: readonly string[] = ['pelvis', 'waist', 'neck', 'head'];
const floorProblems = ({ at }: Joints): string[] =>
  Object.entries(at)
    .map(([joint, [, y]]) => [joint, y - (UNCHECKED.includes(joint) ? 0 : thickness(joint as JointName))] as const)
    .filter(([, lowest]) => lowest < -TOLERANCE.floor)
    .map(([joint, lowest]) => `${joint} is ${lowest.toFixed(1)} under the floor`);

/** Returns the joints that touch the surface in a contact, with the thickness of the body at each. */
const touching = (contact: string): [JointName, number][] => {
  const limb = contact.slice(-1) as 'L' | 'R';
  if (contact.startsWith('foot'))
    return [
      [`heel${limb}`, 0],
      [`ball${limb}`, 0],
    ];
  if (contact === 'back') return [['waist', RADII.waist]];
  if (contact === 'belly') return [['waist', 6]];
  if (contact === 'butt') return [];
  return [[contact as JointName, thickness(contact as JointName)]];
};

const contactProblems = (pose: KeyPose, { at }: Joints, props: readonly FigureProp[]): string[] => {
  const surfaces = surfacesOf(props);
  const walls = props.filter(({ type }) => type === 'wall').flatMap(({ x = 0 }) => [x, x + 4]);
  return pose.contact.flatMap(touching).flatMap(([joint, radius]) => {
    const [x, y] = at[joint];
    if (walls.some((wall) => Math.abs(x - wall) < TOLERANCE.wall)) return [];
    const under = surfaces.filter(({ from, to, y: top }) => x >= from && x <= to && top <= y + 6);
    const gap = y - radius - Math.max(...under.map(({ y: top }) => top));
    return Math.abs(gap) > TOLERANCE.surface ? [`${joint} is ${gap.toFixed(1)} off its surface`] : [];
  });
};

/** Range of x in which a foot that is in contact can support the body. */
const support = (view: View, { at }: Joints, contact: string): readonly number[] => {
  const limb = contact.slice(-1) as 'L' | 'R';
  const ends = (from: Point, before: number, to: Point, after: number) => [from[0] - before, to[0] + after];
  if (view === 'front') return ends(at[`ankle${limb}`], 4, at[`ankle${limb}`], 4);
  if (contact.startsWith('ball')) return ends(at[`ball${limb}`], 3, at[`toe${limb}`], 0);
  if (contact.startsWith('heel')) return ends(at[`heel${limb}`], 1, at[`heel${limb}`], 5);
  return ends(at[`heel${limb}`], 0, at[`toe${limb}`], 0);
};

/**
 * Returns the problems with the balance of a figure that stands only on its feet. A figure that passes through the pose
 * or can hold on to something need not be balanced.
 */
const balanceProblems = (view: View, pose: KeyPose, joints: Joints, props: readonly FigureProp[]): string[] => {
  const onFeet = pose.contact.length > 0 && pose.contact.every((contact) => /^(foot|ball|heel)/.test(contact));
  if (!onFeet || pose.dyn || props.some(({ type }) => type === 'wall' || type === 'rail')) return [];
  const [x] = centreOfMass(joints);
  const range = pose.contact.flatMap((contact) => support(view, joints, contact));
  const [from, to] = [Math.min(...range) - TOLERANCE.balance, Math.max(...range) + TOLERANCE.balance];
  return x < from || x > to
    ? [`the centre of mass ${x.toFixed(1)} is outside ${from.toFixed(1)} to ${to.toFixed(1)}`]
    : [];
};

/**
 * Returns the problems of a key pose: a joint beyond its limit, a contact that is not on a surface, a part of the body
 * below the floor, or a figure that would fall. Empty for a valid pose.
 */
export const poseProblems = ({ view, props }: FigurePoses, pose: KeyPose): string[] => {
  const joints = jointsOf(view, pose);
  const all = [...props, ...(pose.props ?? [])];
  return [
    ...limitProblems(view, pose),
    ...floorProblems(joints),
    ...contactProblems(pose, joints, all),
    ...balanceProblems(view, pose, joints, all),
  ];
};
