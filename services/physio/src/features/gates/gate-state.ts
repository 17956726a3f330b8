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
 * Intervals in the form that readers of earlier releases understand. They know at most two bouts, so the third one of
 * stage 7 is left out; readers of the twelve stages add it.
 */
const publishedIntervals = ({ intervals }: CourseLadder): string => THREE_BOUTS.exec(intervals)?.[1] ?? intervals;

/** Least hours between two sessions of the ladder that any of the injuries asks for. */
const hoursOf = (courses: readonly Course[], stage: number): number =>
  longestGap(
    courses.map(({ condition }) => condition),
    stage,
  ) * HOURS;

/** Longest run in the weeks after the last stage, the shorter one of two injuries; null while running is limited. */
const longestRunOf = ({ gate }: Course, active: readonly Course[]): number | null => {
  const minutes = active.flatMap(({ longestRun }) => longestRun ?? []);
  return gate.level === 'clear' && minutes.length > 0 ? Math.min(...minutes) : null;
};

/**
 * Returns the gate as published to other services: clear while no injury is followed, with a stage only when the level
 * is ladder. With two injuries the ladder has opened or ended only when it has for both.
 * @param followed the followed injury; null without one
 */
export const gateStateOf = (
  { primaryArea }: Pick<PhysioProfileState, 'primaryArea'>,
  followed: Pick<FollowedInjury, 'course' | 'active'> | null,
): GateState => {
  if (!followed) return { ...HEALED, area: primaryArea };
  const { course, active } = followed;
  const { area, phase, gate, ladder } = course;
  const longestRun = longestRunOf(course, active);
  if (active.length === 0) return { ...HEALED, area, level: gate.level, reason: render(gate.reason, 'en') };
  return {
    area,
    phase,
    level: gate.level,
    stage: ladder && stageToNine(ladder.stage),
    stageOfTwelve: ladder?.stage ?? null,
    hoursBetween: ladder ? hoursOf(active, ladder.stage) : longestRun && hoursOf(active, LAST_STAGE),
    intervals: ladder && publishedIntervals(ladder),
    minutes: ladder?.minutes ?? null,
    walkMinutes: Math.min(...active.map(({ walkMinutes }) => walkMinutes)),
    longestRun,
    handedOver: active.every(({ handedOverOn }) => handedOverOn !== null),
    ladderFinished: active.every(({ ladderFinished }) => ladderFinished),
    reason: render(gate.reason, 'en'),
  };
};
