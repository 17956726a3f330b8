import { describe, expect, test } from 'vitest';
import { poseProblems } from './checks.ts';
import { SQUAT, STANDING } from './testing/poses.ts';
import type { KeyPose } from './types.ts';

const problems = (pose: Partial<KeyPose>): string => poseProblems(SQUAT, { ...STANDING, ...pose }).join('; ');

describe('EXLIB-10 poseProblems', () => {
  test('returns no problems for a valid pose', () => expect(problems({})).toBe(''));

  test('reports a joint beyond its limit', () => {
    expect(problems({ elbow: [0, 151] })).toContain('elbow 151 is outside 0 to 150');
  });

  test('reports a foot below the floor and a foot that does not touch its surface', () => {
    expect(problems({ root: [0, 49] })).toContain('heelR is -4.0 under the floor');
    expect(problems({ root: [0, 56] })).toContain('heelR is 3.0 off its surface');
  });

  test('reports a figure that would fall, unless it only passes through the pose', () => {
    expect(problems({ torso: 90, hip: [90, 90], shoulder: [180, 180] })).toContain('the centre of mass');
    expect(problems({ torso: 90, hip: [90, 90], shoulder: [180, 180], dyn: true })).toBe('');
  });
});
