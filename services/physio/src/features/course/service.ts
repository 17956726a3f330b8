import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { courseOf } from '../../domain/course.ts';
import { limitedBy } from '../../domain/two-injuries.ts';
import type { Course, CourseInputs } from '../../domain/types.ts';
import type { PhysioProfileDocument, PhysioProfileState } from '../profile/document.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { type InputStores, idsOf, readCourseInputs, readInjuryInputs } from './inputs.ts';

/** The stored data of the runner's injuries and the courses that the rules compute from it. */
export interface InjuryState {
  profile: PhysioProfileDocument;
  inputs: CourseInputs;
  /** The course of the first injury. With a second one, its gate and ladder are the stricter of both. */
  course: Course;
  /** The course of the first injury by itself. */
  own: Course;
  /** The second injury; null when there is none that is active. */
  second: { inputs: CourseInputs; course: Course } | null;
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
    const today = dateIn(timezone, clock.now());
    const { first, second } = await readInjuryInputs(stores, userId, profile, { today, ids: idsOf(profile) });
    const other = second && { inputs: second, course: replay(second) };
    const course = replay(first);
    const limited = other ? limitedBy(course, other.course) : course;
    return { profile, inputs: first, course: limited, own: course, second: other };
  },

  /** True when an exclusion applies to the given profile. False for a resolved injury. */
  async isRestricted(userId: string, profile: PhysioProfileState, today: string): Promise<boolean> {
    if (profile.status === 'resolved') return false;
    return replay(await readCourseInputs(stores, userId, profile, today)).exclusion !== null;
  },
});

export type CourseReader = ReturnType<typeof createCourseReader>;
