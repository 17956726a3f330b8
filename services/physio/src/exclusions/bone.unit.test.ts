import type { Area } from '@stridewell/contracts/web';
import { describe, expect, it, test } from 'vitest';
import { daysAgo, givenCheckin, givenInjury } from '../rules/testing/given.ts';
import type { CheckinDay, Injury } from '../rules/types.ts';
import { newestAnswered } from './answered.ts';
import { isBoneRule, mayNotHop } from './bone.ts';

type Said = [area: Area, answers: Partial<CheckinDay>];
const holds = (injury: Injury, answers: Partial<CheckinDay> = {}): boolean =>
  isBoneRule(injury, [givenCheckin(answers)]);

const SIGNS: Said[] = [
  ['shin', { painType: 'focal' }],
  ['shin', { painOnHopping: true }],
  ['shin', { painAtRest: true }],
  ['shin', { redFlags: ['night_pain'] }],
  ['hip', { hipPainSite: 'groin' }],
  ['plantar', { heelSqueezePain: true }],
];

describe('DOSE-08 the bone rule', () => {
  test.each(SIGNS)('holds for %s with %o', (area, answers) => {
    expect(holds(givenInjury(area), answers)).toBe(true);
    expect(mayNotHop(givenInjury(area), givenCheckin(answers))).toBe(true);
  });

  it('TRIAGE-19 holds for shin pain at rest or at night', () => {
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
  ] as const)('holds for %s where the profile says: %s', (area, said) => {
    expect(holds(givenInjury(area, { painHistory: said }))).toBe(true);
    expect(isBoneRule(givenInjury(area, { mdDiagnosisText: said }), [])).toBe(true);
  });

  it('holds for a hip whose profile tells of the groin, unless the pain is at the outer hip', () => {
    const groin = givenInjury('hip', { painHistory: 'Ache in the groin since May' });
    expect(holds(groin)).toBe(true);
    expect(mayNotHop(groin, null)).toBe(true);
    expect(holds(groin, { hipPainSite: 'outer' })).toBe(false);
    expect(mayNotHop(groin, givenCheckin({ hipPainSite: 'outer' }))).toBe(false);
    expect(holds({ ...groin, area: 'knee' })).toBe(false);
  });

  test.each([
    ['knee', { painOnHopping: true, painAtRest: true }],
    ['shin', { painType: 'broad', tendernessToTouch: true }],
    ['hip', { hipPainSite: 'outer', painWeightBearing: true }],
    ['plantar', { heelSqueezePain: false, worstAtFirstSteps: true }],
    ['back', { painBelowKnee: true }],
  ] as Said[])('does not hold for %s with %o', (area, answers) => {
    expect(holds(givenInjury(area), answers)).toBe(false);
  });

  it('goes by the newest answer to each question: one left out stays as it was', () => {
    const shin = givenInjury('shin');
    const focal = givenCheckin({ date: daysAgo(3), painType: 'focal' });
    expect(isBoneRule(shin, [givenCheckin(), focal])).toBe(true);
    expect(isBoneRule(shin, [givenCheckin({ painType: 'broad' }), focal])).toBe(false);
    expect(isBoneRule({ ...shin, since: daysAgo(1) }, [givenCheckin(), focal])).toBe(false);
    expect(isBoneRule(shin, [])).toBe(false);
  });
});

describe('TRIAGE-22 nobody with focal bone pain, groin pain or a limp hops', () => {
  test.each([
    ['knee', { limp: true }],
    ['knee', { painType: 'focal' }],
    ['knee', { painOnHopping: true }],
    ['back', { hipPainSite: 'groin' }],
  ] as Said[])('%s with %o', (area, answers) => {
    expect(mayNotHop(givenInjury(area), givenCheckin(answers))).toBe(true);
  });

  it('TRIAGE-21 groin pain is not offered the hop test', () => {
    expect(mayNotHop(givenInjury('hip'), givenCheckin({ hipPainSite: 'groin', pain: 0 }))).toBe(true);
    expect(mayNotHop(givenInjury('hip'), givenCheckin({ hipPainSite: 'outer' }))).toBe(false);
  });

  it('a bone that the profile names is not hopped on before it is free of pain and tenderness', () => {
    const bone = givenInjury('shin', { mdDiagnosisText: 'stress reaction of the tibia' });
    expect(mayNotHop(bone, null)).toBe(true);
    expect(mayNotHop(bone, givenCheckin({ pain: 1 }))).toBe(true);
    expect(mayNotHop(bone, givenCheckin({ pain: 0, tendernessToTouch: true }))).toBe(true);
    expect(mayNotHop(bone, givenCheckin({ pain: 0, tendernessToTouch: false }))).toBe(false);
  });

  it('everybody else may', () => {
    expect(mayNotHop(givenInjury('knee'), null)).toBe(false);
    expect(mayNotHop(givenInjury('knee'), givenCheckin({ pain: 3, limp: false }))).toBe(false);
  });
});

describe('the newest check-in with its unanswered questions filled', () => {
  it('takes everything else from the newest, whatever the order of the list', () => {
    const older = givenCheckin({ date: daysAgo(4), pain: 6, limp: true, painAtRest: true, painType: 'focal' });
    const middle = givenCheckin({ date: daysAgo(2), pain: 4, painAtRest: false });
    const newest = givenCheckin({ pain: 2 });
    const filled = { ...newest, painAtRest: false, painType: 'focal' };
    expect(newestAnswered(givenInjury('shin'), [middle, newest, older])).toEqual(filled);
    expect(newestAnswered(givenInjury('shin'), [older, middle, newest])).toEqual(filled);
    expect(newestAnswered(givenInjury('shin'), [])).toBeNull();
  });
});
