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

describe('random courses with pain, soreness and gaps', () => {
  property(
    'PHASE-331 start no phase, have no clean run and increase no dose on a day of muscle soreness',
    ({ inputs }) => {
      const sore = withNewest(inputs, { muscleSorenessOnly: true });
      if (!sore) return;
      const { phases, ladders } = replayOf(sore);
      const [phase, ladder] = [phases.at(-1), ladders.at(-1)];
      if (phase) expect(phase.phase).toBeLessThanOrEqual(phases.at(-2)?.phase ?? 1);
      const before = ladders.at(-2);
      if (ladder && before && ladder.stage > 1 && ladder.stage >= before.stage)
        expect([ladder.stage, ladder.clean]).toEqual([before.stage, before.clean]);
      if (sore.checkins.at(-1)?.date === sore.today) expect(courseOf(sore).dose.level).not.toBe('progress');
    },
  );

  property(
    'PHASE-332 never allow starting a ladder run with pain today above 5, or above 2 if no tendon is injured',
    (one) => {
      const pain = one.programme.seed % 11;
      const sore = withNewest(one.inputs, { pain });
      if (!sore) return;
      const { ladder, condition, gate } = courseOf(sore);
      const most = condition === 'mtss' || condition === 'bone_stress' ? 0 : condition === 'low_back' ? 3 : 2;
      const isTendon = TISSUE_OF[condition] === 'tendon';
      if (pain <= (isTendon ? 5 : most)) return;
      expect([ladder?.startable ?? false, ['stop', 'walk'].includes(gate.level)]).toEqual([false, true]);
    },
  );

  property('PHASE-333 go back a stage after a run with pain above 5', ({ inputs, replay }) => {
    const { days, ladders } = replay;
    days.forEach(({ date, checkin }, at) => {
      const [ladder, next] = [ladders[at], ladders[at + 1]];
      if (!ladder || !next || ladder.handedOverOn === null || ladder.isFinished || ladder.stage === 0) return;
      const hasRun = inputs.training.some((run) => run.date === date && run.ladderStage === ladder.stage);
      if (!hasRun || (checkin.runPainLevel ?? 0) <= 5) return;
      expect(next.handedOverOn === null || next.stage < ladder.stage).toBe(true);
    });
  });

  property('PHASE-335 allow no run 16 days after the last log', ({ inputs }) => {
    const later = courseOf({ ...inputs, today: addDays(inputs.today, 16) });
    expect(['stop', 'walk']).toContain(later.gate.level);
    expect(later.ladder?.startable ?? false).toBe(false);
  });

  property('PHASE-337 start no stage on the day of a run without a stage, or on the day after it', (one) => {
    const { inputs, course } = one;
    if (!course.ladder?.startable || course.ladder.stage === 0) return;
    const date = addDays(inputs.today, -(one.programme.seed % 2));
    const others = inputs.training.filter((run) => run.date !== date);
    const run = { date, status: 'done' as const, minutes: 40, ladderStage: null };
    expect(courseOf({ ...inputs, training: [...others, run] }).ladder?.startable ?? false).toBe(false);
  });

  property('PHASE-339 never allow more after a test that hurt', ({ inputs, course, programme }) => {
    const ids = testsOfCondition(inputs.injury.condition);
    const [id] = ids.slice(programme.seed % ids.length);
    if (id === undefined) return;
    const hurt = bothSides(id, inputs.today).map((one) => ({ ...one, painDuring: 6 }));
    expectNoMore(courseOf({ ...inputs, tests: [...inputs.tests, ...hurt] }), course);
  });

  property('PHASE-342 list no heavy work while bone pain blocks running', ({ course, listed }) => {
    if (course.gate.reason.code.startsWith('gate.bone'))
      expect(listed.filter(({ heavy }) => heavy).map(({ id }) => id)).toEqual([]);
  });

  property('PHASE-349 never allow more when the morning is left out than when it was as usual', ({ inputs }) => {
    const usual = withNewest(inputs, { morningPain: 0, noNextDayWorsening: true, muscleSorenessOnly: null });
    const left = withNewest(inputs, { morningPain: null, noNextDayWorsening: null, muscleSorenessOnly: null });
    if (usual && left) expectNoMore(courseOf(left), courseOf(usual));
  });
});
