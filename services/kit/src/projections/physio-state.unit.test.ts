import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GATE } from '../testing/physio-events.ts';
import { CHECKINS_KEPT, type PhysioProjection, withCheckin, withGate, withProfile } from './physio-state.ts';

type Step = (state: PhysioProjection | null) => PhysioProjection | null;
const run = (steps: readonly Step[]): PhysioProjection | null =>
  steps.reduce<PhysioProjection | null>((state, step) => step(state) ?? state, null);

const checkin =
  (date: string, rev: number, pain: number): Step =>
  (state) =>
    withCheckin(state, { date, pain, flags: [], worsening: false, rev });
const gate =
  (rev: number): Step =>
  (state) =>
    withGate(state, { ...GATE, stage: null, rev }, '2026-11-20');
const profile =
  (rev: number): Step =>
  (state) =>
    withProfile(state, {
      area: rev % 2 ? 'knee' : 'shin',
      status: rev % 3 ? 'active' : 'resolved',
      restricted: false,
      rev,
    });

const STEPS: Step[] = [
  ...[1, 2, 3].flatMap((rev) => [gate(rev), profile(rev)]),
  ...['2026-11-18', '2026-11-19', '2026-11-20'].flatMap((date) => [checkin(date, 1, 2), checkin(date, 2, 6)]),
];

describe('physio projection', () => {
  it('reaches the same state regardless of the order and repetition of events', () => {
    const wanted = run(STEPS);
    expect(wanted?.checkins.map(({ date, rev }) => [date, rev])).toEqual([
      ['2026-11-20', 2],
      ['2026-11-19', 2],
      ['2026-11-18', 2],
    ]);
    const anyOrder = fc.tuple(fc.shuffledSubarray(STEPS, { minLength: STEPS.length }), fc.shuffledSubarray(STEPS));
    fc.assert(
      fc.property(anyOrder, ([all, again]) => {
        expect(run([...all, ...again])).toEqual(wanted);
      }),
    );
  });

  it('returns null for a repeated event', () => {
    const state = run(STEPS);
    for (const step of STEPS) expect(step(state)).toBeNull();
  });

  it('stores only the newest check-ins', () => {
    const days = Array.from({ length: 40 }, (_, day) =>
      checkin(`2026-10-${String((day % 31) + 1).padStart(2, '0')}`, 1, 1),
    );
    const state = run(days);
    expect(state?.checkins).toHaveLength(CHECKINS_KEPT);
    expect(state?.checkins[0]?.date).toBe('2026-10-31');
  });
});

describe('physio projection field stoppedOn', () => {
  it('contains the first date at the level "stop", and becomes null once walking is allowed', () => {
    const stop =
      (rev: number, level: 'stop' | 'walk', date: string): Step =>
      (state) =>
        withGate(state, { ...GATE, level, rev }, date);
    const stopped = run([stop(1, 'walk', '2026-11-01'), stop(2, 'stop', '2026-11-10'), stop(3, 'stop', '2026-11-12')]);
    expect(stopped?.gate?.stoppedOn).toBe('2026-11-10');
    expect(withGate(stopped, { ...GATE, level: 'walk', rev: 4 }, '2026-11-13')?.gate?.stoppedOn).toBeNull();
  });
});

describe('physio projection field finishedOn', () => {
  const finished =
    (rev: number, ladderFinished: boolean, date: string): Step =>
    (state) =>
      withGate(state, { ...GATE, ladderFinished, rev }, date);

  it('contains the date on which the ladder was first finished, and becomes null when the ladder restarts', () => {
    const first = run([
      finished(1, false, '2026-11-01'),
      finished(2, true, '2026-11-10'),
      finished(3, true, '2026-11-15'),
    ]);
    expect(first?.gate?.finishedOn).toBe('2026-11-10');
    expect(withGate(first, { ...GATE, rev: 4 }, '2026-11-16')?.gate?.finishedOn).toBeNull();
  });

  it('LOAD-126 keeps its date when the injury is marked as healed, until a new injury begins', () => {
    const healed = { ...GATE, level: 'clear' as const, phase: null };
    const first = run([
      finished(1, true, '2026-11-10'),
      (state) => withGate(state, { ...healed, rev: 2 }, '2026-11-12'),
    ]);
    expect(first?.gate?.finishedOn).toBe('2026-11-10');
    const again = withGate(first, { ...healed, level: 'stop', rev: 3 }, '2026-11-14');
    expect(again?.gate?.finishedOn).toBe('2026-11-10');
    expect(withGate(again, { ...GATE, rev: 4 }, '2026-11-16')?.gate?.finishedOn).toBeNull();
    expect(run([(state) => withGate(state, healed, '2026-11-12')])?.gate?.finishedOn).toBeNull();
  });
});
