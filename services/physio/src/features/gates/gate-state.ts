import { LAST_STAGE, stageToNine } from '../../domain/ladder/stages.ts';
import { longestGap } from '../../domain/two-injuries.ts';
import type { Course, CourseLadder } from '../../domain/types.ts';
import { render } from '../../messages/catalogue.ts';
import type { FollowedInjury } from '../course/followed.ts';
import type { PhysioProfileState } from '../profile/document.ts';
import type { GateState } from './document.ts';

const HEALED: Omit<GateState, 'area'> = {
  phase: null,
  level: 'clear',
  stage: null,
  stageOfTwelve: null,
  hoursBetween: null,
  intervals: null,
  minutes: null,
  walkMinutes: null,
  longestRun: null,
  handedOver: false,
  ladderFinished: false,
  reason: render({ code: 'gate.resolved' }, 'en'),
};

const HOURS = 24;
const THREE_BOUTS = /^(\d+\/\d+\/\d+)\/\d+\/\d+$/;

/**
 * Intervals in the form that readers of earlier releases support. They support at most two bouts, so the third one of
 * stage 7 is left out; readers of the twelve stages add it.
 */
const publishedIntervals = ({ intervals }: CourseLadder): string => THREE_BOUTS.exec(intervals)?.[1] ?? intervals;

/** Minimum number of hours between two ladder sessions that any of the injuries requires. */
const hoursOf = (courses: readonly Course[], stage: number): number =>
  longestGap(
    courses.map(({ condition }) => condition),
    stage,
  ) * HOURS;

/**
 * Returns the limits that still apply in the four weeks after the last stage of the ladder, the stricter ones of
 * several injuries. Marking an injury as healed does not end these weeks. Null values while running is limited, and at
 * any other time.
 */
const afterLadderOf = (
  level: GateState['level'],
  courses: readonly Course[],
): Pick<GateState, 'hoursBetween' | 'longestRun'> => {
  const minutes = courses.flatMap(({ longestRun }) => longestRun ?? []);
  if (level !== 'clear' || minutes.length === 0) return { hoursBetween: null, longestRun: null };
  return { hoursBetween: hoursOf(courses, LAST_STAGE), longestRun: Math.min(...minutes) };
};

/**
 * Returns the gate as published to other services: clear if no injury is followed, with a stage only if the level is
 * ladder. With two injuries, the ladder has opened or ended only if it has for both.
 * @param followed the followed injury; null if there is none
 * @param healed courses of injuries that have healed
 */
export const gateStateOf = (
  { primaryArea }: Pick<PhysioProfileState, 'primaryArea'>,
  followed: Pick<FollowedInjury, 'course' | 'active'> | null,
  healed: readonly Course[] = [],
): GateState => {
  const recent = healed.filter(({ longestRun }) => longestRun !== null);
  if (!followed) return { ...HEALED, area: primaryArea, ...afterLadderOf('clear', recent) };
  const { course, active } = followed;
  const { area, phase, gate, ladder } = course;
  if (active.length === 0) return { ...HEALED, area, level: gate.level, reason: render(gate.reason, 'en') };
  const { hoursBetween, longestRun } = afterLadderOf(gate.level, [...active, ...recent]);
  return {
    area,
    phase,
    level: gate.level,
    stage: ladder && stageToNine(ladder.stage),
    stageOfTwelve: ladder?.stage ?? null,
    hoursBetween: ladder ? hoursOf(active, ladder.stage) : hoursBetween,
    intervals: ladder && publishedIntervals(ladder),
    minutes: ladder?.minutes ?? null,
    walkMinutes: Math.min(...active.map(({ walkMinutes }) => walkMinutes)),
    longestRun,
    handedOver: active.every(({ handedOverOn }) => handedOverOn !== null),
    ladderFinished: active.every(({ ladderFinished }) => ladderFinished),
    reason: render(gate.reason, 'en'),
  };
};
