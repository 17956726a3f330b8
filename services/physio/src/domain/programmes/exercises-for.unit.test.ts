import { AREAS, doseText } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { givenCheckin, givenInjury, TODAY } from '../testing/course-fixtures.ts';
import type { Course, ExerciseLog } from '../types.ts';
import { exercisesFor } from './exercises-for.ts';
import { givenCourse, givenDose, logged } from './testing/course-fixture.ts';

const shown = (course: Course, logs: readonly ExerciseLog[] = []): string[] =>
  exercisesFor(course, givenInjury(course.area), logs).map((each) => `${each.name}: ${doseText(each)}`);
const names = (course: Course): string => shown(course).join('\n');

describe('exercisesFor by dose level', () => {
  it('DOSE-13 returns no exercises at level none or when an exclusion allows nothing', () => {
    expect(shown(givenCourse('knee', { dose: givenDose('none') }))).toEqual([]);
    const exclusion = { id: 'surgery', allows: 'nothing' } as const;
    expect(shown(givenCourse('knee', { exclusion }))).toEqual([]);
  });

  it('DOSE-14 returns breathing and gentle holds at level calm', () => {
    expect(shown(givenCourse('back', { phase: 1, dose: givenDose('calm') }))).toEqual([
      'Slow breathing: 1 x 3 min',
      'Abdominal brace hold: 5 x 10 s',
      'Glute squeeze hold: 5 x 10 s',
    ]);
  });

  it('DOSE-15 returns isometric exercises with half the sets at level half', () => {
    expect(shown(givenCourse('achilles', { phase: 2, step: 2, dose: givenDose('half') }))).toEqual([
      'Heel raise hold at mid-range: 2 x 45 s',
      'Seated heel raise hold: 2 x 30 s',
    ]);
    expect(shown(givenCourse('knee', { phase: 1, dose: givenDose('half') }))).toEqual([
      'Quad set: 3 x 10 s each side',
      'Wall sit at 45-60 degrees: 3 x 30 s',
      'Side-lying leg hold: 2 x 20 s each side',
      'Bridge hold: 2 x 20 s',
    ]);
  });

  it('DOSE-16 DOSE-17 returns the full list at level same and at level progress', () => {
    for (const area of AREAS) {
      const same = givenCourse(area, { dose: givenDose('same') });
      expect(shown({ ...same, dose: givenDose('progress') })).toEqual(shown(same));
    }
    const load = givenCourse('achilles', { phase: 2, step: 3, dose: givenDose('progress') });
    expect(names(load)).toContain('3 x 12 RM');
    expect(names({ ...load, step: 4 })).toContain('4 x 10 RM');
  });
});

describe('hops in exercisesFor', () => {
  const HOPS = /pogo|\bhops?\b|bound|skips/i;

  it.each(AREAS.filter((area) => area !== 'back'))(
    'includes hops for %s only in phase 3 after the hand-over',
    (area) => {
      const handedOver = givenCourse(area);
      expect(names(handedOver)).toMatch(HOPS);
      expect(names({ ...handedOver, handedOverOn: null })).not.toMatch(HOPS);
      for (const phase of [1, 2] as const) expect(names({ ...handedOver, phase })).not.toMatch(HOPS);
    },
  );

  it.each(AREAS)('TRIAGE-21 TRIAGE-22 never includes hops for %s when hops are forbidden', (area) => {
    for (const step of [1, 3, 5]) {
      const course = givenCourse(area, { noHops: true, step });
      expect(names(course)).not.toMatch(HOPS);
      expect(shown(course).length).toBeGreaterThan(0);
    }
  });

  it('DOSE-07 never includes hops at a bone site with any pain', () => {
    const bone = givenCourse('shin', { isBone: true });
    expect(names(bone)).not.toMatch(HOPS);
    const free = givenCheckin({ pain: 0 });
    expect(names({ ...bone, checkin: free, newest: free })).toMatch(HOPS);
  });
});

describe('exercisesFor under an exclusion that allows non-impact work', () => {
  const exclusion = { id: 'shin_focal', allows: 'non_impact' } as const;
  const excluded = givenCourse('shin', { exclusion, dose: givenDose('calm') });

  it('TRIAGE-18 returns breathing, gentle holds that do not load the bone, and easy cycling', () => {
    expect(shown(excluded)).toEqual([
      'Slow breathing: 1 x 3 min',
      'Glute squeeze hold: 5 x 10 s',
      'Abdominal brace hold: 5 x 10 s',
      'Easy cycling or swimming: 1 x 10-20 min',
    ]);
  });

  it('omits cycling when pain is above 2', () => {
    const checkin = givenCheckin({ pain: 3 });
    expect(names({ ...excluded, checkin, newest: checkin })).not.toContain('cycling');
  });

  it('TRIAGE-26 omits heavy loading at every dose', () => {
    const tendon = givenCourse('achilles', { phase: 2, exclusion, dose: givenDose('progress') });
    expect(names(tendon)).not.toMatch(/raise|calf/i);
  });
});

describe('exercisesFor under the bone rule', () => {
  const hurts = givenCheckin({ pain: 1 });
  const free = givenCheckin({ pain: 0 });
  const bone = (area: Course['area'], checkin: Course['checkin'], phase: Course['phase'] = 2): Course =>
    givenCourse(area, { phase, isBone: true, checkin, newest: checkin });

  it('DOSE-07 omits heavy work at any pain', () => {
    expect(shown(bone('plantar', hurts))).toEqual(['Gentle toe hold: 5 x 10 s', 'Gentle ankle hold: 5 x 10 s']);
    expect(shown(bone('shin', hurts))).toEqual([
      'Tibialis raise: 3 x 15',
      'Side-lying hip raise or side plank: 3 x 12 each side',
    ]);
    expect(shown(bone('plantar', hurts, 1))).toEqual(shown(bone('plantar', free, 1)));
    expect(names(bone('plantar', free))).toContain('3 x 12 RM');
  });

  it('PGM-41 omits the outer hip programme for possible bone pain until a clinician agrees', () => {
    const cleared = givenInjury('hip', { clinicianCleared: true });
    expect(names(bone('hip', free))).toMatch(
      /^Slow breathing.*\nGlute squeeze hold.*\nAbdominal brace hold.*\nEasy cycling/,
    );
    expect(exercisesFor(bone('hip', free), cleared, []).map(({ id }) => id)).toContain('hip-step-up');
    expect(exercisesFor(bone('hip', hurts), cleared, []).map(({ id }) => id)).not.toContain('hip-step-up');
  });
});

describe('DOSE-14 exercisesFor at the calm dose', () => {
  it('returns only breathing and holds without hip load for a hip with possible bone pain', () => {
    const checkin = givenCheckin({ pain: 7 });
    const course = givenCourse('hip', { isBone: true, checkin, newest: checkin, dose: givenDose('calm') });
    expect(exercisesFor(course, givenInjury('hip'), []).map(({ id }) => id)).toEqual([
      'breathing',
      'calm-glute-squeeze',
      'calm-brace',
    ]);
  });
});

describe('PGM-47 exercisesFor on a rest day', () => {
  const logs = [logged('2026-11-19', 'knee-step-down')];

  it('replaces heavy work with gentle holds', () => {
    const expected = ['Gentle quad hold: 5 x 10 s', 'Glute squeeze hold: 5 x 10 s'];
    expect(shown(givenCourse('knee'), logs)).toEqual(expected);
    expect(shown(givenCourse('knee', { dose: givenDose('half') }), logs)).toEqual(expected);
    expect(exercisesFor(givenCourse('knee'), givenInjury('knee'), logs)[0]?.frequency).toBe('On rest days');
  });

  it('DOSE-07 returns the usual exercises for pain at a bone site, which already omit heavy work', () => {
    const rest = shown(givenCourse('shin'), [logged('2026-11-19', 'shin-pogo')]);
    expect(shown(givenCourse('shin', { isBone: true }), [logged('2026-11-19', 'shin-pogo')])).toEqual(rest);
  });

  it('does not replace heavy work because of heavy work logged today', () => {
    expect(shown(givenCourse('knee'), [logged(TODAY, 'knee-step-down')])).toEqual(shown(givenCourse('knee')));
  });
});

describe('PGM-57 exercisesFor with insertional Achilles pain', () => {
  const injury = givenInjury('achilles', { painHistory: 'Insertional, right on the heel bone.' });
  const cues = (subject: typeof injury, phase: 1 | 2 | 3) =>
    exercisesFor(givenCourse('achilles', { phase }), subject, []).map(({ cue }) => cue);

  it.each([1, 2, 3] as const)('returns only raises from the floor in phase %i', (phase) => {
    expect(cues(injury, phase).join(' ')).toContain('never drops below it');
    expect(cues(injury, phase).join(' ')).not.toMatch(/edge of a step|stretch/i);
  });

  it('returns raises on a step for mid-portion pain', () => {
    expect(cues(givenInjury('achilles'), 2).join(' ')).toContain('edge of a step');
  });
});

describe('PHY-86 exercisesFor: exercise status', () => {
  const statusOf = (logs: readonly ExerciseLog[]) =>
    exercisesFor(givenCourse('knee'), givenInjury('knee'), logs).find(({ id }) => id === 'knee-pogo')?.status;

  it.each(['done', 'partial', 'skipped', 'none'] as const)(
    'returns %s when the exercise was logged with that status today',
    (status) => {
      expect(statusOf([logged(TODAY, 'knee-pogo', status)])).toBe(status);
    },
  );

  it('returns the status of today’s last log, or none without a log today', () => {
    expect(statusOf([logged('2026-11-13', 'knee-pogo'), logged(TODAY, 'knee-step-down'), logged(TODAY, null)])).toBe(
      'none',
    );
    expect(statusOf([logged(TODAY, 'knee-pogo', 'partial'), logged(TODAY, 'knee-pogo', 'done')])).toBe('done');
  });
});
