import { physioCheckinBody } from '@stridewell/contracts/http/physio';
import { AREA_BOOLEANS } from '@stridewell/contracts/web';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMorningAnswered } from '../../domain/morning.ts';
import { givenOutcome, givenTriage } from '../../testing/documents.ts';
import { SORE } from '../../testing/fixtures.ts';
import { answersOf, checkinDayOf, presentCheckin, secondCheckinDayOf } from './checkin-mapping.ts';
import { isTriageValid, markOvertaken, moreUrgentOf, newestTriage, shownRoute, triageOfDay } from './day-triage.ts';
import type { PhysioCheckinDocument } from './document.ts';

const answers = answersOf(physioCheckinBody.parse(SORE));
const { redFlags: _, ...second } = { ...SORE, pain: 6 };
const ticked = { ...answers, redFlags: ['swelling' as const] };
const at = new Date('2026-11-20T09:00:00Z');
const document: PhysioCheckinDocument = {
  ...{ _id: 'c', userId: 'u', date: '2026-11-20', answers, readiness: 24, triage: null, route: null },
  ...{ injury: 1, createdAt: at, updatedAt: at, rev: 2, outbox: [] },
};

describe('check-in answer mapping', () => {
  it('PHY-53 includes every question, with null for unanswered ones', () => {
    const optional = [...AREA_BOOLEANS, 'painType', 'hipPainSite', 'worseWith', 'runPainLevel', 'limp'] as const;
    for (const question of [...optional, 'noNextDayWorsening'] as const) expect(answers[question], question).toBeNull();
    expect(answers).toMatchObject({ ...SORE, irritabilityAfterSession: false });
  });

  it('PHY-53 keeps every answer unchanged', () => {
    const given = fc.record(
      {
        limp: fc.boolean(),
        noNextDayWorsening: fc.boolean(),
        runPainLevel: fc.integer({ min: 0, max: 10 }),
        painType: fc.constantFrom('broad', 'focal'),
        hipPainSite: fc.constantFrom('outer', 'groin'),
        saddleNumbness: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(given, (some) => {
        expect(answersOf(physioCheckinBody.parse({ ...SORE, ...some }))).toEqual({ ...answers, ...some });
      }),
      { numRuns: 500 },
    );
  });

  it('converts a stored check-in to the rules’ input and to the API response', () => {
    const { second, ...first } = answers;
    expect(checkinDayOf(document)).toEqual({ date: '2026-11-20', ...first });
    expect([second, secondCheckinDayOf(document)]).toEqual([null, null]);
    const { _id, userId, rev, outbox, route, injury, answers: _, ...rest } = document;
    const iso = at.toISOString();
    expect(presentCheckin(document)).toEqual({ ...rest, ...answers, id: 'c', createdAt: iso, updatedAt: iso });
  });
});

describe('answers about the morning and about a second injury', () => {
  const injuryId = '0190b8a0-0000-4000-8000-000000000001';
  const morning = { morningPain: 3, morningStiffnessMinutes: 10, newSwelling: false, muscleSorenessOnly: true };

  it('PHASE-220 are kept, and missing ones become null', () => {
    const both = answersOf(
      physioCheckinBody.parse({ ...SORE, ...morning, second: { ...second, injuryId, morningPain: 1 } }),
    );
    expect(both).toMatchObject({ ...morning, second: { injuryId, pain: 6, morningPain: 1, newSwelling: null } });
    expect(answers).toMatchObject({ morningPain: null, morningStiffnessMinutes: null, second: null });
  });

  it('PHASE-221 separate the two injuries for the rules, with the same warning signs', () => {
    const both = answersOf(
      physioCheckinBody.parse({ ...SORE, redFlags: ['swelling'], second: { ...second, injuryId } }),
    );
    const day = { date: '2026-11-20', answers: both };
    expect(checkinDayOf(day)).toMatchObject({ pain: 4, redFlags: ['swelling'] });
    expect(checkinDayOf(day)).not.toHaveProperty('second');
    expect(secondCheckinDayOf(day)).toMatchObject({ injuryId, pain: 6, redFlags: ['swelling'], date: '2026-11-20' });
  });

  it('PHASE-354 are marked as not asked in a check-in of a release without the question', () => {
    const { morningPain, morningStiffnessMinutes, newSwelling, muscleSorenessOnly, ...earlier } = answers;
    const old = checkinDayOf({ date: '2026-11-20', answers: earlier });
    expect(old).toMatchObject({ morningPain: null, wasMorningNotAsked: true });
    expect(isMorningAnswered(old)).toBe(true);
    expect(isMorningAnswered(checkinDayOf({ date: '2026-11-20', answers }))).toBe(false);
  });

  it.each([
    ['an unknown number of minutes', { morningStiffnessMinutes: 7 }],
    ['a morning pain of 11', { morningPain: 11 }],
    ['warning signs of the second injury', { second: { ...second, injuryId, redFlags: [] } }],
    ['a second injury without an id', { second }],
  ])('are rejected with %s', (_what, change) => {
    expect(physioCheckinBody.safeParse({ ...SORE, ...change }).success).toBe(false);
  });
});

describe('merging triage results', () => {
  const emergency = givenTriage('2026-11-20', 'emergency');
  const calmer = givenTriage('2026-11-20', 'self_care');

  it('keeps the more urgent first outcome and merges the answers of both', () => {
    const later = { ...calmer, input: { flags: [], answers: { pop: true, fever: false } } };
    const before = { ...emergency, input: { ...emergency.input, answers: { calf_swollen: true, fever: true } } };
    const kept = moreUrgentOf(before, later);
    expect(kept.outcome).toEqual(emergency.outcome);
    expect(kept.input).toEqual({ flags: before.input.flags, answers: { calf_swollen: true, fever: true, pop: true } });
  });

  it('replaces the earlier result if the new one is at least as urgent or the earlier one is from another day', () => {
    expect(moreUrgentOf(calmer, emergency)).toBe(emergency);
    const again = { ...emergency };
    expect(moreUrgentOf(emergency, again)).toBe(again);
    expect(moreUrgentOf({ ...emergency, date: '2026-11-19' }, calmer)).toBe(calmer);
    expect(moreUrgentOf(null, calmer)).toBe(calmer);
  });

  it('replaces the earlier result if a check-in between the two has no warning sign', () => {
    const day = { date: '2026-11-20', answers };
    const beside = markOvertaken(emergency, day);
    expect(beside?.overtaken).toBe(true);
    expect(moreUrgentOf(beside, calmer)).toBe(calmer);
    const flagged = markOvertaken(beside, { ...day, answers: ticked });
    expect(flagged?.overtaken).toBeUndefined();
    expect(moreUrgentOf(flagged, calmer).outcome.tier).toBe('emergency');
    expect(
      markOvertaken(emergency, { ...day, answers: { ...answers, saddleNumbness: true } })?.overtaken,
    ).toBeUndefined();
    expect(markOvertaken(null, day)).toBeNull();
  });
});

describe('triage on a given day', () => {
  const triage = givenTriage('2026-11-20', 'same_day');

  it('stays valid while its flags are ticked, if it covers no flag, or if it is an emergency', () => {
    expect([isTriageValid(triage, ticked), isTriageValid(triage, answers)]).toEqual([true, false]);
    const about = { ...triage, input: { ...triage.input, flags: [] } };
    expect([isTriageValid(about, answers), isTriageValid(about, ticked)]).toEqual([true, true]);
    const emergency = givenTriage('2026-11-20', 'emergency');
    expect([isTriageValid(emergency, answers), isTriageValid(emergency, ticked)]).toEqual([true, true]);
  });

  it('determines the shown outcome while valid, unless the check-in answers lead to a more urgent one', () => {
    const route = givenOutcome('soon');
    const urgent = givenOutcome('emergency');
    const shown = (change: Partial<PhysioCheckinDocument>) => shownRoute({ ...document, ...change });
    expect(shown({})).toBeNull();
    expect(shown({ triage, answers: ticked })).toBe(triage.outcome);
    expect(shown({ triage })).toBeNull();
    expect(shown({ triage, route })).toBe(route);
    expect(shown({ triage, route, answers: ticked })).toBe(triage.outcome);
    expect(shown({ triage: givenTriage('2026-11-20', 'same_day'), route: urgent, answers: ticked })).toBe(urgent);
  });

  it('has tier "soon" and keeps its answers after it is withdrawn', () => {
    expect(triageOfDay({ ...document, triage, answers: ticked })?.tier).toBe('same_day');
    expect(triageOfDay({ ...document, triage })).toEqual({ ...triage.input, date: '2026-11-20', tier: 'soon' });
    const mild = givenTriage('2026-11-20', 'self_care');
    expect(triageOfDay({ ...document, triage: mild })?.tier).toBe('self_care');
    expect(triageOfDay(document)).toBeNull();
  });
});

describe('newestTriage', () => {
  const day = (date: string, tier: 'soon' | null) => ({
    ...document,
    date,
    triage: tier && givenTriage(date, tier),
  });

  it('returns the triage from the newest day that has one, whatever the order of the days', () => {
    const days = [day('2026-11-17', 'soon'), day('2026-11-19', 'soon'), day('2026-11-20', null)];
    expect(newestTriage(null, days)?.date).toBe('2026-11-19');
    expect(newestTriage(null, days.toReversed())?.date).toBe('2026-11-19');
    expect(newestTriage(null, [])).toBeNull();
  });

  it('returns the profile’s triage when it is the newest and no check-in on its date has one', () => {
    const kept = givenTriage('2026-11-19');
    expect(newestTriage(kept, [day('2026-11-18', 'soon')])).toMatchObject({ date: '2026-11-19', tier: 'emergency' });
    expect(newestTriage(kept, [day('2026-11-19', 'soon')])?.tier).toBe('soon');
    expect(newestTriage(kept, [day('2026-11-19', null)])?.tier).toBe('emergency');
    expect(newestTriage(kept, [day('2026-11-20', 'soon')])?.date).toBe('2026-11-20');
  });
});
