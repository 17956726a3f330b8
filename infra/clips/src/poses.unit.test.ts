import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf } from './figure.ts';
import { bridge, heelRaise, LENGTHS, liftAt, type Point, type Pose } from './poses.ts';

const lift = fc.double({ min: 0, max: 1, noNaN: true });
const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const isWhole = (pose: Pose): void => {
  expect(between(pose.ankle, pose.knee)).toBeCloseTo(LENGTHS.shank, 5);
  expect(between(pose.knee, pose.hip)).toBeCloseTo(LENGTHS.thigh, 5);
  expect(between(pose.hip, pose.shoulder)).toBeCloseTo(LENGTHS.trunk, 5);
  for (const { y } of Object.values(pose)) expect(y).toBeGreaterThan(0);
};

describe.each([
  ['heel raise', heelRaise],
  ['bridge', bridge],
])('pose for a %s', (_name, poseAt) => {
  it('has constant segment lengths and stays above the floor at every lift', () => {
    fc.assert(fc.property(lift, (at) => isWhole(poseAt(at))));
  });

  it('has the toes in a fixed position and a raised hip at full lift', () => {
    fc.assert(
      fc.property(lift, (at) => {
        expect(poseAt(at).toe).toEqual(poseAt(0).toe);
      }),
    );
    expect(poseAt(1).hip.y).toBeGreaterThan(poseAt(0).hip.y + 4);
  });

  it('is rendered without NaN coordinates', () => {
    expect(frameOf({ pose: poseAt(0.5), scale: 3, middle: 300, wall: 30 })).not.toContain('NaN');
  });
});

describe('liftAt', () => {
  const tempo = { up: 2, hold: 1, down: 3 };

  it.each([
    [0, 0],
    [1, 0.5],
    [2, 1],
    [2.9, 1],
    [6, 0],
    [6.5, 0],
  ])('maps second %d of a repetition to the lift %d', (seconds, expected) => {
    expect(liftAt(seconds, tempo)).toBeCloseTo(expected, 6);
  });
});
