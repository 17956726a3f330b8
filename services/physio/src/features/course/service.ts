import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { courseOf } from '../../domain/course.ts';
import type { Course, CourseInputs } from '../../domain/types.ts';
import type { PhysioProfileDocument, PhysioProfileState } from '../profile/document.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { type InputStores, readCourseInputs } from './inputs.ts';

/** The stored data of an injury and the course that the rules compute from it. */
export interface InjuryState {
  profile: PhysioProfileDocument;
  inputs: CourseInputs;
  course: Course;
}

/** Error thrown when the rules fail on the stored data. A retry does not help, so callers continue without a course. */
export class CourseError extends Error {
  constructor(cause: unknown) {
    super('failed to compute the course', { cause });
    this.name = 'CourseError';
  }
}

const replay = (inputs: CourseInputs): Course => {
  try {
    return courseOf(inputs);
  } catch (error) {
    throw new CourseError(error);
  }
};

export interface CourseDependencies extends InputStores {
  profiles: PhysioProfileRepository;
  clock: Clock;
}

/** Computes the current state of runners' injuries from the stored data. Stores nothing. */
export const createCourseReader = ({ profiles, clock, ...stores }: CourseDependencies) => ({
  /** Returns the state of a runner's injury today in the given time zone; null without a profile. */
  async now(userId: string, timezone: string): Promise<InjuryState | null> {
    const profile = await profiles.find(userId);
    if (!profile) return null;
    const inputs = await readCourseInputs(stores, userId, profile, dateIn(timezone, clock.now()));
    return { profile, inputs, course: replay(inputs) };
  },

  /** True when an exclusion applies to the given profile. False for a resolved injury. */
  async isRestricted(userId: string, profile: PhysioProfileState, today: string): Promise<boolean> {
    if (profile.status === 'resolved') return false;
    return replay(await readCourseInputs(stores, userId, profile, today)).exclusion !== null;
  },
});

export type CourseReader = ReturnType<typeof createCourseReader>;
