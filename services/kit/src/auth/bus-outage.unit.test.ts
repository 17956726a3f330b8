import { expect, it } from 'vitest';
import { createBusOutage } from './bus-outage.ts';

const START = Date.parse('2026-11-23T06:00:00.000Z');

const setup = () => {
  let at = 0;
  const gap = createBusOutage({ now: () => new Date(START + at), monotonic: () => at });
  /** A token issued this many milliseconds after the start. */
  const issuedAt = (milliseconds: number) => ({ iat: (START + milliseconds) / 1_000 });
  const pass = (milliseconds: number): void => {
    at += milliseconds;
  };
  return { gap, issuedAt, pass };
};

it('SECU-1303 isInDoubt is false for writes while the bus is connected and for 60 seconds after it was lost', () => {
  const { gap, issuedAt, pass } = setup();
  gap.end();
  pass(600_000);
  expect(gap.isInDoubt(issuedAt(0), true)).toBe(false);
  gap.begin();
  pass(60_000);
  expect(gap.isInDoubt(issuedAt(0), true)).toBe(false);
  pass(1);
  expect(gap.isInDoubt(issuedAt(0), true)).toBe(true);
  gap.end();
  expect([gap.isInDoubt(issuedAt(0), true), gap.length()]).toEqual([false, 0]);
});

it('SECU-1303 isInDoubt is true for reads only with tokens issued during the gap, minus 60 seconds of clock skew', () => {
  const { gap, issuedAt, pass } = setup();
  gap.end();
  pass(600_000);
  gap.begin();
  pass(61_000);
  expect([539_000, 540_000, 660_000].map((at) => gap.isInDoubt(issuedAt(at), false))).toEqual([false, true, true]);
});

it('begin does not restart the gap when the bus is reported as disconnected twice', () => {
  const { gap, pass } = setup();
  gap.end();
  gap.begin();
  pass(50_000);
  gap.begin();
  pass(11_000);
  expect(gap.length()).toBe(61_000);
});

it('SECU-1303 isInDoubt is true even for reads with old tokens from 60 seconds after a start without the bus', () => {
  const { gap, issuedAt, pass } = setup();
  expect(gap.isInDoubt(issuedAt(-86_400_000), false)).toBe(false);
  pass(60_001);
  expect(gap.isInDoubt(issuedAt(-86_400_000), false)).toBe(true);
});
