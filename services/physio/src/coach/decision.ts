import type { DecisionMade } from '@stridewell/understanding/dialogue';
import type { Case } from './answers/answer.ts';
import { isReset, mayRun } from './figures.ts';
import { type Subject, subjectOf } from './intents/details.ts';
import type { Topic } from './intents/rules.ts';
import type { CoachState } from './state.ts';

/** A reason for a decision of the coach, derived from the injury's course. */
export type ReasonCode =
  | (
      | 'flag'
      | 'excluded'
      | 'minor'
      | 'above6'
      | 'irritable'
      | 'hold'
      | 'full'
      | 'bone'
      | 'stop'
      | 'walk'
      | 'ladder'
      | 'clear'
    )
  | ('reset' | 'checkin' | 'rest' | 'sport' | 'general');

/** The decision in an answer, with the reasons from the injury's data. */
export interface Decision extends DecisionMade {
  reasons: ReasonCode[];
}

/** The subject of a topic: running, the exercises, pain and so on; `general` for other topics. */
export type Group = Subject | 'general';

const OF_RUNNING: ReadonlySet<Topic> = new Set<Topic>([
  ...(['hills', 'hillsWhen', 'race', 'racePlan', 'runningCoach', 'startAgain', 'great', 'tests', 'healed'] as const),
]);
const OF_EXERCISES: ReadonlySet<Topic> = new Set<Topic>([
  ...([
    'whichTests',
    'gym',
    'bothSides',
    'phase',
    'progress',
    'effect',
    'motive',
    'daily',
    'lowDay',
    'illness',
  ] as const),
]);

/** Returns the subject of a topic. */
export const groupOf = (topic: string): Group => {
  const known = topic as Topic;
  return subjectOf(known) ?? (OF_RUNNING.has(known) ? 'run' : OF_EXERCISES.has(known) ? 'exercises' : 'general');
};

/** The most important reason why nothing may be done; null if something is allowed. */
const blockOf = ({ course }: Pick<Case, 'course'>): ReasonCode | null => {
  if (course.dose.row === 'red_flag') return 'flag';
  return course.exclusion?.allows === 'nothing' ? 'excluded' : null;
};

const ofRun = (found: Case): Omit<Decision, 'figures'> => {
  const { course, state } = found;
  const { level } = course.gate;
  if (course.dose.row === 'above_6') return { verdict: 'no', reasons: ['above6'] };
  if (level === 'stop' || level === 'walk')
    return { verdict: 'no', reasons: [level, ...(course.isBone ? (['bone'] as const) : [])] };
  if (isReset(state)) return { verdict: 'no', reasons: ['reset', level] };
  return { verdict: mayRun(found) && level === 'clear' ? 'yes' : 'conditional', reasons: [level] };
};

const ofExercises = ({ course, day }: Case): Omit<Decision, 'figures'> => {
  const { row } = course.dose;
  if (day.status === 'checkin_required') return { verdict: 'no', reasons: ['checkin'] };
  if (row === 'above_6') return { verdict: 'conditional', reasons: ['above6'] };
  if (day.exercises.length === 0) return { verdict: 'no', reasons: ['rest'] };
  if (row === 'irritable' || row === 'hold') return { verdict: 'conditional', reasons: [row] };
  return { verdict: 'yes', reasons: ['full'] };
};

/**
 * Returns the decision in the answer to a topic for an injury: whether the runner may do what the question is about,
 * and why. Pure; equal in both languages.
 */
export const decisionOf = (found: Case, topic: string): Decision => {
  const { course } = found;
  const figures = [course.newest?.pain, course.ladder?.stage].filter((value) => typeof value === 'number');
  const block = blockOf(found);
  if (block) return { verdict: 'no', reasons: [block], figures };
  const group = groupOf(topic);
  if (group === 'run') return { ...ofRun(found), figures };
  if (group === 'exercises' || group === 'day') return { ...ofExercises(found), figures };
  if (group === 'pain') {
    const { row } = course.dose;
    const code: ReasonCode = row === 'above_6' ? 'above6' : row === 'irritable' || row === 'hold' ? row : 'full';
    return {
      verdict: code === 'above6' ? 'no' : 'conditional',
      reasons: course.isBone ? ['bone', code] : [code],
      figures,
    };
  }
  if (topic === 'sport' || topic === 'instead') return { verdict: 'conditional', reasons: ['sport'], figures };
  return { verdict: 'none', reasons: ['general'], figures };
};

/** The decision if no injury is followed. */
export const withoutCase = ({ runner }: CoachState): Decision => ({
  verdict: 'none',
  reasons: [runner.ageBand === 'under-18' ? 'minor' : 'general'],
  figures: [],
});
