import { METRICS, type Metrics, SCALES } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { type Assessment, assess } from '../assess.ts';
import { daysBefore, TODAY } from './answers-fixtures.ts';

const STOP_TEXT = { en: 'Stop, sit down: in Norway call 113.', nb: 'Stopp, sett deg ned: ring 113 i Norge.' };

const anyAnswers = fc.record(
  Object.fromEntries(METRICS.map((metric) => [metric, fc.integer(SCALES[metric])])) as Record<
    keyof Metrics,
    fc.Arbitrary<number>
  >,
);

const anyScore = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

const anyPhysio = fc.record({
  redFlag: fc.boolean(),
  pain: fc.option(fc.integer({ min: 0, max: 10 })),
  worseNextDay: fc.boolean(),
  activeInjury: fc.boolean(),
  runningStopped: fc.boolean(),
});

/** Random assessments, with and without a safety text, a hold, an open safety question, physio data and a baseline. */
export const anyDay: fc.Arbitrary<Assessment> = fc
  .record({
    answers: anyAnswers,
    scores: fc.array(anyScore, { maxLength: 27 }),
    notesHit: fc.option(fc.constant(STOP_TEXT), { freq: 2 }),
    isHeld: fc.boolean(),
    isAsked: fc.boolean(),
    physio: fc.option(anyPhysio, { nil: undefined }),
  })
  .map(({ answers, scores, ...circumstances }) =>
    assess(answers, { date: TODAY, history: daysBefore(scores), ...circumstances }),
  );
