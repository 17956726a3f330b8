import type { GuardLimits } from '@stridewell/chat/model/coach-model';
import { LADDER } from '../domain/ladder/stages.ts';
import { render } from '../messages/catalogue.ts';
import { isReset } from './figures.ts';
import type { CoachState } from './state.ts';

const numbersIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/**
 * Minutes in fixed rules: brisk walks, the hour within which a knee must settle, and the walks in phase 1 of the back
 * programme (section C of the domain page).
 */
const RULE_MINUTES: readonly number[] = [2, 3, 5, 10, 20, 30, 60];

const ladderMinutes = LADDER.flatMap(({ minutes, runMinutes, title }) => [
  minutes,
  runMinutes,
  ...Object.values(title.values ?? {}).map(Number),
]);

/** Returns all minutes in the runner's stored data and in the rules, in ascending order without duplicates. */
export const knownMinutes = ({ plan, session }: CoachState): number[] => {
  const ofDay =
    'area' in plan
      ? [
          ...plan.exercises.flatMap(({ seconds }) => (seconds ? seconds.map((each) => each / 60) : [])),
          ...plan.tests.flatMap(({ name }) => numbersIn(render(name, 'en'))),
        ]
      : [];
  const all = [...RULE_MINUTES, ...ladderMinutes, ...ofDay, ...(session ? [session.minutes] : [])];
  return [...new Set(all.filter((minutes) => minutes > 0))].sort((a, b) => a - b);
};

const runningBlocked = (state: CoachState): string | null => {
  const level = state.followed?.course.gate.level;
  if (state.followed?.course.dose.row === 'red_flag') return 'a warning sign in the newest physio check-in';
  if (state.followed?.course.dose.row === 'above_6') return 'pain above 6';
  if (level === 'stop') return 'the injury allows no running now';
  if (isReset(state)) return 'today is a Reset day';
  if (state.runner.ageBand === 'under-18') return 'the product is made for adults';
  return level === 'walk' ? 'the rehab has not reached running yet' : null;
};

/** Returns the limits that the output guard enforces on replies, derived from the stored state. */
export const limitsOf = (state: CoachState): GuardLimits => {
  const running = runningBlocked(state);
  const onLadder = state.followed?.course.gate.level === 'ladder' ? 'the runs are those of the walk-run ladder' : null;
  const recover = state.readiness?.recommendation === 'Recover' ? 'today is a Recover day' : null;
  return {
    runningBlocked: running,
    hardBlocked: running ?? onLadder ?? recover,
    capMinutes: null,
    planMinutes: knownMinutes(state),
  };
};
