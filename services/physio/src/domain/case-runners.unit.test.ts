import { physioReadiness } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { courseOf } from './course.ts';
import { caseInputs, physioCase } from './testing/case-runners.ts';
import { PHYSIO_CASES } from './testing/earlier-history.ts';

describe('courseOf for the physio runners in the coach cases', () => {
  it.each(PHYSIO_CASES)('returns the readiness, phase and ladder stage stated in the case file for %s', (id) => {
    const { programme, ladder, facts } = physioCase(id);
    const course = courseOf(caseInputs(id));
    expect(course.newest && physioReadiness(course.newest)).toBe(facts.physioReadiness);
    if (programme)
      expect(course).toMatchObject({
        phase: programme.phase,
        phaseSince: programme.startedOn,
        week: programme.weekInPhase,
      });
    expect(
      course.ladder && {
        stage: course.ladder.stage,
        clean: course.ladder.cleanSessions,
        needed: course.ladder.cleanNeeded,
      },
    ).toEqual(
      ladder && { stage: ladder.stage, clean: ladder.cleanSessionsAtStage, needed: ladder.cleanSessionsNeeded },
    );
  });

  it('gives sindre an unchanged dose and only walking with settled pain 3 in week 2 of calf raises (DOSE-16)', () => {
    const { dose, gate, step, handover, alerts } = courseOf(caseInputs('sindre'));
    expect(dose).toEqual({
      level: 'same',
      row: 'hold',
      reason: { code: 'dose.hold', values: { pain: 3 } },
    });
    expect(gate.level).toBe('walk');
    expect(step).toBe(2);
    expect(handover.criteria.filter(({ met }) => !met).map(({ id }) => id)).toEqual(['pain', 'tests']);
    expect(alerts).toEqual([]);
  });

  it('allows nora no exercises and no running with a red flag at a bone site (DOSE-13)', () => {
    const { dose, gate, noHops, isBone, alerts, handedOverOn } = courseOf(caseInputs('nora'));
    expect([dose.level, dose.row, gate.level, noHops, isBone, handedOverOn]).toEqual([
      'none',
      'red_flag',
      'stop',
      true,
      true,
      null,
    ]);
    expect(alerts[0]?.kind).toBe('red_flags');
  });

  it('repeats stage 4 for tove after a run with pain 4 that settled (PGM-22)', () => {
    const { dose, gate, ladder, referrals } = courseOf(caseInputs('tove'));
    expect([dose.level, dose.row]).toEqual(['same', 'hold']);
    expect(gate).toMatchObject({ level: 'ladder', stage: 4 });
    expect(ladder).toMatchObject({
      intervals: '3 x (5/2)',
      minutes: 31,
      startable: true,
      reasons: [{ code: 'ladder.repeat', values: { pain: 4 } }],
    });
    expect(referrals).toEqual([]);
  });

  it('starts stage 1 for emil when he meets the start criteria (PGM-05)', () => {
    const { dose, gate, ladder, handover, alerts } = courseOf(caseInputs('emil'));
    expect(handover.met).toBe(true);
    expect(dose.level).toBe('progress');
    expect(gate).toMatchObject({ level: 'ladder', stage: 1 });
    expect(ladder).toMatchObject({ minutes: 34, startable: true });
    expect(alerts.map(({ kind }) => kind)).toEqual(['handover']);
  });

  it('allows bjorn only breathing and holds, with a referral, on the third day with pain above 6 (TRIAGE-31)', () => {
    const { dose, gate, alerts, referrals, phase } = courseOf(caseInputs('bjorn'));
    expect([dose.level, dose.row, gate.level, phase]).toEqual(['calm', 'above_6', 'stop', 1]);
    expect(alerts.map(({ kind }) => kind)).toEqual(['high_pain', 'referral']);
    expect(referrals[0]).toEqual({ code: 'referral.high_pain' });
  });
});
