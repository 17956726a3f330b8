import { type Area, RED_FLAGS, triageQuestionsFor } from '@stridewell/contracts/web';
import { describe, expect, test } from 'vitest';
import { checkinOf, EMERGENCY } from '../testing/fixtures.ts';
import { afterCheckin, isAnswered, triageInputOf } from './subject.ts';

const after = (change: Parameters<typeof checkinOf>[0], area: Area = 'knee') =>
  afterCheckin(checkinOf(change), { area, onset: 'gradual' });

describe('afterCheckin', () => {
  test('returns null when nothing is urgent', () => {
    expect(after({ saddleNumbness: false, hipPainSite: 'groin' }, 'hip')).toBeNull();
  });

  test.each(RED_FLAGS)(
    'TRIAGE-01 returns the questions for the flag %s and the questions common to all flags',
    (flag) => {
      const subject = { flags: [flag], area: 'knee', onset: 'gradual' } as const;
      expect(after({ redFlags: [flag] })).toEqual({ at: 'questions', subject, known: {} });
      const asked = triageQuestionsFor(subject).map(({ id }) => id);
      expect(asked).toEqual(expect.arrayContaining(['cannot_walk', 'deformity', 'accident']));
      expect(asked.length).toBeGreaterThan(5);
    },
  );

  test('PHASE-275 returns the questions of the second injury as well', () => {
    const others = [{ area: 'hip', onset: 'sudden' }] as const;
    const checkin = checkinOf({ redFlags: ['swelling'] });
    expect(afterCheckin(checkin, { area: 'knee', onset: 'gradual' }, others)).toMatchObject({
      subject: { flags: ['swelling'], area: 'knee', others },
    });
  });

  test('returns the stored outcome without questions when no flag is ticked', () => {
    expect(after({ saddleNumbness: true, triage: EMERGENCY }, 'back')).toEqual({ at: 'outcome', outcome: EMERGENCY });
    const soon = { ...EMERGENCY, tier: 'soon' as const };
    expect(after({ painType: 'focal', triage: soon }, 'shin')).toEqual({ at: 'outcome', outcome: soon });
  });

  test('returns the outcome for an emergency and questions for a lower tier when a flag is ticked', () => {
    expect(after({ redFlags: ['numbness'], saddleNumbness: true, triage: EMERGENCY }, 'back')?.at).toBe('outcome');
    const soon = { ...EMERGENCY, tier: 'soon' as const };
    expect(after({ redFlags: ['numbness'], triage: soon }, 'back')?.at).toBe('questions');
  });

  test('returns check-in answers only for questions that are asked', () => {
    const groin = { hipPainSite: 'groin' as const, saddleNumbness: true };
    expect(after({ ...groin, redFlags: ['night_pain'] }, 'hip')).toMatchObject({
      known: { bone_site: true, groin: true },
    });
    expect(after({ ...groin, redFlags: ['swelling'] }, 'hip')).toMatchObject({ known: {} });
    const back = { saddleNumbness: true, bladderBowelChange: true, redFlags: ['numbness' as const] };
    expect(after(back, 'back')).toMatchObject({ known: { saddle_numbness: true, bladder_bowel: true } });
  });
});

describe('isAnswered and triageInputOf', () => {
  const subject = { flags: ['numbness' as const], area: 'back' as const, onset: 'gradual' as const };
  const all = Object.fromEntries(triageQuestionsFor(subject).map(({ id }) => [id, false]));

  test('isAnswered returns true only when every question has an answer', () => {
    expect(isAnswered(subject, all)).toBe(true);
    const { both_legs: _, ...rest } = all;
    expect(isAnswered(subject, rest)).toBe(false);
  });

  test('triageInputOf omits answers to questions that are no longer asked', () => {
    expect(triageInputOf(subject, { ...all, fever: true })).toEqual({ flags: ['numbness'], answers: all });
  });
});
