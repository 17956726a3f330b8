import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, type ActionReason, type DayDecision } from '../day-action.ts';
import { type DayChange, draftOf } from './draft.ts';
import { applyRaceAdvice, withRaceAdvice } from './race-advice.ts';

const RACE = { kind: 'race', minutes: 120, day: 6, role: 'fixed', isHard: true } as const;
const EASY = { kind: 'easy', minutes: 40, day: 6, role: 'easy', isHard: false } as const;
const MESSAGE = { code: 'do_not_start', longest: 60, raceMinutes: 150 } as const;
const draftsWith = (session: typeof RACE | typeof EASY) =>
  [null, null, null, null, null, null, session].map((each) => draftOf(each, undefined));
const codesWith = (context: Parameters<typeof applyRaceAdvice>[1], session: typeof RACE | typeof EASY = RACE) =>
  applyRaceAdvice(draftsWith(session), context).map(({ changes }) => changes);

describe('advice not to race', () => {
  it('WEEK-142 is added only on the day of the race, for an illness and for the verdict', () => {
    const refusedRace = { day: 6, message: MESSAGE };
    expect(codesWith({ pauses: [], refusedRace }).at(-1)).toEqual([{ code: 'race_refused', isIll: false }]);
    const long = { day: 6, message: { ...MESSAGE, sickDays: 8, illUntil: '2026-11-12' } };
    expect(codesWith({ pauses: [], refusedRace: long }).at(-1)).toEqual([{ code: 'race_refused', isIll: true }]);
    const pauses = [{ kind: 'illness', from: 2, to: 3 }] as const;
    expect(codesWith({ pauses, refusedRace }).at(-1)).toEqual([{ code: 'race_after_illness', daysSince: 3 }]);
    expect(codesWith({ pauses, refusedRace }, EASY).flat()).toEqual([]);
    expect(codesWith({ pauses: [], refusedRace: null }).flat()).toEqual([]);
    expect(codesWith({ pauses: [], refusedRace: { ...refusedRace, day: 5 } }).flat()).toEqual([]);
  });

  it('WEEK-142 raises any decision to at least Light and never makes it milder', () => {
    const changes: DayChange[] = [{ code: 'race_refused', isIll: false }];
    const race = { ...draftOf(RACE, undefined), changes };
    const anyDecision: fc.Arbitrary<DayDecision> = fc.record({
      action: fc.constantFrom(...ACTIONS),
      reason: fc.constantFrom<ActionReason>('normal', 'no_checkin', 'untouched', 'answer', 'recover', 'pain', 'reset'),
      isSoft: fc.boolean(),
      isWithoutRunning: fc.boolean(),
      isWithoutSpeed: fc.boolean(),
    });
    fc.assert(
      fc.property(anyDecision, (decision) => {
        const advised = withRaceAdvice(decision, race);
        const rank = ({ action }: DayDecision) => ACTIONS.indexOf(action);
        expect(rank(advised)).toBeGreaterThanOrEqual(rank(decision));
        expect(advised.isWithoutRunning).toBe(decision.isWithoutRunning);
        if (!decision.isWithoutRunning) expect(rank(advised)).toBeGreaterThanOrEqual(ACTIONS.indexOf('light'));
        expect(withRaceAdvice(decision, { ...race, changes: [] })).toBe(decision);
        expect(withRaceAdvice(decision, { ...race, session: EASY })).toBe(decision);
      }),
    );
  });
});
