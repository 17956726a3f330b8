import { describe, expect, test } from 'vitest';
import { poseProblems } from './checks.ts';
import { SQUAT, STANDING } from './testing/poses.ts';
import type { KeyPose } from './types.ts';

const problems = (pose: Partial<KeyPose>): string => poseProblems(SQUAT, { ...STANDING, ...pose }).join('; ');

describe('EXLIB-10 checks of a key pose', () => {
  test('find nothing in a sound pose', () => expect(problems({})).toBe(''));

  test('find a joint past its limit', () => {
    expect(problems({ elbow: [0, 151] })).toContain('elbow 151 is outside 0 to 150');
  });

  test('find a foot under the floor and off its surface', () => {
    expect(problems({ root: [0, 49] })).toContain('heelR is -4.0 under the floor');
    expect(problems({ root: [0, 56] })).toContain('heelR is 3.0 off its surface');
  });

  test('find a figure that would fall, unless it only passes through the pose', () => {
    expect(problems({ torso: 90, hip: [90, 90], shoulder: [180, 180] })).toContain('the centre of mass');
    expect(problems({ torso: 90, hip: [90, 90], shoulder: [180, 180], dyn: true })).toBe('');
  });
});
