import { physioGateChanged } from '@stridewell/contracts/events/events';
import { AREAS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../domain/course.ts';
import { LADDER, stageFromNine } from '../../domain/ladder/stages.ts';
import { givenInjury } from '../../domain/testing/course-fixtures.ts';
import type { Course } from '../../domain/types.ts';
import { givenDocument } from '../../testing/documents.ts';
import { gateStateOf } from './gate-state.ts';

const profile = givenDocument();
const course: Course = courseOf({
  ...{ today: '2026-11-20', injury: givenInjury(), checkins: [], training: [], logs: [], tests: [], sessions: [] },
  runner: { level: null, ageBand: null },
});

const followed = (of: Course, active: readonly Course[] = [of]) => ({ course: of, active });

describe('gateStateOf', () => {
  it('returns level walk without a ladder stage before the first check-in', () => {
    expect(gateStateOf(profile, followed(course))).toMatchObject({
      ...{ area: 'knee', phase: 1, level: 'walk', stage: null, intervals: null, minutes: null },
      ...{ handedOver: false, ladderFinished: false },
    });
  });

  it.each(LADDER)('contains the intervals and minutes of stage $stage', (stage) => {
    const ladder = { ...stage, startable: true, reasons: [], cleanSessions: 0, cleanNeeded: 2 };
    const gate = { level: 'ladder' as const, stage: stage.stage, reason: course.gate.reason };
    const state = gateStateOf(profile, followed({ ...course, gate, ladder, handedOverOn: '2026-11-19' }));
    expect(state).toMatchObject({
      ...{ level: 'ladder', stageOfTwelve: stage.stage, hoursBetween: 48, minutes: stage.minutes, handedOver: true },
    });
    const published = physioGateChanged.data.parse({ ...state, rev: 1 });
    // Readers of earlier releases support nine stages and at most two bouts.
    expect(stageFromNine(published.stage ?? 0)).toBeLessThanOrEqual(stage.stage);
    expect(published.intervals).toBe(stage.stage === 7 ? '9/2/9' : stage.intervals);
  });

  it('keeps the stage and the English reason when the level is stop', () => {
    const [stage] = LADDER;
    if (!stage) throw new Error('no ladder');
    const ladder = { ...stage, startable: false, reasons: [], cleanSessions: 1, cleanNeeded: 2 };
    const gate = { level: 'stop' as const, reason: { code: 'gate.high_pain' as const } };
    const state = gateStateOf(profile, followed({ ...course, gate, ladder, handedOverOn: '2026-11-19' }));
    expect(state).toMatchObject({
      ...{ level: 'stop', stage: 0, handedOver: true },
      reason: 'No running while pain is above 6.',
    });
  });

  it('PHASE-277 has opened or ended the ladder only if it has for both injuries', () => {
    const done = { ...course, handedOverOn: '2026-11-01', ladderFinished: true };
    expect(gateStateOf(profile, followed(done, [done, done]))).toMatchObject({
      handedOver: true,
      ladderFinished: true,
    });
    expect(gateStateOf(profile, followed(done, [done, course]))).toMatchObject({
      ...{ handedOver: false, ladderFinished: false },
    });
  });

  it('PHASE-280 states only that running stops for a healed injury that hurts again', () => {
    const gate = { level: 'stop' as const, reason: { code: 'gate.high_pain' as const } };
    expect(gateStateOf(profile, followed({ ...course, gate, handedOverOn: '2026-11-19' }, []))).toMatchObject({
      ...{ level: 'stop', phase: null, stage: null, handedOver: false, reason: 'No running while pain is above 6.' },
    });
  });

  it('PHASE-357 publishes the length of a walk, the shortest of the followed injuries', () => {
    const other = { ...course, walkMinutes: 10 };
    expect(gateStateOf(profile, followed({ ...course, walkMinutes: 30 }, [course, other]))).toMatchObject({
      walkMinutes: 10,
    });
  });

  it('PHASE-381 publishes the hours and the longest run after the last stage, the stricter ones of two injuries', () => {
    const gate = { level: 'clear' as const, reason: { code: 'gate.finished' as const } };
    const done = { ...course, gate, ladderFinished: true, handedOverOn: '2026-11-01', longestRun: 43 };
    expect(gateStateOf(profile, followed(done))).toMatchObject({ hoursBetween: 48, longestRun: 43, stage: null });
    const other = { ...done, longestRun: 36 };
    expect(gateStateOf(profile, followed(done, [done, other])).longestRun).toBe(36);
    for (const one of [
      { ...done, longestRun: null },
      { ...done, gate: course.gate },
    ])
      expect(gateStateOf(profile, followed(one))).toMatchObject({ hoursBetween: null, longestRun: null });
    const { longestRun: _, ...earlier } = { ...gateStateOf(profile, followed(done)), rev: 1 };
    expect(physioGateChanged.data.safeParse(earlier).success).toBe(true);
  });

  it('LOAD-126 publishes the hours and the longest run even for an injury that was marked as healed', () => {
    const gate = { level: 'clear' as const, reason: { code: 'gate.healed' as const } };
    const healed = { ...course, gate, ladderFinished: true, handedOverOn: '2026-11-01', longestRun: 43 };
    expect(gateStateOf(profile, null, [healed])).toMatchObject({ level: 'clear', hoursBetween: 48, longestRun: 43 });
    expect(gateStateOf(profile, null, [{ ...healed, longestRun: null }])).toMatchObject({ longestRun: null });
    const active = { ...healed, longestRun: 50 };
    expect(gateStateOf(profile, followed(active), [healed])).toMatchObject({ hoursBetween: 48, longestRun: 43 });
    const stopped = { ...healed, gate: { ...gate, level: 'stop' as const } };
    expect(gateStateOf(profile, followed(stopped, []), [stopped])).toMatchObject({ longestRun: null });
  });

  it.each(AREAS)('returns clear for a resolved %s injury', (primaryArea) => {
    expect(gateStateOf({ primaryArea }, null)).toEqual({
      ...{ area: primaryArea, phase: null, level: 'clear', stage: null, intervals: null, minutes: null },
      ...{ stageOfTwelve: null, hoursBetween: null, walkMinutes: null, longestRun: null },
      ...{ handedOver: false, ladderFinished: false, reason: 'Your injury is marked as healed.' },
    });
  });
});
