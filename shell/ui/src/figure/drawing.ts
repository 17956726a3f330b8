/** The figure without React: kinematics, motion, shapes and the checks of poses. */

import { bodyShapes, floorShape } from './body.ts';
import { jointsOf } from './joints.ts';
import type { Shape } from './paths.ts';
import { propShapes } from './props.ts';
import type { FigurePoses, KeyPose } from './types.ts';

export { FIGURE_COLOURS } from '../theme/figure-colours.ts';
export { JOINT_LIMITS, poseProblems } from './checks.ts';
export { cycleAt, cycleSeconds, poseAt, poseBetween } from './motion.ts';
export type { Ink, Shape } from './paths.ts';
export type * from './types.ts';

/** Returns the shapes of a pose from back to front. */
export const figureShapes = (poses: FigurePoses, pose: KeyPose): Shape[] => {
  const joints = jointsOf(poses.view, pose);
  const props = [...poses.props, ...(pose.props ?? [])];
  return [
    floorShape(poses.frame),
    ...propShapes(props, joints, false),
    ...bodyShapes(poses, pose, joints),
    ...propShapes(props, joints, true),
  ];
};

/** Returns the `viewBox` of a drawing. */
export const viewBoxOf = ({ frame: [x, y, width, height] }: FigurePoses): string =>
  `${x} ${-y - height} ${width} ${height}`;

/** Returns the transformation that mirrors a drawing in its frame. */
export const mirrorOf = ({ frame: [x, , width] }: FigurePoses): string => `matrix(-1 0 0 1 ${2 * x + width} 0)`;
