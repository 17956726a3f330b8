import { EMPTY, type SafetyState, withEnd, withHold } from '@stridewell/coaching/safety/state';
import { describe, expect, it } from 'vitest';
import { NO_NOTES, readNotes } from './notes.ts';

const NOW = new Date('2026-11-20T07:00:00Z');
const ASKED = 'nearly blacked out on the last hill, fine after';

const answered = (since: Date): SafetyState => {
  const { decision } = readNotes(ASKED, EMPTY, NOW);
  const hold = { id: 'hold', category: decision?.category ?? null, tier: 'card' as const, since };
  return withEnd(withHold(EMPTY, hold).state, 'hold', 'answered');
};

describe('LANG-70 readNotes', () => {
  it('reads nothing where there are no notes', () => {
    expect(readNotes(null, EMPTY, NOW)).toEqual(NO_NOTES);
    expect(readNotes('', EMPTY, NOW)).toEqual(NO_NOTES);
  });

  it.each(['Slept well, legs are fresh', 'God økt i går, litt støl', 'Easy day, long meeting at work'])(
    'leaves "%s" alone',
    (notes) => {
      expect(readNotes(notes, EMPTY, NOW)).toMatchObject({ stop: null, isAsked: false, isIll: false });
    },
  );

  it('stops an emergency with the fixed text of its category', () => {
    const { stop, decision } = readNotes('Crushing chest pain and my left arm is numb', EMPTY, NOW);
    expect(decision).toMatchObject({ state: 'stop', category: 'cardiac' });
    expect(stop?.text).toContain('113');
  });

  it('tells of an illness, in both languages', () => {
    expect(readNotes('Fever since last night', EMPTY, NOW).isIll).toBe(true);
    expect(readNotes('har feber i dag', EMPTY, NOW).isIll).toBe(true);
    expect(readNotes('My son has a fever, I am fine', EMPTY, NOW).isIll).toBe(false);
  });

  it('asks where the notes may be about a danger, and does not ask again for a day after the answer', () => {
    expect(readNotes(ASKED, EMPTY, NOW)).toMatchObject({ stop: null, isAsked: true, decision: { state: 'ask' } });
    expect(readNotes(ASKED, answered(NOW), NOW).isAsked).toBe(false);
    expect(readNotes(ASKED, answered(new Date(NOW.getTime() - 25 * 3_600_000)), NOW).isAsked).toBe(true);
  });
});
