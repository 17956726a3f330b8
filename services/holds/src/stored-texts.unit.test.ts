import { describe, expect, it } from 'vitest';
import { withEnd } from './opener.ts';
import { EMPTY, type SafetyState, withHold } from './state.ts';
import { NO_TEXT, readText } from './stored-texts.ts';

const NOW = new Date('2026-11-20T07:00:00Z');
const ASKED = 'blacked out once at school, years ago';

const answered = (since: Date): SafetyState => {
  const { decision } = readText(ASKED, EMPTY, NOW);
  const hold = {
    id: 'hold',
    category: decision?.category ?? null,
    tier: 'card' as const,
    since,
    opener: 'running' as const,
  };
  return withEnd(withHold(EMPTY, hold).state, 'hold', 'answered');
};

describe('LANG-70 readText', () => {
  it('returns NO_TEXT for empty notes', () => {
    expect(readText(null, EMPTY, NOW)).toEqual(NO_TEXT);
    expect(readText('', EMPTY, NOW)).toEqual(NO_TEXT);
  });

  it.each(['Slept well, legs are fresh', 'God økt i går, litt støl', 'Easy day, long meeting at work'])(
    'returns neither STOP nor ASK for the harmless note "%s"',
    (notes) => {
      expect(readText(notes, EMPTY, NOW)).toMatchObject({ stop: null, isAsked: false, isIll: false });
    },
  );

  it('returns the fixed text of the category for an emergency', () => {
    const { stop, decision } = readText('Crushing chest pain and my left arm is numb', EMPTY, NOW);
    expect(decision).toMatchObject({ state: 'stop', category: 'cardiac' });
    expect(stop?.en).toContain('113');
  });

  it("detects the runner's own illness in both languages", () => {
    expect(readText('Fever since last night', EMPTY, NOW).isIll).toBe(true);
    expect(readText('har feber i dag', EMPTY, NOW).isIll).toBe(true);
    expect(readText('My son has a fever, I am fine', EMPTY, NOW).isIll).toBe(false);
  });

  it("returns ASK for a possible danger, but not again within a day of the runner's answer", () => {
    expect(readText(ASKED, EMPTY, NOW)).toMatchObject({ stop: null, isAsked: true, decision: { state: 'ask' } });
    expect(readText(ASKED, answered(NOW), NOW).isAsked).toBe(false);
    expect(readText(ASKED, answered(new Date(NOW.getTime() - 25 * 3_600_000)), NOW).isAsked).toBe(true);
  });
});
