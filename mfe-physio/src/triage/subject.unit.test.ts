import { RED_FLAGS, triageQuestionsFor } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { isAnswered, triageAfter, triageInputOf, type Urgency } from './subject.ts';

const calm: Urgency = {
  redFlags: [],
  saddleNumbness: null,
  bladderBowelChange: null,
  hipPainSite: null,
  painWeightBearing: null,
  limp: null,
};

describe('whether triage follows a check-in', () => {
  test('nothing urgent, no questions', () => {
    expect(triageAfter('back', 'gradual', calm)).toBeNull();
    expect(triageAfter('hip', 'gradual', { ...calm, hipPainSite: 'outer', painWeightBearing: true })).toBeNull();
    expect(triageAfter('hip', 'gradual', { ...calm, hipPainSite: 'groin' })).toBeNull();
  });

  test.each(RED_FLAGS)('TRIAGE-01 a ticked %s asks its own questions and those of any flag', (flag) => {
    const start = triageAfter('knee', 'gradual', { ...calm, redFlags: [flag] });
    expect(start).toEqual({ flags: [flag], known: {} });
    const asked = triageQuestionsFor({ flags: [flag], area: 'knee', onset: 'gradual' }).map(({ id }) => id);
    expect(asked).toEqual(expect.arrayContaining(['cannot_walk', 'deformity', 'accident']));
    expect(asked.length).toBeGreaterThan(5);
  });

  test('a saddle or bladder answer of a back asks what numbness asks, and knows the answer', () => {
    expect(triageAfter('back', 'gradual', { ...calm, saddleNumbness: true })).toEqual({
      flags: ['numbness'],
      known: { saddle_numbness: true },
    });
    expect(triageAfter('back', 'gradual', { ...calm, bladderBowelChange: true })?.known).toEqual({
      bladder_bowel: true,
    });
    expect(triageAfter('knee', 'gradual', { ...calm, saddleNumbness: true })).toBeNull();
  });

  test.each([{ painWeightBearing: true }, { limp: true }])('groin pain with %o asks what night pain asks', (sign) => {
    expect(triageAfter('hip', 'gradual', { ...calm, hipPainSite: 'groin', ...sign })).toEqual({
      flags: ['night_pain'],
      known: { bone_site: true, groin: true },
    });
  });

  test('groin pain is known to another flag only where it is asked', () => {
    const start = triageAfter('hip', 'gradual', { ...calm, hipPainSite: 'groin', redFlags: ['swelling'] });
    expect(start).toEqual({ flags: ['swelling'], known: {} });
  });
});

describe('the answers', () => {
  const subject = { flags: ['numbness' as const], area: 'back' as const, onset: 'gradual' as const };
  const all = Object.fromEntries(triageQuestionsFor(subject).map(({ id }) => [id, false]));

  test('are complete when every question has one', () => {
    expect(isAnswered(subject, all)).toBe(true);
    const { both_legs: _, ...rest } = all;
    expect(isAnswered(subject, rest)).toBe(false);
  });

  test('are sent without those of questions that went away', () => {
    expect(triageInputOf(subject, { ...all, fever: true })).toEqual({ flags: ['numbness'], answers: all });
  });
});
