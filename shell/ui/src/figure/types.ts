/** Position in units of 1/100 of the body's height: x to the right, y up, the floor at 0. */
export type Point = readonly [number, number];
/** Values of the left and the right side. */
export type Pair = readonly [number, number];
export type Limb = 'L' | 'R';
export type View = 'side' | 'front';

export type FigureMuscle =
  | 'quads'
  | 'hams'
  | 'glutes'
  | 'hipside'
  | 'adductors'
  | 'hipflex'
  | 'calf'
  | 'soleus'
  | 'achilles'
  | 'tib'
  | 'peroneals'
  | 'foot'
  | 'patellar'
  | 'abs'
  | 'obliques'
  | 'back'
  | 'upperback'
  | 'chest'
  | 'arm';

export type FigurePropType =
  | 'step'
  | 'box'
  | 'bench'
  | 'wall'
  | 'mat'
  | 'chair'
  | 'band'
  | 'rope'
  | 'dumbbell'
  | 'kettlebell'
  | 'weight'
  | 'backpack'
  | 'towel'
  | 'wedge'
  | 'ball'
  | 'rail'
  | 'slider'
  | 'water'
  | 'bike'
  | 'arrow';

/** An object in the drawing. `x`, `w`, `h` and `r` are in units. `a`, `b` and `at` are joints or positions. */
export interface FigureProp {
  readonly type: FigurePropType;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly r?: number | undefined;
  readonly dy?: number | undefined;
  readonly a?: string | Point | undefined;
  readonly b?: string | Point | undefined;
  readonly at?: string | Point | undefined;
  /** Side of a chair's back. */
  readonly back?: 'none' | 'left' | 'right' | undefined;
  /** True to draw the object in front of the body. */
  readonly front?: boolean | 1 | undefined;
}

/**
 * A key pose. Angles are in degrees.
 *
 * Side view: `torso` is the lean from upright (90 forwards, -90 on the back with the head to the left), `neck` is
 * relative to the trunk, `hip`, `knee`, `shoulder` and `elbow` are flexion, `ankle` and `toe` are positive upwards and
 * `curve` is the rounding of the back in units. Front view: `hip` and `shoulder` are abduction, `knee` and `elbow` bend
 * towards the middle, `pelvisTilt` lifts the left side, and `len` shortens segments that point at the viewer.
 */
export interface KeyPose {
  /** Middle of the pelvis. */
  readonly root: Point;
  readonly torso: number;
  readonly neck: number;
  readonly hip: Pair;
  readonly knee: Pair;
  readonly ankle: Pair;
  readonly toe?: Pair | undefined;
  readonly shoulder: Pair;
  readonly elbow: Pair;
  readonly curve?: number | undefined;
  readonly pelvisTilt?: number | undefined;
  readonly len?: Readonly<Record<string, number>> | undefined;
  /** Parts that are on a surface, such as `footR` or `back`. */
  readonly contact: readonly string[];
  /** True for a pose that the figure only passes through, which need not be balanced. */
  readonly dyn?: true | undefined;
  readonly props?: readonly FigureProp[] | undefined;
  readonly workSide?: readonly Limb[] | undefined;
  readonly farSide?: Limb | undefined;
  /** Front view: direction in which both feet point, seen from the side of the foot. */
  readonly footSide?: -1 | 0 | 1 | undefined;
  /** The leg that is drawn in front of the other. */
  readonly legOver?: Limb | undefined;
}

/** Move to key pose `to` in `move` seconds, then stay for `hold` seconds. */
export interface CycleStep {
  readonly to: number;
  readonly move: number;
  readonly hold: number;
}

/** Key poses of a movement, drawn with the right side as the working side. */
export interface FigurePoses {
  readonly view: View;
  /** Left, bottom, width and height of the visible part. */
  readonly frame: readonly [number, number, number, number];
  readonly work: readonly FigureMuscle[];
  /** Sides whose muscles are highlighted. Defaults to the right side. */
  readonly workSides?: readonly Limb[] | undefined;
  readonly props: readonly FigureProp[];
  readonly keys: readonly KeyPose[];
  /** Starts at key pose 0. */
  readonly cycle: readonly CycleStep[];
}

/** Duration in seconds of each part of one repetition. */
export interface FigureTempo {
  readonly up: number;
  readonly hold: number;
  readonly down: number;
}
