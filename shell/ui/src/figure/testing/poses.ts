import type { FigurePoses, KeyPose } from '../types.ts';

/** Standing upright on both feet with hanging arms. */
export const STANDING: KeyPose = {
  root: [0, 53],
  torso: 0,
  neck: 0,
  hip: [0, 0],
  knee: [0, 0],
  ankle: [0, 0],
  shoulder: [0, 0],
  elbow: [0, 0],
  contact: ['footL', 'footR'],
};

/** A squat with the feet in the same place as when standing. */
export const SQUAT: FigurePoses = {
  view: 'side',
  frame: [-40, -8, 80, 110],
  work: ['quads', 'abs'],
  props: [{ type: 'mat', x: -20, w: 40 }],
  keys: [
    STANDING,
    {
      ...STANDING,
      root: [-14, 33],
      torso: 35,
      hip: [110, 110],
      knee: [110, 110],
      ankle: [35, 35],
      shoulder: [80, 80],
      props: [{ type: 'arrow', a: [20, 40], b: [20, 20] }],
    },
  ],
  cycle: [
    { to: 1, move: 2, hold: 20 },
    { to: 0, move: 1, hold: 0 },
  ],
};

/** A raise of both heels. */
export const HEEL_RAISE: FigurePoses = {
  ...SQUAT,
  work: ['calf'],
  keys: [STANDING, { ...STANDING, root: [4, 60], ankle: [-45, -45], toe: [45, 45], contact: ['ballL', 'ballR'] }],
  cycle: [
    { to: 1, move: 2, hold: 1 },
    { to: 0, move: 3, hold: 0 },
  ],
};
