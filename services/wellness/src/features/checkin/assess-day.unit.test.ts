import { highPainOf, isPhysioCap, type Metrics } from '@stridewell/contracts/web';
import { EMPTY } from '@stridewell/holds/state';
import { readText } from '@stridewell/holds/stored-texts';
import type { PhysioProjection } from '@stridewell/kit/projections/physio-state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessDay, checkinEventOf, withNotePain } from './assess-day.ts';
import { presentAssessment } from './present.ts';

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

const GOOD = { sleep: 5, stress: 1, fatigue: 1, pain: 0, readiness: 9 };
const judged = (notes: string, changed: Partial<Metrics> = {}) => {
  const assessed = assessDay({ ...GOOD, ...changed, notes }, { ...known, notes: reading(notes) });
  return { ...presentAssessment(assessed), nb: presentAssessment(assessed, 'nb').message };
};

describe('CHK-192 a note with pain far above the answer', () => {
  it.each([
    ['pain 9/10 in Achilles', 'Reset'],
    ['kneet er 8 av 10', 'Reset'],
    ['can hardly walk', 'Reset'],
    ['klarer nesten ikke gå', 'Reset'],
    ['knee pain 6/10', 'Recover'],
    ['heel pain 3/10', 'Adapt'],
  ])('"%s" limits the day to %s', (notes, recommendation) => {
    expect(judged(notes).recommendation).toBe(recommendation);
  });

  it('is named as the cause, and leads to the questions about high pain', () => {
    const day = judged('pain 9/10 in Achilles');
    expect(day.explanation.cap).toMatchObject({ code: 'notes_pain', value: 9, reason: 'pain of 9 in your notes' });
    expect(day.message).toContain('but pain of 9 in your notes decides the day');
    expect(day.nb).toContain('men smerte 9 i notatet bestemmer dagen');
    expect(highPainOf(day)).toBe(9);
  });

  it('needs a difference of 3, and no number of something else counts', () => {
    expect(judged('knee pain 4/10', { pain: 2 }).explanation.cap).toBeNull();
    expect(judged('knee pain 5/10', { pain: 2 }).recommendation).toBe('Recover');
    for (const notes of ['felt 9/10', 'legs 8/10', 'søvn 7 av 10']) expect(judged(notes).recommendation).toBe('Push');
  });
});

describe('CHK-193 the plan', () => {
  it('gets the pain of the note with the check-in', () => {
    expect(eventFor('pain 9/10 in Achilles').data).toMatchObject({ metrics: { pain: 9 }, cap: { code: 'notes_pain' } });
    expect(eventFor('felt 9/10').data.metrics.pain).toBe(2);
  });
});

describe('CHK-194 pain in a note', () => {
  it('never lowers the pain of the answer', () => {
    const notes = fc.constantFrom('pain 1/10', 'no pain, knee 0', 'kneet er 3 av 10', 'knee 7/10', 'can hardly walk');
    fc.assert(
      fc.property(notes, fc.integer({ min: 0, max: 10 }), (note, pain) => {
        expect(withNotePain({ ...GOOD, pain, notes: note }).pain).toBeGreaterThanOrEqual(pain);
      }),
    );
  });
});
