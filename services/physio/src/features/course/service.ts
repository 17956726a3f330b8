import { dateIn } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { courseOf } from '../../domain/course.ts';
import { isRestriction } from '../../domain/exclusions/exclusions.ts';
import { shareLandings } from '../../domain/landings.ts';
import type { DayChoices } from '../../domain/today/choices.ts';
import type { CheckinDay, Course, CourseInputs } from '../../domain/types.ts';
import { checkinDayOf, type StoredDay, secondCheckinDayOf } from '../checkins/checkin-mapping.ts';
import type { CheckinAnswers } from '../checkins/document.ts';
import { choicesOn } from '../choices/mapping.ts';
import type { PhysioProfileDocument, PhysioProfileState } from '../profile/document.ts';
import type { PhysioProfileRepository } from '../profile/repository.ts';
import { followedIn, type InjuryParts } from './followed.ts';
import { type InputStores, idsOf, readInjuryInputs } from './inputs.ts';

/** The stored data of the runner's injuries and the courses that the rules compute from it. */
export interface InjuryState extends InjuryParts {
  profile: PhysioProfileDocument;
  /** The course of the followed injury, with gate and ladder limited by the other injuries. */
  course: Course;
  /** The runner's equipment, and the length of today's session. */
  choices: DayChoices;
  /**
   * The answer whether the runner is 60 or older; null until answered, missing if the running profile states the age.
   */
  from60?: boolean | null;
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
  /** Returns the state of a runner's injury today in the given time zone; null if there is no profile. */
  async now(userId: string, timezone: string): Promise<InjuryState | null> {
    const profile = await profiles.find(userId);
    if (!profile) return null;
    const at = clock.now();
    const today = dateIn(timezone, at);
    const given = { today, ids: idsOf(profile, today) };
    const { chosen, isAgeKnown, ...read } = await readInjuryInputs(stores, userId, profile, given);
    const now = at.toISOString();
    const first = { ...read.first, now };
    const second = read.second && { ...read.second, now };
    const alone = replay(first);
    const [own, course] = second
      ? shareLandings({ inputs: first, course: alone }, { inputs: second, course: replay(second) })
      : [alone, null];
    const other = second && course && { inputs: second, course };
    const isActive = profile.second?.status === 'active';
    const parts = { profile, inputs: first, own, second: isActive ? other : null, healed: isActive ? null : other };
    return {
      ...{ ...parts, course: followedIn(parts)?.course ?? own },
      choices: choicesOn(chosen, today),
      ...(!isAgeKnown && { from60: chosen?.from60 ?? null }),
    };
  },

  /**
   * Returns the answers of a check-in, with the answer about the functional tests set to "no" if it is not proven.
   * "Yes" is stored only if all run-gate tests have been passed and confirmed by then.
   */
  async withProvenTests(profile: PhysioProfileDocument, { date, answers }: StoredDay): Promise<CheckinAnswers> {
    const given = { today: date, ids: idsOf(profile, date) };
    const inputs = await readInjuryInputs(stores, profile.userId, profile, given);
    const isProven = (course: CourseInputs | null, day: CheckinDay | null): boolean => {
      if (course === null || day?.functionalTestsOk !== true) return false;
      // A triage of the day restricts the gate by itself, and this check-in may withdraw it.
      const { triage } = course.injury;
      const injury = { ...course.injury, triage: triage?.date === date ? null : triage };
      const earlier = course.checkins.filter((one) => one.date !== date);
      return replay({ ...course, injury, checkins: [...earlier, day] }).runGateMet;
    };
    const day = { date, answers };
    return {
      ...answers,
      functionalTestsOk: isProven(inputs.first, checkinDayOf(day)),
      second: answers.second
        ? { ...answers.second, functionalTestsOk: isProven(inputs.second, secondCheckinDayOf(day)) }
        : null,
    };
  },

  /** True when an exclusion applies to an active injury of the given profile. */
  async isRestricted(userId: string, profile: PhysioProfileState, today: string): Promise<boolean> {
    const second = profile.second?.status === 'active' ? profile.second.id : null;
    if (profile.status === 'resolved' && second === null) return false;
    const inputs = await readInjuryInputs(stores, userId, profile, { today, ids: { first: '', second } });
    const active = [profile.status === 'active' ? inputs.first : null, inputs.second].filter((one) => one !== null);
    return active.some((one) => isRestriction(replay(one).exclusion));
  },
});

export type CourseReader = ReturnType<typeof createCourseReader>;
