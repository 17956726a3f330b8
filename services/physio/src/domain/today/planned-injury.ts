import type { Course, CourseInputs } from '../types.ts';

/** An injury with all the data that the plan of the day needs. */
export interface PlannedInjury {
  injuryId: string;
  status: 'active' | 'maintenance';
  inputs: CourseInputs;
  course: Course;
}
