import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import type { PhysioProfileDocument, PhysioProfileState } from '../profile/document.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { courseOf } from '../rules/course.ts';
import type { Course, CourseInputs } from '../rules/types.ts';
import { type InputStores, readInputs } from './inputs.ts';

/** An injury as it stands: what is stored, and what the rules make of it. */
export interface Standing {
  profile: PhysioProfileDocument;
  inputs: CourseInputs;
  course: Course;
}

/** The rules failed on what is stored: trying again does not help, and what else there is to do goes on without them. */
export class CourseError extends Error {
  constructor(cause: unknown) {
    super('the course could not be told', { cause });
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

/** Reads where runners' injuries stand, from all that is stored; nothing of it is kept. */
export const createCourseReader = ({ profiles, clock, ...stores }: CourseDependencies) => ({
  /** Where a runner's injury stands today, in their own time zone; null without a profile. */
  async now(userId: string, timezone: string): Promise<Standing | null> {
    const profile = await profiles.find(userId);
    if (!profile) return null;
    const inputs = await readInputs(stores, userId, profile, dateIn(timezone, clock.now()));
    return { profile, inputs, course: replay(inputs) };
  },

  /** Whether an exclusion stands for a runner whose profile is as given: no programme may be made. A healed injury needs none. */
  async isRestricted(userId: string, profile: PhysioProfileState, today: string): Promise<boolean> {
    if (profile.status === 'resolved') return false;
    return replay(await readInputs(stores, userId, profile, today)).exclusion !== null;
  },
});

export type CourseReader = ReturnType<typeof createCourseReader>;
