import { judgeReply } from '@stridewell/chat/guard/guard';
import { AREAS } from '@stridewell/contracts/web';
import { describe, expect, it } from 'vitest';
import { BREATHING, EASY_BIKE, NON_IMPACT } from '../../domain/programmes/calm.ts';
import { holdOf } from '../../domain/programmes/dose.ts';
import { HOLD_IDS } from '../../domain/programmes/holds.ts';
import { PROGRAMMES } from '../../domain/programmes/programmes.ts';
import type { PlannedExercise } from '../../domain/programmes/types.ts';
import { cueText, hasCue } from './cues.ts';

const exercises: readonly PlannedExercise[] = [
  ...AREAS.flatMap((area) => [
    ...Object.values(PROGRAMMES[area].phases).flatMap((phase) => phase.exercises),
    ...PROGRAMMES[area].calm,
  ]),
  ...HOLD_IDS.map((id) => holdOf(id, 1)),
  ...NON_IMPACT,
  BREATHING,
  EASY_BIKE,
];
const cues = [
  ...new Set(
    exercises.flatMap(({ cue, insertionalCue, later = [] }) => [
      cue,
      ...(insertionalCue ? [insertionalCue] : []),
      ...later.flatMap((step) => (step.cue ? [step.cue] : [])),
    ]),
  ),
];

const FREE = { runningBlocked: null, hardBlocked: null, capMinutes: null, planMinutes: [] };
/** Hard sessions are blocked. Cues for hops may mention running, which is allowed here. */
const NOTHING_HARD = { ...FREE, hardBlocked: 'today is a Recover day' };
const NO_RUNNING = { ...NOTHING_HARD, runningBlocked: 'pain above 6' };

describe('cueText', () => {
  it('has a Norwegian translation of every cue of every programme', () => {
    expect(cues.filter((cue) => !hasCue(cue))).toEqual([]);
    expect(cues.length).toBeGreaterThan(80);
  });

  it('returns the same figures in both languages', () => {
    const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
    for (const cue of cues) expect(figures(cueText(cue, 'nb')).sort(), cue).toEqual(figures(cue).sort());
  });

  it.each(cues)('returns a text that the output guard accepts for "%s"', (cue) => {
    const speaksOfRunning = /\brun\b/.test(cue);
    for (const limits of [FREE, NOTHING_HARD, ...(speaksOfRunning ? [] : [NO_RUNNING])])
      for (const language of ['en', 'nb'] as const) expect(judgeReply(cueText(cue, language), limits)).toBeNull();
  });
});
