import { checkinBody } from '@stridewell/contracts/http/wellness';
import { addDays, type Recommendation } from '@stridewell/contracts/web';
import { checkNotes } from '@stridewell/safety';
import { assess } from '@stridewell/wellness/domain/readiness/assess';
import { describe, expect, test } from 'vitest';
import { DEMO_DAYS, demoDay } from './days.ts';

const TODAY = '2026-11-20';
const days = Array.from({ length: DEMO_DAYS }, (_, daysAgo) => ({
  daysAgo,
  body: demoDay(addDays(TODAY, -daysAgo), daysAgo),
}));

/** The recommendation that the product computes for a day. */
const recommendationOf = ({ daysAgo, body }: (typeof days)[number]): Recommendation => {
  const gate = checkNotes(body.notes ?? '');
  const date = addDays(TODAY, -daysAgo);
  const notesHit = gate.hit ? { en: gate.text, nb: gate.text } : null;
  return assess(body, { date, history: [], notesHit }).recommendation;
};

describe('demoDay', () => {
  test('returns valid check-ins', () => {
    for (const { body } of days) expect(checkinBody.safeParse(body).success).toBe(true);
  });

  test('is deterministic', () => {
    for (const { daysAgo, body } of days) expect(demoDay(addDays(TODAY, -daysAgo), daysAgo)).toEqual(body);
  });

  test('covers every recommendation and allows training on most days', () => {
    const counts = Map.groupBy(days, recommendationOf);
    expect([...counts.keys()].sort()).toEqual(['Adapt', 'Push', 'Recover', 'Reset']);
    const training = (counts.get('Push')?.length ?? 0) + (counts.get('Adapt')?.length ?? 0);
    expect(training).toBeGreaterThan(DEMO_DAYS * 0.75);
  });

  test('includes a week of illness without training, in which the notes stop training', () => {
    const ill = days.filter(({ daysAgo }) => daysAgo >= 69 && daysAgo <= 75);
    expect(ill.every(({ body }) => !body.planned_today)).toBe(true);
    expect(ill.every((day) => ['Recover', 'Reset'].includes(recommendationOf(day)))).toBe(true);
    expect(ill.some(({ body }) => checkNotes(body.notes ?? '').hit)).toBe(true);
  });

  test('writes harmless notes on all days without illness', () => {
    const well = days.filter(({ daysAgo }) => daysAgo < 69 || daysAgo > 75);
    expect(well.filter(({ body }) => body.notes).length).toBeGreaterThan(20);
    expect(well.filter(({ body }) => checkNotes(body.notes ?? '').hit)).toEqual([]);
  });
});
