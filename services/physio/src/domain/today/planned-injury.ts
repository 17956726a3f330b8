import type { Course, CourseInputs } from '../types.ts';

/** An injury with everything that the plan of the day needs of it. */
export interface PlannedInjury {
  injuryId: string;
  status: 'active' | 'maintenance';
  inputs: CourseInputs;
  course: Course;
}
