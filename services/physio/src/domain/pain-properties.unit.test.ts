import { addDays, DOSE_LEVELS, GATE_LEVELS, TISSUE_OF } from '@stridewell/contracts/web';
import { describe, expect } from 'vitest';
import { courseOf } from './course.ts';
import { bothSides } from './testing/perfect-course.ts';
import { testsOfCondition, withNewest } from './testing/random-programmes.ts';
import { replayOf } from './testing/replay.ts';
import { propertiesOfCourses } from './testing/shared-courses.ts';
import type { Course } from './types.ts';

const property = propertiesOfCourses();

/** Everything that a course allows, as numbers. A higher number allows more. */
const allowedBy = ({ gate, phase, dose, ladder, ladderFinished, handedOverOn }: Course): number[] => [
  GATE_LEVELS.indexOf(gate.level),
  phase,
  DOSE_LEVELS.indexOf(dose.level),
  handedOverOn === null ? -1 : ladderFinished ? 99 : (ladder?.stage ?? 99),
];
const expectNoMore = (worse: Course, better: Course): void => {
  const most = allowedBy(better);
  allowedBy(worse).forEach((value, at) => {
    expect(value, `allowance ${at}`).toBeLessThanOrEqual(most[at] ?? 0);
  });
};

describe('pain, soreness and gaps in random courses', () => {
  property('PHASE-331 opens no phase, counts no run and raises no dose on a day of muscle soreness', ({ inputs }) => {
    const sore = withNewest(inputs, { muscleSorenessOnly: true });
    if (!sore) return;
    const { phases, ladders } = replayOf(sore);
    const [phase, ladder] = [phases.at(-1), ladders.at(-1)];
    if (phase) expect(phase.phase).toBeLessThanOrEqual(phases.at(-2)?.phase ?? 1);
    const before = ladders.at(-2);
    if (ladder && before && ladder.stage > 1 && ladder.stage >= before.stage)
      expect([ladder.stage, ladder.clean]).toEqual([before.stage, before.clean]);
    if (sore.checkins.at(-1)?.date === sore.today) expect(courseOf(sore).dose.level).not.toBe('progress');
  });

  property('PHASE-332 is never startable with pain today above 5, or above 2 where no tendon is injured', (one) => {
    const pain = one.programme.seed % 11;
    const sore = withNewest(one.inputs, { pain });
    if (!sore) return;
    const { ladder, condition, gate } = courseOf(sore);
    const most = condition === 'mtss' || condition === 'bone_stress' ? 0 : condition === 'low_back' ? 3 : 2;
    const isTendon = TISSUE_OF[condition] === 'tendon';
    if (pain <= (isTendon ? 5 : most)) return;
    expect([ladder?.startable ?? false, ['stop', 'walk'].includes(gate.level)]).toEqual([false, true]);
  });

  property('PHASE-333 goes back after a run of the stage whose pain was above 5', ({ inputs, replay }) => {
    const { days, ladders } = replay;
    days.forEach(({ date, checkin }, at) => {
      const [ladder, next] = [ladders[at], ladders[at + 1]];
      if (!ladder || !next || ladder.handedOverOn === null || ladder.isFinished || ladder.stage === 0) return;
      const hasRun = inputs.training.some((run) => run.date === date && run.ladderStage === ladder.stage);
      if (!hasRun || (checkin.runPainLevel ?? 0) <= 5) return;
      expect(next.handedOverOn === null || next.stage < ladder.stage).toBe(true);
    });
  });

  property('PHASE-335 opens no run 16 days after the last thing that was logged', ({ inputs }) => {
    const later = courseOf({ ...inputs, today: addDays(inputs.today, 16) });
    expect(['stop', 'walk']).toContain(later.gate.level);
    expect(later.ladder?.startable ?? false).toBe(false);
  });

  property('PHASE-337 starts no stage on the day of a run without a stage, nor on the day after it', (one) => {
    const { inputs, course } = one;
    if (!course.ladder?.startable || course.ladder.stage === 0) return;
    const date = addDays(inputs.today, -(one.programme.seed % 2));
    const others = inputs.training.filter((run) => run.date !== date);
    const run = { date, status: 'done' as const, minutes: 40, ladderStage: null };
    expect(courseOf({ ...inputs, training: [...others, run] }).ladder?.startable ?? false).toBe(false);
  });

  property('PHASE-339 never allows more after a test that hurt', ({ inputs, course, programme }) => {
    const ids = testsOfCondition(inputs.injury.condition);
    const [id] = ids.slice(programme.seed % ids.length);
    if (id === undefined) return;
    const hurt = bothSides(id, inputs.today).map((one) => ({ ...one, painDuring: 6 }));
    expectNoMore(courseOf({ ...inputs, tests: [...inputs.tests, ...hurt] }), course);
  });

  property('PHASE-342 lists no heavy work while pain at a bone closes running', ({ course, listed }) => {
    if (course.gate.reason.code.startsWith('gate.bone'))
      expect(listed.filter(({ heavy }) => heavy).map(({ id }) => id)).toEqual([]);
  });

  property('PHASE-349 never allows more for leaving out the morning than for a usual one', ({ inputs }) => {
    const usual = withNewest(inputs, { morningPain: 0, noNextDayWorsening: true, muscleSorenessOnly: null });
    const left = withNewest(inputs, { morningPain: null, noNextDayWorsening: null, muscleSorenessOnly: null });
    if (usual && left) expectNoMore(courseOf(left), courseOf(usual));
  });
});
