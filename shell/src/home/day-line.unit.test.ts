import { todayOf } from '@stridewell/app/testing/checkin';
import type { PlannedSession, WeeklyPlanDay } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EN } from '../words/en.ts';
import { NB } from '../words/nb.ts';
import { LINE_MAX, scoreLine, sessionLine, shortLine } from './day-line.ts';

const CHECKIN = todayOf('2026-11-20');

const sessionOf = (title: string, minutes: number): PlannedSession =>
  ({ kind: 'easy', title, minutes, hardMinutes: 0, steps: [] }) as unknown as PlannedSession;

const day = (over: Partial<WeeklyPlanDay> = {}): WeeklyPlanDay => ({
  date: '2026-11-20',
  planType: 'easy',
  minutes: 33,
  zone: 'Z2',
  title: 'Easy run',
  why: 'Base.',
  session: sessionOf('Easy run', 33),
  ...over,
});

const action = { kind: 'trim', text: 'A third less.', score: CHECKIN.score } as const;

describe('HOME-17 sessionLine', () => {
  test('states the original session and the reason for the change, from the plan’s data', () => {
    const changed = '45 min were planned; today is Adapt: the hard part is about a third shorter.';
    const trimmed = day({ changed, action, planned: sessionOf('Easy run', 45) });
    expect(sessionLine(trimmed, {}, CHECKIN, EN)).toBe('Was 45 min. Shorter, because today is Adapt.');
    expect(sessionLine(trimmed, {}, CHECKIN, NB)).toBe('Var 45 min. Kortere fordi dagen er Adapt.');
    const other = day({ changed, action: { ...action, kind: 'light' }, planned: sessionOf('Hill repeats', 45) });
    expect(sessionLine(other, {}, CHECKIN, EN)).toBe('Was Hill repeats, 45 min. Easier, because today is Adapt.');
  });

  test('does not give today’s score as the reason for a change that was based on an earlier check-in', () => {
    const before = day({ changed: 'Shorter.', action: { ...action, score: CHECKIN.score - 1 } });
    expect(sessionLine(before, {}, CHECKIN, EN)).toBe('Shorter.');
    expect(sessionLine(before, {}, null, EN)).toBe('Shorter.');
  });

  test('WEEK-142 advises against racing when the plan does, regardless of the score', () => {
    const race = day({ changed: 'You were ill.', action: { ...action, kind: 'light', noRace: true } });
    expect(sessionLine(race, {}, CHECKIN, EN)).toBe('Do not race today: an easy run or rest is better.');
    expect(sessionLine(race, {}, CHECKIN, NB)).toBe('Ikke konkurrer i dag: en rolig tur eller hvile er bedre.');
  });

  test('describes a change that the runner made', () => {
    expect(sessionLine(day({ changed: 'x', adjusted: 'easier' }), {}, null, EN)).toBe('You made it easier.');
    expect(sessionLine(day({ changed: 'x', movedFrom: '2026-11-17' }), {}, null, EN)).toBe(
      'You moved it from Tuesday 17 November.',
    );
  });

  test('prefers a change to the week’s note, and the note to the purpose', () => {
    const plan = { notes: ['A lighter week.'] };
    expect(sessionLine(day({ changed: 'Moved.' }), plan, null, EN)).toBe('Moved.');
    expect(sessionLine(day(), plan, null, EN)).toBe('A lighter week.');
    expect(sessionLine(day(), {}, null, EN)).toBe('Base.');
  });

  test('returns at most 72 characters for any text from the API', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (changed, note) => {
        expect(sessionLine(day({ changed }), { notes: [note] }, CHECKIN, EN).length).toBeLessThanOrEqual(LINE_MAX);
        expect(shortLine(note).length).toBeLessThanOrEqual(LINE_MAX);
      }),
    );
  });

  test('shortens a long text to its first sentence, or else to whole words', () => {
    const first = 'You can run today.';
    expect(shortLine(`${first} ${'Keep it easy and short. '.repeat(4)}`)).toBe(first);
    const words = shortLine(`${'endurance '.repeat(12)}.`);
    expect(words).toBe(`${'endurance '.repeat(7).trim()}…`);
  });
});

describe('HOME-15 scoreLine', () => {
  test('mentions pain when it determines the recommendation, and the advice on a Reset day', () => {
    const cap = { code: 'pain', value: 5, ceiling: 4.9 };
    const explanation = { ...CHECKIN.explanation, cap: cap as never };
    expect(scoreLine(CHECKIN, EN)).toBeNull();
    expect(scoreLine({ ...CHECKIN, explanation }, EN)).toBe('Pain of 5 decides the day.');
    const inNotes = { ...explanation, cap: { ...cap, code: 'notes_pain' } as never };
    expect(scoreLine({ ...CHECKIN, explanation: inNotes }, EN)).toBe('Pain of 5 decides the day.');
    expect(scoreLine({ ...CHECKIN, recommendation: 'Reset' }, EN)).toContain('get it checked');
  });

  test.each(['stopped', 'reset'] as const)('has text of at most 72 characters in both languages (%s)', (key) => {
    for (const words of [EN, NB]) expect(words[key].length).toBeLessThanOrEqual(LINE_MAX);
  });
});
