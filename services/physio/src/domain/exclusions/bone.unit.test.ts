import type { Area } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury } from '../testing/course-fixtures.ts';
import type { CheckinDay, Injury } from '../types.ts';
import { isBoneRule, mustNotHop } from './bone.ts';
import { newestAnswered } from './newest-answered.ts';

type AreaAnswers = [area: Area, answers: Partial<CheckinDay>];
const holds = (injury: Injury, answers: Partial<CheckinDay> = {}): boolean =>
  isBoneRule(injury, [givenCheckin(answers)]);

const SIGNS: AreaAnswers[] = [
  ['shin', { painType: 'focal' }],
  ['shin', { painOnHopping: true }],
  ['shin', { painAtRest: true }],
  ['shin', { redFlags: ['night_pain'] }],
  ['hip', { hipPainSite: 'groin' }],
  ['plantar', { heelSqueezePain: true }],
];

describe('DOSE-08 isBoneRule', () => {
  test.each(SIGNS)('returns true for an injury of %s with %o', (area, answers) => {
    expect(holds(givenInjury(area), answers)).toBe(true);
    expect(mustNotHop(givenInjury(area), givenCheckin(answers))).toBe(true);
  });

  it('TRIAGE-19 returns true for shin pain at rest or at night', () => {
    expect(holds(givenInjury('shin'), { painAtRest: true })).toBe(true);
    expect(holds(givenInjury('shin'), { redFlags: ['night_pain'] })).toBe(true);
    expect(holds(givenInjury('shin'), { painAtRest: false })).toBe(false);
  });

  test.each([
    ['back', 'pain over the sacrum'],
    ['plantar', 'metatarsals'],
    ['shin', 'stress reaction, tibia'],
    ['ITB', 'tretthetsbrudd i lårbeinet'],
    ['hip', 'femoral neck'],
  ] as const)('returns true for %s when the profile mentions "%s"', (area, said) => {
    expect(holds(givenInjury(area, { painHistory: said }))).toBe(true);
    expect(isBoneRule(givenInjury(area, { mdDiagnosisText: said }), [])).toBe(true);
  });

  it('returns true for a hip whose profile mentions the groin, unless the pain is at the outer hip', () => {
    const groin = givenInjury('hip', { painHistory: 'Ache in the groin since May' });
    expect(holds(groin)).toBe(true);
    expect(mustNotHop(groin, null)).toBe(true);
    expect(holds(groin, { hipPainSite: 'outer' })).toBe(false);
    expect(mustNotHop(groin, givenCheckin({ hipPainSite: 'outer' }))).toBe(false);
    expect(holds({ ...groin, area: 'knee' })).toBe(false);
  });

  test.each([
    ['knee', { painOnHopping: true, painAtRest: true }],
    ['shin', { painType: 'broad', tendernessToTouch: true }],
    ['hip', { hipPainSite: 'outer', painWeightBearing: false }],
    ['plantar', { heelSqueezePain: false, worstAtFirstSteps: true }],
    ['back', { painBelowKnee: true }],
  ] as AreaAnswers[])('returns false for an injury of %s with %o', (area, answers) => {
    expect(holds(givenInjury(area), answers)).toBe(false);
  });

  it('PHASE-348 returns true for a sore hip that hurts with weight on the leg', () => {
    expect(holds(givenInjury('hip'), { hipPainSite: 'outer', painWeightBearing: true })).toBe(true);
  });

  it('uses the newest answer to each question when later check-ins leave it unanswered', () => {
    const shin = givenInjury('shin');
    const focal = givenCheckin({ date: daysAgo(3), painType: 'focal' });
    expect(isBoneRule(shin, [givenCheckin(), focal])).toBe(true);
    expect(isBoneRule(shin, [givenCheckin({ painType: 'broad' }), focal])).toBe(false);
    expect(isBoneRule({ ...shin, since: daysAgo(1) }, [givenCheckin(), focal])).toBe(false);
    expect(isBoneRule(shin, [])).toBe(false);
  });
});

describe('TRIAGE-22 mustNotHop', () => {
  test.each([
    ['knee', { limp: true }],
    ['knee', { painType: 'focal' }],
    ['knee', { painOnHopping: true }],
    ['back', { hipPainSite: 'groin' }],
  ] as AreaAnswers[])('returns true for an injury of %s with %o', (area, answers) => {
    expect(mustNotHop(givenInjury(area), givenCheckin(answers))).toBe(true);
  });

  it('TRIAGE-21 returns true for groin pain and false for outer hip pain', () => {
    expect(mustNotHop(givenInjury('hip'), givenCheckin({ hipPainSite: 'groin', pain: 0 }))).toBe(true);
    expect(mustNotHop(givenInjury('hip'), givenCheckin({ hipPainSite: 'outer' }))).toBe(false);
  });

  it('returns true for a bone named in the profile until it is neither painful nor tender', () => {
    const bone = givenInjury('shin', { mdDiagnosisText: 'stress reaction of the tibia' });
    expect(mustNotHop(bone, null)).toBe(true);
    expect(mustNotHop(bone, givenCheckin({ pain: 1 }))).toBe(true);
    expect(mustNotHop(bone, givenCheckin({ pain: 0, tendernessToTouch: true }))).toBe(true);
    expect(mustNotHop(bone, givenCheckin({ pain: 0, tendernessToTouch: false }))).toBe(false);
  });

  it('returns false for an ordinary injury', () => {
    expect(mustNotHop(givenInjury('knee'), null)).toBe(false);
    expect(mustNotHop(givenInjury('knee'), givenCheckin({ pain: 3, limp: false }))).toBe(false);
  });
});

describe('newestAnswered', () => {
  it('fills only unanswered bone questions, using the newest earlier answer', () => {
    const older = givenCheckin({ date: daysAgo(4), pain: 6, limp: true, painAtRest: true, painType: 'focal' });
    const middle = givenCheckin({ date: daysAgo(2), pain: 4, painAtRest: false });
    const newest = givenCheckin({ pain: 2 });
    const filled = { ...newest, painAtRest: false, painType: 'focal' };
    expect(newestAnswered(givenInjury('shin'), [middle, newest, older])).toEqual(filled);
    expect(newestAnswered(givenInjury('shin'), [older, middle, newest])).toEqual(filled);
    expect(newestAnswered(givenInjury('shin'), [])).toBeNull();
  });
});
