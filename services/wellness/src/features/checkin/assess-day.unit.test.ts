import { EMPTY } from '@stridewell/holds/state';
import { readText } from '@stridewell/holds/stored-texts';
import { describe, expect, it } from 'vitest';
import { assessDay, checkinEventOf } from './assess-day.ts';

const AT = new Date('2026-11-20T07:00:00Z');
const known = { date: '2026-11-20', history: [], physio: null, isHeld: false };
const reading = (notes: string | null) => readText(notes, EMPTY, AT);
const answersWith = (notes: string | null) => ({ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes });

const eventFor = (notes: string | null) => {
  const answers = answersWith(notes);
  const read = reading(notes);
  const assessed = assessDay(answers, { ...known, notes: read });
  const entry = checkinEventOf({ date: '2026-11-20', rev: 1 }, answers, assessed, read, AT);
  return JSON.parse(JSON.stringify(entry));
};

describe('checkinEventOf', () => {
  it('PLANR-96 sets illness but omits the notes when the notes mention a fever', () => {
    for (const notes of ['Fever since last night', 'har feber i dag']) {
      expect(eventFor(notes).data.illness).toBe(true);
      expect(JSON.stringify(eventFor(notes))).not.toMatch(/fever|feber/i);
    }
  });

  it('does not set illness when the notes do not mention a fever', () => {
    for (const notes of [null, 'Good legs', 'No fever any more, slept well', 'Chest pain on the stairs'])
      expect(eventFor(notes).data).not.toHaveProperty('illness');
  });
});
