import { AREAS, DOSE_LEVELS, type Exercise, GATE_LEVELS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exercisesFor } from '../programmes/exercises-for.ts';
import { PROGRAMMES } from '../programmes/programmes.ts';
import { samplesPerProperty } from '../testing/config.ts';
import { courseOf } from './course.ts';
import { randomInputs } from './testing/random-courses.ts';
import { oneWorse } from './testing/worse.ts';
import type { CheckinDay, Course, CourseInputs } from './types.ts';

const run = { numRuns: samplesPerProperty(), seed: 20_261_120 };
/** Of those that are asked again for every answer. */
const few = run.numRuns / 8;
const slow = { timeout: 1_800_000 };

const newestOf = ({ checkins }: CourseInputs): CheckinDay => {
  const [newest] = [...checkins].sort((a, b) => b.date.localeCompare(a.date));
  if (!newest) throw new Error('every random injury has a check-in');
  return newest;
};
const withNewest = (inputs: CourseInputs, newest: CheckinDay): CourseInputs => ({
  ...inputs,
  checkins: inputs.checkins.map((checkin) => (checkin.date === newest.date ? newest : checkin)),
});
const exercises = (inputs: CourseInputs, course: Course): Exercise[] =>
  exercisesFor(course, inputs.injury, inputs.logs);

const HOPS = new Set(
  Object.values(PROGRAMMES).flatMap(({ phases }) =>
    Object.values(phases).flatMap((phase) => phase.exercises.flatMap(({ id, hop }) => (hop ? [id] : []))),
  ),
);

/** How far up the ladder: stage and clean sessions in it. */
const climbed = ({
  handedOverOn,
  ladderFinished,
  ladder,
}: Pick<Course, 'handedOverOn' | 'ladderFinished' | 'ladder'>) => {
  if (handedOverOn === null) return -1;
  return ladderFinished || ladder === null ? 100 : ladder.stage * 10 + ladder.cleanSessions;
};

/** Everything a course yields, in an order in which more is never safer. */
const yields = ({ dose, gate, phase, step, ladder, noHops, ladderFinished, handedOverOn }: Course): number[] => [
  DOSE_LEVELS.indexOf(dose.level),
  GATE_LEVELS.indexOf(gate.level),
  gate.level === 'ladder' ? (gate.stage ?? 0) : GATE_LEVELS.indexOf(gate.level) * 10 - 20,
  phase * 100 + step,
  Number(ladder?.startable === true || gate.level === 'clear'),
  climbed({ handedOverOn, ladderFinished, ladder }),
  Number(!noHops),
  Number(ladderFinished),
  Number(handedOverOn !== null),
];

const most = (reps: string): number => Math.max(...(reps.match(/\d+/g) ?? []).map(Number));
/** Sets times repetitions, seconds or metres. */
const amount = ({ sets, reps, seconds, metres }: Exercise): number =>
  sets * (reps === null ? (seconds?.[1] ?? metres ?? 0) : most(reps));

describe(`the course of ${samplesPerProperty()} random injuries`, () => {
  it(
    'DOSE-13 and DOSE-14 a red flag, pain above 6, focal bone pain or groin pain under load: no running, no hop',
    slow,
    () => {
      fc.assert(
        fc.property(randomInputs, (inputs) => {
          const { pain, redFlags, painType, hipPainSite, painWeightBearing } = newestOf(inputs);
          const isFocal = inputs.injury.area === 'shin' && painType === 'focal';
          const isGroin = hipPainSite === 'groin' && painWeightBearing === true;
          fc.pre(redFlags.length > 0 || pain > 6 || isFocal || isGroin);
          const course = courseOf(inputs);
          expect(course.gate.level).toBe('stop');
          expect(course.ladder?.startable ?? false).toBe(false);
          expect(exercises(inputs, course).filter(({ id }) => HOPS.has(id))).toEqual([]);
        }),
        run,
      );
    },
  );

  it(
    `one answer one value worse never yields more: dose, running, phase, step, hops, exercises (every answer of ${few})`,
    slow,
    () => {
      fc.assert(
        fc.property(randomInputs, (inputs) => {
          const course = courseOf(inputs);
          const better = yields(course);
          const doses = new Map(exercises(inputs, course).map((exercise) => [exercise.id, amount(exercise)]));
          for (const [name, newest] of oneWorse(newestOf(inputs))) {
            const changed = withNewest(inputs, newest);
            const worse = courseOf(changed);
            const more = yields(worse).flatMap((value, at) => (value > (better[at] ?? 0) ? [`${name} at ${at}`] : []));
            expect(more).toEqual([]);
            if (worse.phase !== course.phase || worse.step !== course.step) continue;
            const harder = exercises(changed, worse).filter((one) => amount(one) > (doses.get(one.id) ?? Infinity));
            expect(harder.map(({ id }) => `${name}: ${id}`)).toEqual([]);
          }
        }),
        { ...run, numRuns: few },
      );
    },
  );

  it('neither the order of the lists nor a repeated entry changes anything', slow, () => {
    const shuffled = randomInputs.chain((inputs) =>
      fc.tuple(
        fc.constant(inputs),
        fc.shuffledSubarray([...inputs.checkins, ...inputs.checkins], { minLength: inputs.checkins.length * 2 }),
        fc.shuffledSubarray([...inputs.training, ...inputs.training], { minLength: inputs.training.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([inputs, checkins, training]) => {
        expect(courseOf({ ...inputs, checkins, training })).toEqual(courseOf(inputs));
      }),
      { ...run, numRuns: few },
    );
  });

  it('ALERT-06 a hand-over never stands beside a red flag, nor beside a stop', slow, () => {
    fc.assert(
      fc.property(randomInputs, (inputs) => {
        const { alerts, gate } = courseOf(inputs);
        const kinds = alerts.map(({ kind }) => kind);
        if (kinds.includes('handover')) expect([gate.level, kinds.includes('red_flags')]).toEqual(['ladder', false]);
      }),
      run,
    );
  });

  it('PGM-01 every area is met in every phase at every dose, and every stage of the ladder', slow, () => {
    const courses = fc.sample(randomInputs, { numRuns: 3_000, seed: 3 }).map(courseOf);
    const met = new Set(courses.map(({ area, phase, dose }) => `${area} ${phase} ${dose.level}`));
    // Two clean check-ins in a row end phase 1, so that it never sees the dose that asks for them.
    const doses = (phase: number) => DOSE_LEVELS.filter((level) => phase > 1 || level !== 'progress');
    const all = AREAS.flatMap((area) => [1, 2, 3].flatMap((phase) => doses(phase).map((d) => `${area} ${phase} ${d}`)));
    expect(all.filter((one) => !met.has(one))).toEqual([]);
    expect(new Set(courses.map(({ gate }) => gate.level))).toEqual(new Set(GATE_LEVELS));
    expect([...new Set(courses.flatMap(({ gate: { stage } }) => stage ?? []))].sort()).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});
