import { addDays, TISSUE_OF } from '@stridewell/contracts/web';
import { describe, expect } from 'vitest';
import { courseOf } from './course.ts';
import { withNewest } from './testing/random-programmes.ts';
import { replayOf } from './testing/replay.ts';
import { propertiesOfCourses } from './testing/shared-courses.ts';

const property = propertiesOfCourses();

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
});
