import { expect, it } from 'vitest';
import { createGap } from './gap.ts';

const START = Date.parse('2026-11-23T06:00:00.000Z');

const given = () => {
  let at = 0;
  const gap = createGap({ now: () => new Date(START + at), monotonic: () => at });
  /** A token that was made so many milliseconds after the start. */
  const madeAt = (milliseconds: number) => ({ iat: (START + milliseconds) / 1_000 });
  const pass = (milliseconds: number): void => {
    at += milliseconds;
  };
  return { gap, madeAt, pass };
};

it('SECU-1303 doubts nobody while the bus is there, and no write in the first 60 seconds without it', () => {
  const { gap, madeAt, pass } = given();
  gap.end();
  pass(600_000);
  expect(gap.isInDoubt(madeAt(0), true)).toBe(false);
  gap.begin();
  pass(60_000);
  expect(gap.isInDoubt(madeAt(0), true)).toBe(false);
  pass(1);
  expect(gap.isInDoubt(madeAt(0), true)).toBe(true);
  gap.end();
  expect([gap.isInDoubt(madeAt(0), true), gap.length()]).toEqual([false, 0]);
});

it('SECU-1303 doubts reads with tokens that were made within the gap, allowing for clocks that differ by 60 seconds', () => {
  const { gap, madeAt, pass } = given();
  gap.end();
  pass(600_000);
  gap.begin();
  pass(61_000);
  expect([539_000, 540_000, 660_000].map((made) => gap.isInDoubt(madeAt(made), false))).toEqual([false, true, true]);
});

it('does not begin a gap again when the bus is reported as away twice', () => {
  const { gap, pass } = given();
  gap.end();
  gap.begin();
  pass(50_000);
  gap.begin();
  pass(11_000);
  expect(gap.length()).toBe(61_000);
});

it('SECU-1303 doubts every session 60 seconds after a start without the bus, since nobody saw what was missed before', () => {
  const { gap, madeAt, pass } = given();
  expect(gap.isInDoubt(madeAt(-86_400_000), false)).toBe(false);
  pass(60_001);
  expect(gap.isInDoubt(madeAt(-86_400_000), false)).toBe(true);
});
