import { judgeReply } from '@stridewell/chat/guard/guard';
import { EXERCISES } from '@stridewell/exercises';
import { describe, expect, it } from 'vitest';
import { isHop } from '../../domain/library.ts';
import { plannedOf } from '../../domain/programmes/planned.ts';
import { cueText, hasCue } from './cues.ts';

const cues = [...new Set(EXERCISES.map(({ id }) => plannedOf(id).cue))];
const hopCues = new Set(EXERCISES.filter(({ id }) => isHop(id)).map(({ id }) => plannedOf(id).cue));

const FREE = { runningBlocked: null, hardBlocked: null, capMinutes: null, planMinutes: [] };
/** Hard sessions are blocked. Cues for hops may mention running, which is allowed here. */
const NOTHING_HARD = { ...FREE, hardBlocked: 'today is a Recover day' };
const NO_RUNNING = { ...NOTHING_HARD, runningBlocked: 'pain above 6' };

describe('cueText', () => {
  it('has a Norwegian translation of every cue of the library', () => {
    expect(cues.filter((cue) => !hasCue(cue))).toEqual([]);
    expect(cues.length).toBeGreaterThan(80);
  });

  it('returns the same numbers in both languages', () => {
    const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
    for (const cue of cues) expect(figures(cueText(cue, 'nb')).sort(), cue).toEqual(figures(cue).sort());
  });

  it.each(cues)('returns a text that the output guard accepts for "%s"', (cue) => {
    const speaksOfRunning = /\brun(?:ning)?\b/.test(cue) || hopCues.has(cue);
    for (const limits of [FREE, NOTHING_HARD, ...(speaksOfRunning ? [] : [NO_RUNNING])])
      for (const language of ['en', 'nb'] as const) expect(judgeReply(cueText(cue, language), limits)).toBeNull();
  });
});
