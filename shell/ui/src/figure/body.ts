import { along, between } from './geometry.ts';
import { type Joints, SEGMENTS } from './joints.ts';
import { isTrunkMuscle, muscleShapes } from './muscles.ts';
import { disc, filled, type Ink, line, outlined, polygon, type Shape, taper } from './paths.ts';
import type { FigurePoses, KeyPose, Limb, View } from './types.ts';

/** Half the thickness of the body at its joints. */
export const RADII = {
  hip: 5.4,
  knee: 3.7,
  ankle: 2.3,
  shoulder: 3.2,
  elbow: 2.4,
  hand: 2.3,
  pelvis: 6.4,
  waist: 5.6,
  neck: 5.4,
} as const;

const sideFoot = ({ at, angle }: Joints, limb: Limb, ink: Ink): Shape[] => {
  const foot = angle[`foot${limb}`];
  const up = foot + 90;
  const [heel, ball, ankle] = [at[`heel${limb}`], at[`ball${limb}`], at[`ankle${limb}`]];
  const sole = [along(along(heel, up, 1.3), foot, 1.2), along(along(ball, up, 1.2), foot, -0.4)];
  return [
    {
      ...filled(
        polygon([...sole, along(along(ball, up, 1.7), foot, -0.6), along(ankle, foot, 1.8), along(ankle, foot, -1.7)]),
        ink,
      ),
      stroke: ink,
      width: 2.4,
    },
    filled(
      taper(along(ball, up, 1.3), between(along(ball, up, 1.3), along(at[`toe${limb}`], up, 1.1), 0.9), 1.4, 1.1),
      ink,
    ),
  ];
};

const frontFoot = ({ at, angle }: Joints, limb: Limb, footSide: number, ink: Ink): Shape[] => {
  const [ankle, shank] = [at[`ankle${limb}`], angle[`shank${limb}`]];
  const sole = along(ankle, shank, 1.7);
  return [
    footSide === 0
      ? filled(taper(ankle, sole, RADII.ankle, 3), ink)
      : filled(taper(sole, along(sole, shank + 90, footSide * 8), 2.3, 1.6), ink),
  ];
};

const calf = (view: View, { at, angle }: Joints, limb: Limb): string => {
  const [knee, ankle, shank] = [at[`knee${limb}`], at[`ankle${limb}`], angle[`shank${limb}`]];
  const behind = view === 'side' ? -0.9 : 0;
  return taper(along(between(knee, ankle, 0.28), shank + 90, behind), between(knee, ankle, 0.64), 3.2, 2.4);
};

const leg = (view: View, joints: Joints, pose: KeyPose, limb: Limb, ink: Ink): Shape[] => {
  const [hip, knee, ankle] = [joints.at[`hip${limb}`], joints.at[`knee${limb}`], joints.at[`ankle${limb}`]];
  return [
    filled(taper(hip, knee, RADII.hip, RADII.knee), ink),
    filled(taper(knee, ankle, RADII.knee, RADII.ankle), ink),
    filled(calf(view, joints, limb), ink),
    ...(view === 'side' ? sideFoot(joints, limb, ink) : frontFoot(joints, limb, pose.footSide ?? 0, ink)),
  ];
};

/** The outline separates the near arm from the trunk behind it. */
const arm = ({ at }: Joints, limb: Limb, ink: Ink, outline: boolean): Shape[] => {
  const [shoulder, elbow, hand] = [at[`shoulder${limb}`], at[`elbow${limb}`], at[`hand${limb}`]];
  const parts = [taper(shoulder, elbow, 3, RADII.elbow), taper(elbow, hand, RADII.elbow, 1.8), disc(hand, RADII.hand)];
  const around = outline ? parts.map((d) => ({ ...outlined(d, 'paper', 1.6) })) : [];
  return [...around, ...parts.map((d) => filled(d, ink))];
};

const trunk = (view: View, { at, angle }: Joints): Shape[] => {
  if (view === 'side') {
    return [
      filled(taper(at.pelvis, at.waist, 6.3, RADII.waist), 'near'),
      filled(taper(at.waist, at.neck, RADII.waist, 5), 'near'),
      filled(taper(between(at.waist, at.neck, 0.35), between(at.waist, at.neck, 0.85), 6.2, 5.8), 'near'),
    ];
  }
  const waist = between(at.pelvis, at.neck, 0.36);
  const sides = [along(waist, angle.trunk + 90, -6), along(waist, angle.trunk + 90, 6)] as const;
  return [
    {
      ...filled(polygon([at.shoulderL, at.shoulderR, sides[0], at.hipR, at.hipL, sides[1]]), 'near'),
      stroke: 'near',
      width: 6,
    },
    filled(taper(at.hipL, at.hipR, RADII.hip, RADII.hip), 'near'),
  ];
};

/** The head. In the side view it has a nose, which shows the viewing direction. */
const head = (view: View, { at, angle }: Joints): Shape[] => {
  const nose = along(along(at.head, 90 - angle.head, SEGMENTS.head - 0.5), -angle.head, 0.4);
  return [
    filled(taper(at.neck, between(at.neck, at.head, 0.6), 2.9, 2.7), 'near'),
    filled(disc(at.head, SEGMENTS.head), 'near'),
    ...(view === 'side' ? [filled(disc(nose, 1.5), 'near')] : []),
  ];
};

const worksOn = ({ workSides }: FigurePoses, { workSide }: KeyPose): readonly Limb[] => workSide ?? workSides ?? ['R'];

const sideBody = (poses: FigurePoses, pose: KeyPose, joints: Joints): Shape[] => {
  const sides = worksOn(poses, pose);
  const far = poses.work.filter((muscle) => !isTrunkMuscle(muscle));
  const nearWork = sides.includes('R') ? poses.work : poses.work.filter(isTrunkMuscle);
  return [
    ...arm(joints, 'L', 'far', false),
    ...leg('side', joints, pose, 'L', 'far'),
    ...(sides.includes('L') ? muscleShapes('side', joints, far, 'L', 'work-far') : []),
    ...trunk('side', joints),
    ...head('side', joints),
    ...leg('side', joints, pose, 'R', 'near'),
    ...muscleShapes('side', joints, nearWork, 'R', 'work'),
    ...arm(joints, 'R', 'near', true),
  ];
};

const frontBody = (poses: FigurePoses, pose: KeyPose, joints: Joints): Shape[] => {
  const ink = (limb: Limb): Ink => (pose.farSide === limb ? 'far' : 'near');
  const over = pose.legOver;
  const under = (['L', 'R'] as const).filter((limb) => limb !== over);
  const legs = [...under].sort((one, other) => Number(other === pose.farSide) - Number(one === pose.farSide));
  const outlineOf = (limb: Limb): Shape[] =>
    leg('front', joints, pose, limb, ink(limb)).map(({ d }) => outlined(d, 'paper', 1.6));
  return [
    ...legs.flatMap((limb) => leg('front', joints, pose, limb, ink(limb))),
    ...trunk('front', joints),
    ...head('front', joints),
    ...(over ? [...outlineOf(over), ...leg('front', joints, pose, over, ink(over))] : []),
    ...worksOn(poses, pose).flatMap((limb) => muscleShapes('front', joints, poses.work, limb, 'work')),
    ...(['L', 'R'] as const).flatMap((limb) => arm(joints, limb, ink(limb), true)),
  ];
};

/** Returns the shapes of the body from back to front, with the working muscles highlighted. */
export const bodyShapes = (poses: FigurePoses, pose: KeyPose, joints: Joints): Shape[] =>
  poses.view === 'side' ? sideBody(poses, pose, joints) : frontBody(poses, pose, joints);

/** The line of the floor. */
export const floorShape = ([x, , width]: FigurePoses['frame']): Shape =>
  line(
    [
      [x + 3, -1.2],
      [x + width - 3, -1.2],
    ],
    'prop',
    2.2,
  );
