import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { coursesPerProperty } from '../../testing/config.ts';
import { courseOf } from '../course.ts';
import { selectionOf } from '../programmes/selection.ts';
import type { PlannedExercise } from '../programmes/types.ts';
import type { Course, CourseInputs } from '../types.ts';
import { inputsOf, type RandomProgramme, randomProgramme } from './random-programmes.ts';
import { replayOf } from './replay.ts';

/** A random programme with its computed state. Everything is computed once, when a property first reads it. */
export interface RandomCourse {
  programme: RandomProgramme;
  inputs: CourseInputs;
  replay: ReturnType<typeof replayOf>;
  course: Course;
  /** Today's exercises. */
  listed: readonly PlannedExercise[];
}

/** Calls a function at most once, and keeps its result. */
const once = <T>(compute: () => T): (() => T) => {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
};

export const randomCourseOf = (programme: RandomProgramme): RandomCourse => {
  const inputs = once(() => inputsOf(programme));
  const replay = once(() => replayOf(inputs()));
  const course = once(() => courseOf(inputs()));
  const listed = once(() => selectionOf(course(), inputs().injury).exercises);
  return {
    programme,
    get inputs() {
      return inputs();
    },
    get replay() {
      return replay();
    },
    get course() {
      return course();
    },
    get listed() {
      return listed();
    },
  };
};

/** A property of one course. `earlier` is the course before it, for properties of two injuries. */
export type CourseProperty = (one: RandomCourse, earlier: RandomCourse) => void;

const AN_HOUR_AND_A_HALF = 5_400_000;
/** Number of courses after which the test yields so that the test runner can report. */
const TURN = 25;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Returns a function that declares a test about every random course of this file. All of them share the same courses,
 * which are computed and checked before the first test. A failure names the programme, whose seed repeats it.
 */
export const propertiesOfCourses = (): ((title: string, property: CourseProperty) => void) => {
  const properties = new Map<string, CourseProperty>();
  const failures = new Map<string, Error>();
  const check = (one: RandomCourse, earlier: RandomCourse): void => {
    for (const [title, property] of properties) {
      if (failures.has(title)) continue;
      try {
        property(one, earlier);
      } catch (cause) {
        failures.set(title, new Error(`Fails for ${JSON.stringify(one.programme)}: ${String(cause)}`, { cause }));
      }
    }
  };
  beforeAll(async () => {
    const [first, ...programmes] = fc.sample(randomProgramme, { numRuns: coursesPerProperty() + 1 });
    if (!first) return;
    let earlier = randomCourseOf(first);
    for (const [at, programme] of programmes.entries()) {
      const one = randomCourseOf(programme);
      check(one, earlier);
      earlier = one;
      if (at % TURN === 0) await breathe();
    }
  }, AN_HOUR_AND_A_HALF);
  return (title, property) => {
    properties.set(title, property);
    it(title, () => {
      const failure = failures.get(title);
      if (failure) throw failure;
    });
  };
};
