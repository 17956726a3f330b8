import { limitedBy } from '../../domain/two-injuries.ts';
import type { Course, CourseInputs } from '../../domain/types.ts';
import type { PhysioProfileState } from '../profile/document.ts';

/** An injury's inputs and its own course. */
export interface InjuryPart {
  inputs: CourseInputs;
  course: Course;
}

/** The injuries of a runner, each with its own course. */
export interface InjuryParts {
  profile: Pick<PhysioProfileState, 'status'>;
  inputs: CourseInputs;
  /** The course of the profile's injury, computed separately. */
  own: Course;
  /** The second injury while it is active. */
  second: InjuryPart | null;
  /** The second injury in the weeks of maintenance after it has healed. */
  healed?: InjuryPart | null;
}

/** The injury that determines plan, chat, running plan and readiness. */
export interface FollowedInjury extends InjuryPart {
  /** Courses of all active injuries; empty if the followed injury has healed and hurts again. */
  active: readonly Course[];
}

/** Courses of the healed injuries whose four weeks after the ladder may not be over. */
export const healedIn = ({ profile, own, healed }: InjuryParts): Course[] => [
  ...(profile.status === 'active' ? [] : [own]),
  ...(healed ? [healed.course] : []),
];

/**
 * Returns the followed injury: the profile's while it is active, otherwise the second one. A healed injury is followed
 * only while its newest check-in stops running. The gate and the ladder of its course are limited by the other
 * injuries. Null if no injury is followed.
 */
export const followedIn = ({ profile, inputs, own, second, healed }: InjuryParts): FollowedInjury | null => {
  const first = { inputs, course: own };
  const isActive = profile.status === 'active';
  const active = [...(isActive ? [first] : []), ...(second ? [second] : [])];
  const hurting = [...(isActive ? [] : [first]), ...(healed ? [healed] : [])].filter(
    ({ course }) => course.gate.level === 'stop',
  );
  const [one, ...others] = [...active, ...hurting];
  if (!one) return null;
  return {
    inputs: one.inputs,
    course: others.reduce((course, other) => limitedBy(course, other.course), one.course),
    active: active.map(({ course }) => course),
  };
};
