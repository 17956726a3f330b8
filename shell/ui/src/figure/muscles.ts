import { along, between } from './geometry.ts';
import { frontSign, type Joints } from './joints.ts';
import { disc, outlined, type Shape, taper } from './paths.ts';
import type { FigureMuscle, Limb, Point, View } from './types.ts';

/** A muscle along a segment of the leg. */
interface Strip {
  segment: 'thigh' | 'shank';
  from: number;
  to: number;
  /** Distance from the middle of the segment: towards the front in the side view, the midline in the front view. */
  side: number;
  front: number;
  radius: number;
}

const STRIPS: Partial<Record<FigureMuscle, Strip>> = {
  quads: { segment: 'thigh', from: 0.2, to: 0.84, side: 1.4, front: 0, radius: 2.2 },
  hams: { segment: 'thigh', from: 0.22, to: 0.84, side: -1.5, front: 0, radius: 2.1 },
  adductors: { segment: 'thigh', from: 0.12, to: 0.7, side: 0.4, front: 1.8, radius: 2.1 },
  calf: { segment: 'shank', from: 0.1, to: 0.48, side: -1.2, front: 0, radius: 2.1 },
  soleus: { segment: 'shank', from: 0.4, to: 0.76, side: -0.8, front: 0, radius: 1.6 },
  achilles: { segment: 'shank', from: 0.66, to: 0.98, side: -0.8, front: 0, radius: 1.2 },
  tib: { segment: 'shank', from: 0.12, to: 0.6, side: 1, front: -0.8, radius: 1.5 },
  patellar: { segment: 'shank', from: -0.04, to: 0.14, side: 1.9, front: 0, radius: 1.6 },
  peroneals: { segment: 'shank', from: 0.12, to: 0.65, side: -0.2, front: -1.3, radius: 1.5 },
};

interface TrunkStrip {
  from: number;
  to: number;
  /** Distance from the trunk's middle in the side view, positive towards the front. */
  side: number;
  radius: number;
}

const TRUNK: Partial<Record<FigureMuscle, TrunkStrip>> = {
  abs: { from: 0.16, to: 0.62, side: 2.7, radius: 2.1 },
  back: { from: 0.12, to: 0.66, side: -2.8, radius: 2 },
  upperback: { from: 0.62, to: 0.96, side: -3, radius: 2.1 },
  chest: { from: 0.72, to: 0.92, side: 2.9, radius: 2 },
};
export const isTrunkMuscle = (muscle: FigureMuscle): boolean => TRUNK[muscle] !== undefined;

const onTrunk = ({ at, angle }: Joints, share: number, sideways: number): Point => {
  const [from, to, part] = share < 0.5 ? [at.pelvis, at.waist, share * 2] : [at.waist, at.neck, share * 2 - 1];
  return along(between(from, to, part), angle.trunk + 90, sideways);
};

const trunkMuscle = (view: View, joints: Joints, { from, to, side, radius }: TrunkStrip): string => {
  const sideways = view === 'side' ? side : 0;
  return taper(onTrunk(joints, from, sideways), onTrunk(joints, to, sideways), radius, radius);
};

/**
 * Returns the shape of a muscle around the hip, of the foot or of the arm. These muscles do not lie along a segment of
 * the leg.
 */
const ownShape = (view: View, joints: Joints, muscle: FigureMuscle, limb: Limb): string | null => {
  const { at, angle } = joints;
  const hip = at[`hip${limb}`];
  const thigh = angle[`thigh${limb}`];
  const outwards = view === 'front' ? frontSign(limb) : 0;
  switch (muscle) {
    case 'glutes':
      return view === 'side' ? disc(along(hip, thigh - 78, 2.8), 3.4) : disc(along(hip, thigh, 1), 3.2);
    case 'hipside':
      return disc(view === 'side' ? along(hip, angle.trunk, -1.2) : along(hip, angle.trunk + 90, outwards * 2.2), 3);
    case 'hipflex':
      return view === 'side'
        ? taper(along(hip, thigh + 90, 2.6), along(along(hip, thigh, 8), thigh + 90, 2.3), 1.9, 1.6)
        : disc(hip, 2.4);
    case 'obliques':
      return taper(onTrunk(joints, 0.24, outwards * 4), onTrunk(joints, 0.6, outwards * 4), 1.9, 1.9);
    case 'foot':
      return view === 'side'
        ? taper(between(at[`heel${limb}`], at[`ball${limb}`], 0.15), at[`ball${limb}`], 1, 1)
        : disc(at[`ball${limb}`], 2);
    case 'arm': {
      const [from, to] = [at[`shoulder${limb}`], at[`elbow${limb}`]];
      return taper(between(from, to, 0.25), between(from, to, 0.85), 1.6, 1.4);
    }
    default:
      return null;
  }
};

const legStrip = (view: View, { at, angle }: Joints, strip: Strip, limb: Limb): string => {
  const [from, to] =
    strip.segment === 'thigh' ? [at[`hip${limb}`], at[`knee${limb}`]] : [at[`knee${limb}`], at[`ankle${limb}`]];
  const sideways = view === 'side' ? strip.side : -frontSign(limb) * strip.front;
  const towards = angle[`${strip.segment}${limb}`] + 90;
  const ends = [strip.from, strip.to].map((share) => along(between(from, to, share), towards, sideways));
  return taper(ends[0] ?? from, ends[1] ?? to, strip.radius, strip.radius * 0.78);
};

/** Returns the highlighted muscles of a side. Their outline has the colour of the background. */
export const muscleShapes = (
  view: View,
  joints: Joints,
  muscles: readonly FigureMuscle[],
  limb: Limb,
  ink: 'work' | 'work-far',
): Shape[] =>
  muscles.map((muscle) => {
    const trunk = TRUNK[muscle];
    if (trunk) return outlined(trunkMuscle(view, joints, trunk), ink, 0.8);
    const strip = STRIPS[muscle];
    const d = strip ? legStrip(view, joints, strip, limb) : ownShape(view, joints, muscle, limb);
    return outlined(d ?? '', ink, 0.8);
  });
