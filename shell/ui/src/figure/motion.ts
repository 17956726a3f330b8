import { add, angleOpposite, angleTo, between, distance, minus, mix } from './geometry.ts';
import { footOf, frontSign, indexOf, type JointName, type Joints, jointsOf, LIMBS, lengthsOf } from './joints.ts';
import type { CycleStep, FigurePoses, FigureProp, FigureTempo, KeyPose, Limb, Pair, Point, View } from './types.ts';

/** Maximum hold in seconds of a cycle without a given tempo, so that the figure keeps moving. */
const LONGEST_HOLD_SECONDS = 3;
/** Drop of the body's middle, in units, from which a move counts as moving down. */
const DOWN_UNITS = 1.5;

/** Maximum flexion in degrees at which a limb counts as straight and can bend in either direction. */
const STRAIGHT_DEGREES = 1;
/** Difference in height, in units, from which a contact is lifted over the edge of its surface instead of dragged. */
const STEP_UNITS = 4;

const ease = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

const mixPair = (from: Pair = [0, 0], to: Pair = [0, 0], share: number): Pair => between(from, to, share);

const mixLengths = ({ len: from }: KeyPose, { len: to }: KeyPose, share: number): KeyPose['len'] => {
  const names = new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})]);
  return Object.fromEntries([...names].map((name) => [name, mix(from?.[name] ?? 1, to?.[name] ?? 1, share)]));
};

/**
 * Props that belong to a key pose move with it. Arrows are omitted, because they show the direction of movement on
 * stills.
 */
const mixProps = (from: KeyPose, to: KeyPose, share: number): FigureProp[] =>
  (share < 0.5 ? from : to).props?.flatMap((prop, index) => {
    if (prop.type === 'arrow') return [];
    const [one, other] = [from.props?.[index], to.props?.[index]];
    if (one?.type !== prop.type || other?.type !== prop.type || one.x === undefined || other.x === undefined)
      return [prop];
    const y = one.y === undefined || other.y === undefined ? {} : { y: mix(one.y, other.y, share) };
    return [{ ...prop, x: mix(one.x, other.x, share), ...y }];
  }) ?? [];

/** The joint that represents a contact: the heel for feet, the waist for the back and the belly. */
const CONTACT_JOINTS: Record<string, JointName> = {
  footL: 'heelL',
  footR: 'heelR',
  back: 'waist',
  belly: 'waist',
  butt: 'pelvis',
};
const contactJoint = (contact: string): JointName => CONTACT_JOINTS[contact] ?? (contact as JointName);

const setSide = (pair: Pair, limb: Limb, value: number): Pair => (limb === 'L' ? [value, pair[1]] : [pair[0], value]);

/** Bends a leg or an arm so that its end reaches a point, in the direction in which it is already bent. */
const reach = (view: View, pose: KeyPose, part: 'leg' | 'arm', limb: Limb, target: Point, foot: number): KeyPose => {
  const { at, angle } = jointsOf(view, pose);
  const [first, second] = lengthsOf(pose, part, limb);
  const start = part === 'leg' ? at[`hip${limb}`] : at[`shoulder${limb}`];
  const [upper, lower] =
    part === 'leg' ? [angle[`thigh${limb}`], angle[`shank${limb}`]] : [angle[`upper${limb}`], angle[`fore${limb}`]];
  const far = Math.min(first + second - 1e-6, Math.max(Math.abs(first - second) + 1e-6, distance(start, target)));
  const sign = view === 'side' ? 1 : frontSign(limb);
  const natural = part === 'arm' && view === 'side' ? -1 : sign;
  const flexion = (upper - lower) * natural;
  const bend = flexion < -STRAIGHT_DEGREES ? -natural : natural;
  const nearest = (value: number, to: number): number => value + 360 * Math.round((to - value) / 360);
  const newUpper = nearest(angleTo(start, target) + bend * angleOpposite(first, far, second), upper);
  const newLower = newUpper - bend * (180 - angleOpposite(first, second, far));
  const opened = sign * (newUpper + pose.torso);
  if (part === 'arm') {
    const elbow = (view === 'side' ? 1 : -sign) * (newLower - newUpper);
    return { ...pose, shoulder: setSide(pose.shoulder, limb, opened), elbow: setSide(pose.elbow, limb, elbow) };
  }
  return {
    ...pose,
    hip: setSide(pose.hip, limb, opened),
    knee: setSide(pose.knee, limb, sign * (newUpper - newLower)),
    ankle: view === 'side' ? setSide(pose.ankle, limb, foot - newLower - 90) : pose.ankle,
  };
};

const FOOT_CONTACT = /^(foot|ball|heel)([LR])$/;
const HAND_CONTACT = /^hand([LR])$/;

/**
 * In the front view, lengthens a limb that points at the viewer if its end would otherwise not reach a point. Needed
 * because the foreshortening of a real limb is not linear in the angles.
 */
const stretched = (view: View, pose: KeyPose, part: 'leg' | 'arm', limb: Limb, target: Point): KeyPose => {
  if (view === 'side') return pose;
  const { at } = jointsOf(view, pose);
  const [first, second] = lengthsOf(pose, part, limb);
  const factor = distance(part === 'leg' ? at[`hip${limb}`] : at[`shoulder${limb}`], target) / (first + second);
  if (factor <= 1) return pose;
  const names = (part === 'leg' ? ['thigh', 'shank'] : ['upper', 'fore']).map((name) => name + limb);
  const longer = names.map((name) => [name, (pose.len?.[name] ?? 1) * factor]);
  return { ...pose, len: { ...pose.len, ...Object.fromEntries(longer) } };
};

/** Bends a leg so that the ankle reaches a point while the foot keeps its direction. */
const reachWithLeg = (view: View, pose: KeyPose, limb: Limb, ankle: Point): KeyPose => {
  const { angle } = jointsOf(view, pose);
  return reach(view, stretched(view, pose, 'leg', limb, ankle), 'leg', limb, ankle, angle[`foot${limb}`]);
};

const reachWithArm = (view: View, pose: KeyPose, limb: Limb, hand: Point): KeyPose =>
  reach(view, stretched(view, pose, 'arm', limb, hand), 'arm', limb, hand, 0);

/** Keeps a foot or a hand in place if it touches a surface in both poses. Other contacts are not changed. */
const keepContact = (view: View, pose: KeyPose, contact: string, target: Point): KeyPose => {
  const [, hand] = HAND_CONTACT.exec(contact) ?? [];
  if (hand) return reachWithArm(view, pose, hand as Limb, target);
  const [, , foot] = FOOT_CONTACT.exec(contact) ?? [];
  if (!foot) return pose;
  const limb = foot as Limb;
  const angle = jointsOf(view, pose).angle[`foot${limb}`];
  const joint = contactJoint(contact);
  const points = footOf(view, [0, 0], angle, pose.toe?.[indexOf(limb)] ?? 0);
  const offset = joint.startsWith('heel') ? points.heel : points.ball;
  return reachWithLeg(view, pose, limb, minus(target, offset));
};

/** Half the thickness of a hand. */
const HAND = 2.3;

/** Lifts a foot or a hand that would otherwise pass below the floor. */
const liftLimb = (view: View, pose: KeyPose, limb: Limb): KeyPose => {
  const { at } = jointsOf(view, pose);
  const [, sole] = [at[`heel${limb}`], at[`ball${limb}`], at[`toe${limb}`]].reduce((a, b) => (b[1] < a[1] ? b : a));
  const lifted = sole < 0 ? reachWithLeg(view, pose, limb, add(at[`ankle${limb}`], [0, -sole])) : pose;
  const [x, y] = at[`hand${limb}`];
  return y < HAND ? reachWithArm(view, lifted, limb, [x, HAND]) : lifted;
};

const isPaired = ([left, right]: Pair = [0, 0]): boolean => Math.abs(left - right) < 0.1;

/**
 * Returns the contacts that both poses share. Adds the other side's contacts when both sides move alike, because poses
 * name only one side.
 */
const sharedContacts = (view: View, from: KeyPose, to: KeyPose): string[] => {
  const shared = from.contact.filter((contact) => to.contact.includes(contact));
  if (view === 'front') return shared;
  const alike = (names: readonly ('hip' | 'knee' | 'ankle' | 'shoulder' | 'elbow')[]): boolean =>
    names.every((name) => isPaired(from[name]) && isPaired(to[name]));
  const [legs, arms] = [alike(['hip', 'knee', 'ankle']), alike(['shoulder', 'elbow'])];
  const others = shared
    .filter((contact) => (FOOT_CONTACT.test(contact) ? legs : HAND_CONTACT.test(contact) && arms))
    .map((contact) => contact.slice(0, -1) + (contact.endsWith('L') ? 'R' : 'L'));
  return [...new Set([...shared, ...others])];
};

/**
 * Interpolates between two key poses: interpolates the angles, moves the figure so that the first contact that both
 * poses share does not slide, and bends legs and arms so that the other shared contacts do not slide either.
 */
export const poseBetween = (view: View, from: KeyPose, to: KeyPose, share: number): KeyPose => {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const number = (name: 'torso' | 'neck' | 'curve' | 'pelvisTilt'): number =>
    mix(from[name] ?? 0, to[name] ?? 0, share);
  const pair = (name: 'hip' | 'knee' | 'ankle' | 'toe' | 'shoulder' | 'elbow'): Pair =>
    mixPair(from[name], to[name], share);
  const mixed: KeyPose = {
    ...(share < 0.5 ? from : to),
    root: between(from.root, to.root, share),
    torso: number('torso'),
    neck: number('neck'),
    curve: number('curve'),
    pelvisTilt: number('pelvisTilt'),
    hip: pair('hip'),
    knee: pair('knee'),
    ankle: pair('ankle'),
    toe: pair('toe'),
    shoulder: pair('shoulder'),
    elbow: pair('elbow'),
    len: mixLengths(from, to, share),
    props: mixProps(from, to, share),
  };
  const [start, end] = [jointsOf(view, from), jointsOf(view, to)];
  const target = (contact: string): Point => {
    const joint = contactJoint(contact);
    const [x, y] = between(start.at[joint], end.at[joint], share);
    const rise = Math.abs(end.at[joint][1] - start.at[joint][1]);
    return [x, rise > STEP_UNITS ? y + 2 * rise * share * (1 - share) : y];
  };
  const [first, ...others] = sharedContacts(view, from, to);
  if (first === undefined) return LIMBS.reduce((pose, limb) => liftLimb(view, pose, limb), mixed);
  const shift = minus(target(first), jointsOf(view, mixed).at[contactJoint(first)]);
  const moved = { ...mixed, root: add(mixed.root, shift) };
  const kept = others.reduce((pose, contact) => keepContact(view, pose, contact, target(contact)), moved);
  return LIMBS.reduce((pose, limb) => liftLimb(view, pose, limb), kept);
};

/** Fraction of the body's mass in each segment, with the joints at its ends. */
const MASSES: readonly [keyof Joints['at'], keyof Joints['at'], number][] = [
  ['pelvis', 'neck', 0.5],
  ['head', 'head', 0.08],
  ...(['L', 'R'] as const).flatMap((limb): [JointName, JointName, number][] => [
    [`hip${limb}`, `knee${limb}`, 0.1],
    [`knee${limb}`, `ankle${limb}`, 0.0465],
    [`heel${limb}`, `ball${limb}`, 0.0145],
    [`shoulder${limb}`, `elbow${limb}`, 0.027],
    [`elbow${limb}`, `hand${limb}`, 0.022],
  ]),
];

/** Returns the centre of mass of a pose. */
export const centreOfMass = ({ at }: Joints): Point =>
  MASSES.reduce<Point>(
    (sum, [one, other, mass]) => {
      const [x, y] = between(at[one], at[other]);
      return [sum[0] + mass * x, sum[1] + mass * y];
    },
    [0, 0],
  );

const isDown = ({ view, keys }: FigurePoses, from: number, to: number): boolean => {
  const heights = [keys[from], keys[to]].map((pose) => (pose ? centreOfMass(jointsOf(view, pose))[1] : 0));
  return (heights[0] ?? 0) - (heights[1] ?? 0) > DOWN_UNITS;
};

/**
 * Returns the cycle at a tempo. The first move from the start is the tempo's upward phase, unless the body moves down,
 * as in a squat. Without a tempo, holds last at most 3 seconds.
 */
export const cycleAt = (poses: FigurePoses, tempo: FigureTempo | null): CycleStep[] => {
  if (!tempo) return poses.cycle.map((step) => ({ ...step, hold: Math.min(step.hold, LONGEST_HOLD_SECONDS) }));
  const first = poses.cycle[0]?.to ?? 0;
  const [away, back] = isDown(poses, 0, first) ? [tempo.down, tempo.up] : [tempo.up, tempo.down];
  return poses.cycle.map(({ to }) => (to === 0 ? { to, move: back, hold: 0 } : { to, move: away, hold: tempo.hold }));
};

/** Returns the duration of a cycle in seconds. */
export const cycleSeconds = (cycle: readonly CycleStep[]): number =>
  cycle.reduce((sum, { move, hold }) => sum + move + hold, 0);

/** Returns the pose of a repeating cycle after a number of seconds. */
export const poseAt = (poses: FigurePoses, cycle: readonly CycleStep[], seconds: number): KeyPose => {
  const [start] = poses.keys;
  if (!start) throw new Error('A figure has at least one key pose.');
  const total = cycleSeconds(cycle);
  let left = total > 0 ? seconds % total : 0;
  let from = start;
  for (const { to, move, hold } of cycle) {
    const next = poses.keys[to] ?? start;
    if (left < move) return poseBetween(poses.view, from, next, ease(left / move));
    if (left < move + hold) return next;
    left -= move + hold;
    from = next;
  }
  return from;
};
