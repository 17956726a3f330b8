import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jointsOf } from './joints.ts';
import { cycleAt, cycleSeconds, poseAt, poseBetween } from './motion.ts';
import { HEEL_RAISE, SQUAT, STANDING } from './testing/poses.ts';
import type { KeyPose } from './types.ts';

const [standing = STANDING, squat = STANDING] = SQUAT.keys;
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('EXLIB-12 motion between key poses', () => {
  test('begins and ends at the key poses', () => {
    expect(poseBetween('side', standing, squat, 0)).toBe(standing);
    expect(poseBetween('side', standing, squat, 1)).toBe(squat);
  });

  test('keeps feet in place that have the same position in both key poses', () => {
    const [from, to] = [jointsOf('side', standing).at, jointsOf('side', squat).at];
    fc.assert(
      fc.property(share, (at) => {
        const { heelL, heelR, ballR } = jointsOf('side', poseBetween('side', standing, squat, at)).at;
        for (const index of [0, 1] as const) {
          const between = from.heelR[index] + (to.heelR[index] - from.heelR[index]) * at;
          expect(heelR[index]).toBeCloseTo(between, 3);
          expect(heelL[index]).toBeCloseTo(between, 3);
        }
        expect(ballR[1]).toBeCloseTo(heelR[1], 3);
      }),
    );
  });

  test('lifts a foot that would otherwise pass below the floor', () => {
    const behind: KeyPose = { ...STANDING, hip: [0, -25], knee: [0, 20], contact: ['footL'] };
    const ahead: KeyPose = { ...STANDING, hip: [0, 40], knee: [0, 20], contact: ['footL'] };
    fc.assert(
      fc.property(share, (at) => {
        if (at === 0 || at === 1) return;
        const { heelR, ballR, toeR } = jointsOf('side', poseBetween('side', behind, ahead, at)).at;
        expect(Math.min(heelR[1], ballR[1], toeR[1])).toBeGreaterThan(-0.01);
      }),
    );
  });

  test('omits arrows, which belong to still poses', () => {
    expect(squat.props).toHaveLength(1);
    expect(poseBetween('side', standing, squat, 0.9).props).toEqual([]);
  });

  test('eases in and out at the key poses', () => {
    const cycle = [
      { to: 1, move: 1, hold: 0 },
      { to: 0, move: 1, hold: 0 },
    ];
    const knee = (seconds: number): number => poseAt(SQUAT, cycle, seconds).knee[1];
    expect(knee(0.5)).toBeCloseTo(55, 0);
    expect(knee(0.1) / 110).toBeLessThan(0.05);
    expect(knee(0.9) / 110).toBeGreaterThan(0.95);
  });
});

describe('EXLIB-13 cycle of a movement', () => {
  test('holds 3 seconds at most when no tempo is given, so that the figure keeps moving', () => {
    expect(cycleAt(SQUAT, null)).toEqual([
      { to: 1, move: 2, hold: 3 },
      { to: 0, move: 1, hold: 0 },
    ]);
  });

  test('moves down first in a squat and up first in a heel raise, at the given tempo', () => {
    const tempo = { up: 2, hold: 1, down: 4 };
    expect(cycleAt(SQUAT, tempo)).toEqual([
      { to: 1, move: 4, hold: 1 },
      { to: 0, move: 2, hold: 0 },
    ]);
    expect(cycleAt(HEEL_RAISE, tempo)).toEqual([
      { to: 1, move: 2, hold: 1 },
      { to: 0, move: 4, hold: 0 },
    ]);
    expect(cycleSeconds(cycleAt(SQUAT, tempo))).toBe(7);
  });

  test('repeats after its duration', () => {
    const cycle = cycleAt(SQUAT, { up: 2, hold: 1, down: 2 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.nat(20), (seconds, rounds) => {
        const [one, other] = [poseAt(SQUAT, cycle, seconds), poseAt(SQUAT, cycle, seconds + rounds * 5)];
        expect(other.knee[1]).toBeCloseTo(one.knee[1], 3);
      }),
    );
  });

  test('holds the pose during the hold phase', () => {
    const cycle = cycleAt(SQUAT, { up: 2, hold: 1, down: 2 });
    expect(poseAt(SQUAT, cycle, 2.5)).toBe(squat);
    expect(poseAt(SQUAT, cycle, 0).knee[1]).toBe(0);
  });
});
