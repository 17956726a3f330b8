import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from './geometry.ts';
import { jointsOf, SEGMENTS } from './joints.ts';
import { STANDING } from './testing/poses.ts';
import type { KeyPose, Pair, Point } from './types.ts';

const angle = fc.integer({ min: -90, max: 90 });
const pair = fc.tuple(angle, angle);
const pose: fc.Arbitrary<KeyPose> = fc.record({
  root: fc.tuple(angle, angle),
  torso: angle,
  neck: angle,
  hip: pair,
  knee: pair,
  ankle: pair,
  toe: pair,
  shoulder: pair,
  elbow: pair,
  contact: fc.constant([]),
});
const swapped = ([left, right]: Pair): Pair => [right, left];
const near = (one: Point, other: Point): void => {
  expect(one[0]).toBeCloseTo(other[0], 6);
  expect(one[1]).toBeCloseTo(other[1], 6);
};

describe('EXLIB-11 forward kinematics', () => {
  test('makes a standing figure 100 units tall with its feet on the floor', () => {
    const { at } = jointsOf('side', STANDING);
    near(at.head, [0, 53 + SEGMENTS.trunk + SEGMENTS.neck]);
    near(at.heelR, [-SEGMENTS.heel, 0]);
    near(at.ballR, [SEGMENTS.ball, 0]);
    near(at.handR, [0, 53 + SEGMENTS.trunk - SEGMENTS.upper - SEGMENTS.fore]);
    expect(at.head[1] + SEGMENTS.head).toBeCloseTo(99.5, 6);
  });

  test('moves the limb forwards on flexion of the hip and shoulder, and backwards on flexion of the knee', () => {
    const { at } = jointsOf('side', { ...STANDING, hip: [0, 90], knee: [90, 0], shoulder: [0, 90] });
    near(at.kneeR, [SEGMENTS.thigh, 53]);
    near(at.handR, [SEGMENTS.upper + SEGMENTS.fore, 53 + SEGMENTS.trunk]);
    expect(at.ankleL[0]).toBeCloseTo(-SEGMENTS.shank, 6);
  });

  test('puts the head of a lying figure on the left at a lean of -90 degrees', () => {
    const { at } = jointsOf('side', { ...STANDING, torso: -90 });
    near(at.neck, [-SEGMENTS.trunk, 53]);
    near(at.ankleR, [SEGMENTS.thigh + SEGMENTS.shank, 53]);
  });

  test('makes the figure face the viewer in the front view, and raises the left hip on a positive pelvis tilt', () => {
    const { at } = jointsOf('front', { ...STANDING, hip: [90, 0], pelvisTilt: 10 });
    expect(at.hipL[0]).toBeGreaterThan(at.hipR[0]);
    expect(at.hipL[1]).toBeGreaterThan(at.hipR[1]);
    near(at.kneeL, [at.hipL[0] + SEGMENTS.thigh, at.hipL[1]]);
  });

  test('keeps the length of every segment in every pose and view', () => {
    fc.assert(
      fc.property(pose, fc.constantFrom('side' as const, 'front' as const), (one, view) => {
        const { at } = jointsOf(view, one);
        for (const limb of ['L', 'R'] as const) {
          expect(distance(at[`hip${limb}`], at[`knee${limb}`])).toBeCloseTo(SEGMENTS.thigh, 6);
          expect(distance(at[`knee${limb}`], at[`ankle${limb}`])).toBeCloseTo(SEGMENTS.shank, 6);
          expect(distance(at[`shoulder${limb}`], at[`elbow${limb}`])).toBeCloseTo(SEGMENTS.upper, 6);
          expect(distance(at[`elbow${limb}`], at[`hand${limb}`])).toBeCloseTo(SEGMENTS.fore, 6);
        }
      }),
    );
  });

  test('mirrors the front view when the sides are swapped', () => {
    fc.assert(
      fc.property(pose, (one) => {
        const upright = { ...one, torso: 0, root: [0, 50] as const };
        const other = {
          ...upright,
          hip: swapped(one.hip),
          knee: swapped(one.knee),
          shoulder: swapped(one.shoulder),
          elbow: swapped(one.elbow),
        };
        const [first, second] = [jointsOf('front', upright).at, jointsOf('front', other).at];
        near(first.ankleL, [-second.ankleR[0], second.ankleR[1]]);
        near(first.handR, [-second.handL[0], second.handL[1]]);
      }),
    );
  });
});
