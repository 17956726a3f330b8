import { SESSION_KINDS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../training/session-kinds.ts';
import { dayFacts, plannedMinutes, weekMinutes } from './day-facts.ts';
import { makeWeek } from './make-week.ts';
import { minutesOf, on, plannedOf, totalOf, weekInputs } from './testing/given-week.ts';
import type { WeekDay } from './types.ts';

const WEEK = makeWeek(weekInputs());
const dayWith = (own: Partial<WeekDay>): WeekDay => ({
  date: on(2),
  session: null,
  strength: null,
  changes: [],
  decision: null,
  ...own,
});
const factsOf = (own: Partial<WeekDay>) => dayFacts(dayWith(own), WEEK.base);
const ACTION = { action: 'trim', reason: 'answer', isSoft: false } as const;

describe('dayFacts', () => {
  it('returns rest for a day without a session', () => {
    expect(factsOf({})).toMatchObject({ planType: 'rest', minutes: 0, zone: null, hardMinutes: 0, built: null });
  });

  it.each(SESSION_KINDS)('WEEK-64 maps the session kind %s to its planned session type and includes a zone', (kind) => {
    const session = { kind, minutes: 45, day: 2, role: 'easy', isHard: false } as const;
    const facts = factsOf({ session });
    expect(facts.planType).toBe(KINDS[kind].planType);
    expect(facts.zone).toMatch(/^(Z[1-5][abc]?(-Z[1-5][abc]?)?|race|walk)$/);
    expect(facts.minutes).toBeGreaterThan(0);
  });

  it('WEEK-64 returns "adapt" for a session shortened by a check-in, and the type of the easy run that replaces one', () => {
    const session = { kind: 'cruise', minutes: 40, reps: 3, day: 2, role: 'quality', isHard: true } as const;
    expect(factsOf({ session, changes: [{ code: 'action', ...ACTION, change: 'work_shorter' }] }).planType).toBe(
      'adapt',
    );
    const easy = { ...session, kind: 'easy', isHard: false } as const;
    const change = { code: 'action', ...ACTION, change: 'easy_instead_of_work' } as const;
    expect(factsOf({ session: easy, changes: [change] }).planType).toBe('easy');
  });

  it('returns the values of a run logged before the plan was created', () => {
    const facts = factsOf({ fixed: 'own_session', ownMinutes: 41, ownType: 'tempo' });
    expect(facts).toMatchObject({ planType: 'tempo', minutes: 41, built: null });
  });

  it('returns the stored values of a day planned by an earlier release', () => {
    const text = { planType: 'long', zone: 'Z2', title: 'Long', why: '', minutes: 90, hardMinutes: 3 } as const;
    expect(factsOf({ text })).toMatchObject({ planType: 'long', minutes: 90, zone: 'Z2', hardMinutes: 3, built: null });
  });

  it('returns the minutes and the stage of strength and ladder sessions', () => {
    const strength = WEEK.base.strength.find((each) => each !== null) ?? null;
    expect(factsOf({ strength, ladderStage: 3 })).toMatchObject({ strengthMinutes: strength?.minutes, ladderStage: 3 });
  });

  it('SESS-25 returns minutes that equal the sum of the steps within one minute', () => {
    for (const { built } of WEEK.days.map((day) => dayFacts(day, WEEK.base))) {
      if (!built) continue;
      expect(built.minutes).toBeGreaterThan(0);
    }
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 180 }), (minutes) => {
        const session = { kind: 'easy', minutes, day: 2, role: 'easy', isHard: false } as const;
        expect(factsOf({ session }).minutes).toBe(minutes);
      }),
    );
  });
});

describe('totals of a week', () => {
  it('PLANR-02 are the sums of its days', () => {
    expect(weekMinutes(WEEK)).toBe(totalOf(minutesOf(WEEK)));
    expect(plannedMinutes(WEEK.base)).toBe(totalOf(plannedOf(WEEK)));
  });
});
