import { isPhysioCap, type Metrics } from '@stridewell/contracts/web';
import { EMPTY } from '@stridewell/holds/state';
import { readText } from '@stridewell/holds/stored-texts';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import { describe, expect, it } from 'vitest';
import { assessDay, checkinEventOf } from './assess-day.ts';

const AT = new Date('2026-11-20T07:00:00Z');
const known = { date: '2026-11-20', history: [], physio: null, isHeld: false, heldText: null, isIll: false };
const reading = (notes: string | null) => readText(notes, EMPTY, AT);
const answersWith = (notes: string | null) => ({ sleep: 3, stress: 2, fatigue: 3, pain: 2, readiness: 7, notes });

const eventFor = (notes: string | null, changed: Partial<Metrics> = {}, physio: PhysioProjection | null = null) => {
  const answers = { ...answersWith(notes), ...changed };
  const read = reading(notes);
  const assessed = assessDay(answers, { ...known, physio, notes: read });
  const entry = checkinEventOf({ date: '2026-11-20', rev: 1 }, answers, assessed, read.isIll, AT);
  return JSON.parse(JSON.stringify(entry));
};

describe('checkinEventOf', () => {
  it('PLANR-96 sets illness but omits the notes if the notes mention a fever', () => {
    for (const notes of ['Fever since last night', 'har feber i dag']) {
      expect(eventFor(notes).data.illness).toBe(true);
      expect(JSON.stringify(eventFor(notes))).not.toMatch(/fever|feber/i);
    }
  });

  it('does not set illness if the notes do not mention a fever', () => {
    for (const notes of [null, 'Good legs', 'No fever any more, slept well', 'Chest pain on the stairs'])
      expect(eventFor(notes).data).not.toHaveProperty('illness');
  });

  it('sets hasNotes to true with notes, without containing them, and to false without notes', () => {
    expect(eventFor('Good legs').data.hasNotes).toBe(true);
    expect(JSON.stringify(eventFor('Good legs'))).not.toMatch(/legs/i);
    expect(eventFor(null).data.hasNotes).toBe(false);
  });

  it('contains the code of the cap, which distinguishes a cap of the physio service from a cap of an answer', () => {
    const physio: PhysioProjection = {
      profile: null,
      gate: null,
      checkins: [{ date: '2026-11-20', pain: 6, flags: [], worsening: false, rev: 1 }],
    };
    const fromAnswer = eventFor(null, { pain: 5 }).data.cap;
    const fromPhysio = eventFor(null, {}, physio).data.cap;
    expect(fromAnswer).toEqual({ reason: 'pain of 5', limit: 4.9, code: 'pain' });
    expect(fromPhysio).toEqual({ reason: 'pain of 6 in your physio check-in', limit: 4.9, code: 'physio_pain' });
    expect([fromAnswer, fromPhysio].map(isPhysioCap)).toEqual([false, true]);
  });
});
