import { EMPTY } from '@stridewell/coaching/safety/state';
import { readText } from '@stridewell/coaching/safety/texts';
import { describe, expect, it } from 'vitest';
import { eventOf, judge } from './judge.ts';

const AT = new Date('2026-11-20T07:00:00Z');
const known = { date: '2026-11-20', history: [], physio: null, isHeld: false };
const reading = (notes: string | null) => readText(notes, EMPTY, AT);
const answersWith = (notes: string | null) => ({ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes });

const told = (notes: string | null) => {
  const answers = answersWith(notes);
  const read = reading(notes);
  const assessed = judge(answers, { ...known, notes: read });
  const entry = eventOf({ date: '2026-11-20', rev: 1 }, answers, assessed, read, AT);
  return JSON.parse(JSON.stringify(entry));
};

describe('the event of a check-in', () => {
  it('PLANR-96 tells that the notes speak of a fever, in English and Norwegian, and of nothing else in them', () => {
    for (const notes of ['Fever since last night', 'har feber i dag']) {
      expect(told(notes).data.illness).toBe(true);
      expect(JSON.stringify(told(notes))).not.toMatch(/fever|feber/i);
    }
  });

  it('tells of no illness where there is none: no notes, other notes, a denial, another warning sign', () => {
    for (const notes of [null, 'Good legs', 'No fever any more, slept well', 'Chest pain on the stairs'])
      expect(told(notes).data).not.toHaveProperty('illness');
  });
});
