import { AREA_QUESTIONS, AREAS } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { checkinOf } from '../testing/fixtures.ts';
import { answersOf, bodyOf, initialAnswers, isComplete, mayNotHop, questionsOf } from './answers.ts';

const blank = initialAnswers();

describe('physio check-in answers', () => {
  test('PHY-40 PHY-41 PHASE-369 isComplete returns true when the required questions are answered, even with "No" and "I do not know yet"', () => {
    const all = { ...blank, walkRunTolerance: false, functionalTestsOk: false, noNextDayWorsening: false };
    expect(isComplete(all)).toBe(true);
    expect(isComplete({ ...all, walkRunTolerance: null })).toBe(false);
    expect(isComplete({ ...all, functionalTestsOk: null })).toBe(false);
    expect(isComplete({ ...all, noNextDayWorsening: null })).toBe(false);
    expect(isComplete({ ...all, noNextDayWorsening: null, morningUnknown: true })).toBe(true);
  });

  test('PHY-46 bodyOf sets irritabilityAfterSession to false', () => {
    expect(bodyOf('knee', blank).irritabilityAfterSession).toBe(false);
  });

  test('answersOf returns the answers of an existing check-in', () => {
    const checkin = checkinOf({ pain: 5, functionLimits: ['stairs', 'none'], runPainLevel: 4, limp: false });
    expect(answersOf(checkin)).toMatchObject({ pain: 5, ran: true, runPainLevel: 4, limp: false });
    expect(bodyOf('knee', answersOf(checkin))).toMatchObject({ functionLimits: ['stairs', 'none'], runPainLevel: 4 });
    expect(answersOf(checkinOf()).ran).toBeNull();
  });

  test.each(AREAS)('PHY-74 bodyOf includes only the area questions of %s', (area) => {
    const all = {
      ...blank,
      painType: 'broad',
      hipPainSite: 'outer',
      worseWith: 'sitting',
      stairsDownhillPain: true,
    } as const;
    const body = bodyOf(area, all);
    const asked = new Set(Object.values(AREA_QUESTIONS).flat());
    expect(Object.keys(body).filter((name) => asked.has(name as never))).toEqual([...AREA_QUESTIONS[area]]);
  });

  test('PHY-72 bodyOf includes pain while running only when the runner ran', () => {
    expect(bodyOf('knee', { ...blank, ran: true, runPainLevel: 3 }).runPainLevel).toBe(3);
    expect(bodyOf('knee', { ...blank, ran: false, runPainLevel: 3 }).runPainLevel).toBeNull();
  });
});

describe('hopping rules of the physio check-in', () => {
  test('TRIAGE-22 mayNotHop returns true for focal bone pain, groin pain and a limp', () => {
    expect(mayNotHop('shin', { ...blank, painType: 'focal' })).toBe(true);
    expect(mayNotHop('hip', { ...blank, hipPainSite: 'groin' })).toBe(true);
    expect(mayNotHop('knee', { ...blank, limp: true })).toBe(true);
    expect(mayNotHop('shin', { ...blank, painType: 'broad', limp: false })).toBe(false);
  });

  test('TRIAGE-22 questionsOf omits the hopping question for focal bone pain', () => {
    expect(questionsOf('shin', { ...blank, painType: 'broad' })).toContain('painOnHopping');
    const focal = { ...blank, painType: 'focal', painOnHopping: true } as const;
    expect(questionsOf('shin', focal)).not.toContain('painOnHopping');
  });
});
